import {
  type EpochDay,
  type IsoDate,
  isIsoDate,
  toEpochDay,
  toIsoDate,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '#contract/dates.ts';

/** A row as it is sent: a value for its dates, or neither value, which clears them. */
export interface OverrideRow {
  'start-date': IsoDate;
  'end-date': IsoDate;
  price: number | null;
  'percentage-adjustment': number | null;
  'days-of-week': readonly Weekday[] | null;
  /** Which value the row is to set; left out where it clears. */
  mode?: 'price' | 'percentage-adjustment' | undefined;
}

/** As long as any row may be: longer ones are wrong already. */
const LONGEST_DAYS = 2200;

/** The dates a row stands for; none where its dates are missing or not in order. */
export function datesOf(row: OverrideRow): EpochDay[] {
  const { 'start-date': start, 'end-date': end, 'days-of-week': weekdays } = row;
  if (!isIsoDate(start ?? '') || !isIsoDate(end ?? '')) return [];
  const [from, to] = [toEpochDay(start), Math.min(toEpochDay(end), toEpochDay(start) + LONGEST_DAYS)];
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return weekdays === null
    ? days
    : days.filter((day) => weekdays.some((name) => WEEKDAYS[weekdayOf(day)] === name));
}

/** The first date that the row at `index` shares with an earlier one, or null. */
export function sharedDate(rows: readonly OverrideRow[], index: number): IsoDate | null {
  const earlier = new Set(rows.slice(0, index).flatMap(datesOf));
  const row = rows[index];
  const shared = row && datesOf(row).find((day) => earlier.has(day));
  return shared === undefined ? null : toIsoDate(shared);
}
