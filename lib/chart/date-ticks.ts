import { type EpochDay, toIsoDate, weekdayOf } from '#contract/dates.ts';

export interface DateTicks {
  days: readonly EpochDay[];
  /** Whether the labels are of days or of whole months. */
  unit: 'day' | 'month';
}

const WEEKS = [7, 14, 28] as const;
const MONTHS = [1, 2, 3, 6, 12] as const;

/**
 * Days at which an axis of nights is labelled: every day or second day, Mondays up to four weeks apart, or first days of months,
 * as close as `most` labels allow.
 */
export function dateTicks(first: EpochDay, nights: number, most: number): DateTicks {
  const all = Array.from({ length: nights }, (_, night) => first + night);
  for (const step of [1, 2]) {
    if (nights / step <= most) return { days: all.filter((day) => (day - first) % step === 0), unit: 'day' };
  }
  for (const step of WEEKS) {
    if (nights / step > most) continue;
    const monday = all.find((day) => weekdayOf(day) === 0) ?? first;
    return { days: all.filter((day) => day >= monday && (day - monday) % step === 0), unit: 'day' };
  }
  const months = all.filter((day) => toIsoDate(day).endsWith('-01'));
  const step = MONTHS.find((one) => months.length / one <= most) ?? 12;
  const isOnStep = (day: EpochDay) => (Number(toIsoDate(day).slice(5, 7)) - 1) % step === 0;
  return { days: months.filter(isOnStep), unit: 'month' };
}
