import { expect, it } from 'vitest';
import type { OverriddenNight } from '#lib/customizations/attributes.ts';
import { datesOf, type OverrideRow, sharedDate } from '#lib/customizations/override-rows.ts';
import { overrideRuns } from '#lib/customizations/override-runs.ts';

const night = (date: string, price: number | null, percentage: number | null = null): OverriddenNight => ({
  'start-date': date,
  'end-date': date,
  mode: price === null ? 'percentage-adjustment' : 'price',
  price,
  'percentage-adjustment': percentage,
});
const row = (start: string, end: string, more: Partial<OverrideRow> = {}): OverrideRow => ({
  'start-date': start,
  'end-date': end,
  price: 100,
  'percentage-adjustment': null,
  'days-of-week': null,
  ...more,
});

it('nights in a row with the same override are one line', () => {
  const nights = [
    night('2027-01-30', 90),
    night('2027-01-31', 90),
    night('2027-02-01', 90),
    night('2027-02-02', null, -10),
    night('2027-02-04', null, -10),
  ];
  expect(overrideRuns(nights)).toEqual([
    { start: '2027-01-30', end: '2027-02-01', nights: 3, price: 90, percentage: null },
    { start: '2027-02-02', end: '2027-02-02', nights: 1, price: null, percentage: -10 },
    { start: '2027-02-04', end: '2027-02-04', nights: 1, price: null, percentage: -10 },
  ]);
});

it('a row stands for its weekdays alone', () => {
  expect(datesOf(row('2027-01-01', '2027-01-31', { 'days-of-week': ['friday', 'saturday'] }))).toHaveLength(
    10,
  );
  expect(datesOf(row('2027-01-05', '2027-01-01'))).toEqual([]);
  expect(datesOf(row('', '2027-01-01'))).toEqual([]);
});

it('rows whose weekdays never meet share no date', () => {
  const weekends = row('2027-01-01', '2027-01-31', { 'days-of-week': ['friday', 'saturday'] });
  const mondays = row('2027-01-01', '2027-01-31', { 'days-of-week': ['monday'] });
  const all = row('2027-01-10', '2027-01-12');
  expect(sharedDate([weekends, mondays], 1)).toBeNull();
  expect(sharedDate([weekends, mondays, all], 2)).toBe('2027-01-11');
});
