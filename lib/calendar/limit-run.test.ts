import { expect, test } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import { night, nightsOf, TODAY } from './fixtures.test-data.ts';
import { bracketParts, heldAt } from './limit-run.ts';
import { monthBand } from './month.ts';

test('a run of nights shares one bracket, and another side begins another', () => {
  const nights = nightsOf(
    night('2027-02-01', { price: 80 }),
    night('2027-02-02', { price: 80 }),
    night('2027-02-03', { price: 190 }),
    night('2027-02-05', { price: 80 }),
  );
  const parts = bracketParts(monthBand('2027-02', 0), nights, TODAY);
  expect([...parts.values()]).toEqual([
    { side: 'floor', opens: true, closes: false },
    { side: 'floor', opens: false, closes: true },
    { side: 'ceiling', opens: true, closes: true },
    { side: 'floor', opens: true, closes: true },
  ]);
  expect(parts.has(toEpochDay('2027-02-04'))).toBe(false);
});

test.each([
  ['a booked night', { availability: 'booked' as const, price: 80 }],
  ['an override', { override: 'fixed' as const, price: 80 }],
  ['a night without a ceiling', { ceiling: null, price: 900 }],
])('%s is held by no limit', (_, changes) => {
  expect(heldAt(night('2027-02-01', changes), TODAY)).toBeNull();
});

test('a past night shows no bracket', () => {
  expect(heldAt(night('2026-11-19', { price: 80 }), TODAY)).toBeNull();
});
