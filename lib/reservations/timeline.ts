import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { toEpochDay, toIsoDate, weekdayOf } from '#contract/dates.ts';

/** The days on which the stays of one page are drawn; `to` is the day after the last. */
export interface Axis {
  from: EpochDay;
  to: EpochDay;
  /** Where a line stands: Mondays, or the first days of months where there are too many of them. */
  ticks: EpochDay[];
}

export interface Span {
  /** Percent of the axis. */
  left: number;
  width: number;
  /** It begins, or ends, on the axis and not before, or after. */
  opens: boolean;
  closes: boolean;
}

interface Dates {
  'checkin-date': IsoDate;
  'checkout-date': IsoDate;
}

const LEAST_DAYS = 14;
const MOST_DAYS = 366;
/** So many days of guests who are there already are drawn before the window. */
const DAYS_BEFORE = 7;
const MOST_DAYS_BY_WEEK = 70;

/** From the first arrival to the last departure, two weeks to a year; of what came before the window, a week. */
export function axisOf(stays: readonly Dates[], windowFrom: IsoDate): Axis {
  const arrivals = stays.map((stay) => toEpochDay(stay['checkin-date']));
  const departures = stays.map((stay) => toEpochDay(stay['checkout-date']));
  const from = Math.max(Math.min(...arrivals), toEpochDay(windowFrom) - DAYS_BEFORE);
  const to = from + Math.min(MOST_DAYS, Math.max(LEAST_DAYS, Math.max(...departures) - from + 1));
  const days = Array.from({ length: to - from }, (_, index) => from + index);
  const isTick = (day: EpochDay) =>
    days.length > MOST_DAYS_BY_WEEK ? toIsoDate(day).endsWith('-01') : weekdayOf(day) === 0;
  return { from, to, ticks: days.filter(isTick) };
}

/** Where a stay lies on the axis; null where it lies beside it. */
export function spanOf(stay: Dates, { from, to }: Axis): Span | null {
  const checkin = toEpochDay(stay['checkin-date']);
  const checkout = toEpochDay(stay['checkout-date']);
  const [start, end] = [Math.max(checkin, from), Math.min(checkout, to)];
  if (start >= end) return null;
  return {
    left: placeOf(start, { from, to }),
    width: ((end - start) / (to - from)) * 100,
    opens: checkin >= from,
    closes: checkout <= to,
  };
}

/** How far along the axis a day begins, in percent. */
export function placeOf(day: EpochDay, { from, to }: Pick<Axis, 'from' | 'to'>): number {
  return ((day - from) / (to - from)) * 100;
}
