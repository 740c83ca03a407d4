import { expect, test } from 'vitest';
import { heatOf } from './heat.ts';

test.each([
  [100, 0],
  [104, 0],
  [105, 1],
  [119, 1],
  [120, 2],
  [134, 2],
  [135, 3],
  [96, 0],
  [95, -1],
  [81, -1],
  [80, -2],
  [65, -3],
  [10, -3],
])('a price of %i against a base of 100 is step %i', (price, heat) => {
  expect(heatOf(price, 100)).toBe(heat);
});

test('without a base price a price is neither high nor low', () => {
  expect(heatOf(100, null)).toBe(0);
});
