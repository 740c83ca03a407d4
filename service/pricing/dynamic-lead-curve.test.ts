import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dynamicLeadRatio } from './dynamic-lead-curve.ts';
import { TIME_BASED_TIERS } from './rules.ts';

test.each([
  ['a night that sells late in 79 % of cases keeps its price a week before', 0.79, 7, 'occupancy', 0],
  ['a night that sells late in 32 % of cases does not', 0.32, 7, 'occupancy', -0.172],
  ['the rate tier holds out', 0.32, 7, 'rate', -0.052],
  ['the revenue tier stands between them', 0.32, 7, 'revenue', -0.103],
  ['a night that never sells today is 30 % cheaper at most', 0, 0, 'occupancy', -0.3],
  ['at 30 days it is too early for a discount', 0, 30, 'occupancy', 0],
  ['at 180 days the premium begins', 0.5, 180, 'occupancy', 0],
  ['at 365 days it is 15 %', 0.5, 365, 'occupancy', 0.15],
  ['without a known chance there is no discount', Number.NaN, 3, 'occupancy', 0],
] as const)('%s', (_, chance, lead, tier, expected) => {
  expect(dynamicLeadRatio(chance, lead, tier)).toBe(expected);
});

test('a better chance never means a lower price, nor does a later discount fall below −30 %', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const tier = fc.constantFrom(...TIME_BASED_TIERS);
  fc.assert(
    fc.property(chance, chance, fc.nat(500), tier, (a, b, lead, by) => {
      const [worse, better] = [Math.min(a, b), Math.max(a, b)];
      expect(dynamicLeadRatio(worse, lead, by)).toBeLessThanOrEqual(dynamicLeadRatio(better, lead, by));
      expect(dynamicLeadRatio(worse, lead, by)).toBeGreaterThanOrEqual(-0.3);
      expect(dynamicLeadRatio(better, lead, by)).toBeLessThanOrEqual(0.15);
    }),
    { seed: 20_261_120 },
  );
});
