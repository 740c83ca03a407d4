import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { WeekStart } from './month.ts';
import { addMonths, columnOf, firstDayOf, lastDayOf, monthBand, monthOfDay, weekColumn } from './month.ts';

/** `year`: a row is a month and columns are weekdays; `months`: a row is a week. */
export type GridLayout = 'year' | 'months';

function inOtherMonth(day: EpochDay, months: number, weekStart: WeekStart): EpochDay {
  const column = columnOf(monthBand(monthOfDay(day), weekStart), day);
  const target = monthBand(addMonths(monthOfDay(day), months), weekStart);
  return Math.min(target.last, Math.max(target.first, target.first + column - target.offset));
}

function inOtherYear(day: EpochDay, years: number): EpochDay {
  const month = addMonths(monthOfDay(day), years * 12);
  const dayOfMonth = Number(toIsoDate(day).slice(8));
  return Math.min(lastDayOf(month), firstDayOf(month) + dayOfMonth - 1);
}

/**
 * The night a key leads to, as in the ARIA grid pattern; it may lie outside the window shown.
 * @returns null for a key that moves nothing
 */
export function movedBy(
  key: string,
  day: EpochDay,
  layout: GridLayout,
  weekStart: WeekStart,
): EpochDay | null {
  const year = layout === 'year';
  switch (key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return year ? inOtherMonth(day, -1, weekStart) : day - 7;
    case 'ArrowDown':
      return year ? inOtherMonth(day, 1, weekStart) : day + 7;
    case 'Home':
      return year ? firstDayOf(monthOfDay(day)) : day - weekColumn(day, weekStart);
    case 'End':
      return year ? lastDayOf(monthOfDay(day)) : day + 6 - weekColumn(day, weekStart);
    case 'PageUp':
      return inOtherYear(day, -1);
    case 'PageDown':
      return inOtherYear(day, 1);
    default:
      return null;
  }
}
