import { type IsoDate, isIsoDate, toEpochDay } from '#contract/dates.ts';

/** Nights from the first to the last, both included. */
export interface DateRange {
  from: IsoDate;
  to: IsoDate;
}

export interface RangeLimit {
  /** The most nights a range may hold, first and last included. */
  maximumNights: number;
}

/** Why a range cannot be asked for; the words for it are the texts of `dateRange.problem`. */
export type RangeProblem = 'missing' | 'outside' | 'backwards' | 'tooLong';

/** Dates beyond these are nobody's stay; the service refuses them. */
const EARLIEST = '2000-01-01';
const LATEST = '2199-12-31';

/** Number of nights, first and last included. */
export function nightsIn({ from, to }: DateRange): number {
  return toEpochDay(to) - toEpochDay(from) + 1;
}

/** @param range any text that is no date stands for one that was not given */
export function rangeProblem(range: DateRange, { maximumNights }: RangeLimit): RangeProblem | null {
  const { from, to } = range;
  if (!isIsoDate(from) || !isIsoDate(to)) return 'missing';
  if (from < EARLIEST || from > LATEST || to < EARLIEST || to > LATEST) return 'outside';
  if (to < from) return 'backwards';
  return nightsIn(range) > maximumNights ? 'tooLong' : null;
}
