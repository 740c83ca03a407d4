import fc from 'fast-check';
import { expect, test } from 'vitest';
import { healthScore } from './health-score.ts';

const earning = (occupancy: number | null, rate: number | null) => ({
  'adj-occupancy': occupancy,
  'average-posted-rate': rate,
});
const SET = [earning(50, 80), earning(50, 100), earning(50, 500)];

test.each([
  ['as the middle of the set', earning(50, 100), 50],
  ['as much at half the rate and twice the occupancy', earning(100, 50), 50],
  ['twice as much', earning(50, 200), 67],
  ['half as much', earning(25, 100), 33],
  ['nothing', earning(0, 100), 0],
  ['with an occupancy that is not known', earning(null, 100), null],
  ['at a rate that is not known', earning(50, null), null],
])('a listing that does %s', (_, listing, expected) => {
  expect(healthScore(listing, SET)).toBe(expected);
});

test('members that cannot be measured say nothing, and fewer than three are no set', () => {
  const unknown = [earning(null, 100), earning(50, null)];
  expect(healthScore(earning(50, 100), [...SET, ...unknown])).toBe(50);
  expect(healthScore(earning(50, 100), [...SET.slice(1), ...unknown])).toBeNull();
});

test('where nobody has a booking there is nothing to compare', () => {
  const idle = Array(5).fill(earning(0, 100));
  expect(healthScore(earning(0, 100), idle)).toBeNull();
  expect(healthScore(earning(10, 100), idle)).toBe(100);
});

test('whatever the set is, a score lies in 0…100 and never falls when the listing does better', () => {
  const measured = fc.record({
    'adj-occupancy': fc.double({ min: 0, max: 100, noNaN: true }),
    'average-posted-rate': fc.double({ min: 0, max: 1e6, noNaN: true }),
  });
  fc.assert(
    fc.property(measured, fc.array(measured, { maxLength: 20 }), (listing, set) => {
      const score = healthScore(listing, set);
      const better = healthScore(
        { ...listing, 'average-posted-rate': listing['average-posted-rate'] * 2 },
        set,
      );
      if (score === null || better === null) return;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(better).toBeLessThanOrEqual(100);
      expect(better).toBeGreaterThanOrEqual(score);
    }),
  );
});
