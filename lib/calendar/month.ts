import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { toEpochDay, toIsoDate, weekdayOf } from '#contract/dates.ts';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** Monday is 0, Sunday is 6: the weekday in the first column. */
export type WeekStart = 0 | 6;

/** A run of days that stands in one row of a grid: a month of the year, or a week on a phone. */
export interface Band {
  first: EpochDay;
  last: EpochDay;
  /** Empty columns before the first day. */
  offset: number;
}

/** 31 days that begin in the last weekday column end in column 37. */
export const YEAR_COLUMNS = 37;

export function monthOf(date: IsoDate): Month {
  return date.slice(0, 7);
}

export function monthOfDay(day: EpochDay): Month {
  return monthOf(toIsoDate(day));
}

/** @param count months to add; may be negative. */
export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function monthsBetween(from: Month, to: Month): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))
  );
}

export function firstDayOf(month: Month): EpochDay {
  return toEpochDay(`${month}-01`);
}

export function lastDayOf(month: Month): EpochDay {
  return firstDayOf(addMonths(month, 1)) - 1;
}

/** Column of a day in a week that begins on `weekStart`, 0 to 6. */
export function weekColumn(day: EpochDay, weekStart: WeekStart): number {
  return (weekdayOf(day) - weekStart + 7) % 7;
}

export function monthBand(month: Month, weekStart: WeekStart): Band {
  const first = firstDayOf(month);
  return { first, last: lastDayOf(month), offset: weekColumn(first, weekStart) };
}

/** The weeks of a month; the first and the last one may be short. */
export function weekBands(month: Month, weekStart: WeekStart): Band[] {
  const last = lastDayOf(month);
  const bands: Band[] = [];
  for (let first = firstDayOf(month); first <= last; ) {
    const offset = weekColumn(first, weekStart);
    const end = Math.min(last, first + 6 - offset);
    bands.push({ first, last: end, offset });
    first = end + 1;
  }
  return bands;
}

export function daysOf(band: Band): EpochDay[] {
  return Array.from({ length: band.last - band.first + 1 }, (_, index) => band.first + index);
}

/** Zero-based column of a day that lies in the band. */
export function columnOf(band: Band, day: EpochDay): number {
  return band.offset + day - band.first;
}

const SUNDAY_FIRST = new Set(['en', 'en-US', 'en-CA', 'ja', 'pt', 'pt-BR']);

/** Where people of this locale look for the first day of the week (CLDR's week data for the ten locales). */
export function weekStartOf(locale: string): WeekStart {
  return SUNDAY_FIRST.has(locale) ? 6 : 0;
}
