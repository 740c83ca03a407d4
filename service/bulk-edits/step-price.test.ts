import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepPrice } from './step-price.ts';

test.each([
  [120, 10, 132],
  [50, 15, 58],
  [45, -10, 41],
  [105, 10, 116],
  [99, 0, 99],
  [333, -7.25, 309],
  [200, -99.99, 0],
  [1, 1000, 11],
])('%i by %f % is %i', (price, percent, after) => {
  expect(stepPrice(price, { step: 'percent', percent })).toBe(after);
});

test('an amount is added or taken away, a price set or removed', () => {
  expect(stepPrice(120, { step: 'amount', amount: -30 })).toBe(90);
  expect(stepPrice(120, { step: 'set', amount: 200 })).toBe(200);
  expect(stepPrice(120, { step: 'remove' })).toBeNull();
});

test('a relative step leaves a price that is not there alone', () => {
  expect(stepPrice(null, { step: 'percent', percent: 10 })).toBeNull();
  expect(stepPrice(null, { step: 'amount', amount: 10 })).toBeNull();
  expect(stepPrice(null, { step: 'set', amount: 10 })).toBe(10);
});

test('a percentage in hundredths is exact to half a unit of money', () => {
  const prices = fc.integer({ min: 0, max: 100_000_000 });
  const hundredths = fc.integer({ min: -9999, max: 100_000 });
  fc.assert(
    fc.property(prices, hundredths, (price, percent) => {
      const after = BigInt(stepPrice(price, { step: 'percent', percent: percent / 100 }) ?? -1);
      const exact = BigInt(price) * BigInt(10_000 + percent);
      const [low, high] = [after * 10_000n - 5_000n, after * 10_000n + 5_000n];
      expect(low <= exact && exact < high).toBe(true);
    }),
  );
});
