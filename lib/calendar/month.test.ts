import { expect, test } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import {
  addMonths,
  columnOf,
  daysOf,
  lastDayOf,
  monthBand,
  weekBands,
  weekStartOf,
  YEAR_COLUMNS,
} from './month.ts';

test('months are added across years, both ways', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-11', -24)).toBe('2024-11');
});

test('a month stands under its weekdays', () => {
  const november = monthBand('2026-11', 0);
  expect(november.offset).toBe(6);
  expect(columnOf(november, toEpochDay('2026-11-27'))).toBe(32);
  expect(monthBand('2026-11', 6).offset).toBe(0);
});

test('no month of ten years needs more than 37 columns', () => {
  for (let month = '2024-01'; month < '2034-01'; month = addMonths(month, 1)) {
    const band = monthBand(month, 0);
    expect(columnOf(band, band.last)).toBeLessThan(YEAR_COLUMNS);
  }
});

test('February has 29 days in a leap year', () => {
  expect(toIsoDate(lastDayOf('2028-02'))).toBe('2028-02-29');
  expect(toIsoDate(lastDayOf('2027-02'))).toBe('2027-02-28');
});

test('the weeks of a month hold each of its days once', () => {
  const weeks = weekBands('2026-11', 0);
  expect(weeks.map((week) => [week.offset, week.last - week.first + 1])).toEqual([
    [6, 1],
    [0, 7],
    [0, 7],
    [0, 7],
    [0, 7],
    [0, 1],
  ]);
  expect(weeks.flatMap(daysOf)).toEqual(daysOf(monthBand('2026-11', 0)));
});

test('the week begins where the locale looks for it', () => {
  expect(weekStartOf('en-GB')).toBe(0);
  expect(weekStartOf('de')).toBe(0);
  expect(weekStartOf('en')).toBe(6);
  expect(weekStartOf('ja')).toBe(6);
});
