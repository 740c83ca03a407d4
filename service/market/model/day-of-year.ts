import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';

export const DAYS_OF_YEAR = 366;

const FIRST_OF_MONTH = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];

export interface CalendarDay {
  year: number;
  /** 0…11 */
  month: number;
  /** 0…365 in a leap year's numbering: 1 March is 60 in every year. */
  dayOfYear: number;
}

export function calendarDayOf(day: EpochDay): CalendarDay {
  const [year = 0, month = 1, date = 1] = toIsoDate(day).split('-').map(Number);
  return { year, month: month - 1, dayOfYear: (FIRST_OF_MONTH[month - 1] ?? 0) + date - 1 };
}

/** Twelve monthly values as a smooth yearly curve through the middle of each month. */
export function curveOfMonths(months: readonly number[]): Float64Array {
  const curve = new Float64Array(DAYS_OF_YEAR);
  for (let day = 0; day < DAYS_OF_YEAR; day++) {
    const position = (day / DAYS_OF_YEAR) * 12 - 0.5;
    const before = Math.floor(position);
    const part = position - before;
    const at = (index: number) => months[(index + 12) % 12] ?? 1;
    const eased = (1 - Math.cos(Math.PI * part)) / 2;
    curve[day] = at(before) * (1 - eased) + at(before + 1) * eased;
  }
  return curve;
}
