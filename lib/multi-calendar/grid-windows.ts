import type { EpochDay } from '#contract/dates.ts';
import { addMonths, firstDayOf, lastDayOf, type Month } from '#lib/calendar/month.ts';

/** Whole months of nights that are read at once. */
export interface GridWindow {
  index: number;
  from: EpochDay;
  /** Inclusive. */
  to: EpochDay;
}

/** A quarter of a year: a month's view asks for one or two, a year's for five. */
export const WINDOW_MONTHS = 3;
const WINDOWS_BACK = 4;
const WINDOWS_AHEAD = 7;

/** All that the calendar can be moved to: a year back, and a year and nine months on. @param current the month today lies in */
export function gridWindows(current: Month): GridWindow[] {
  return Array.from({ length: WINDOWS_BACK + WINDOWS_AHEAD }, (_, index) => {
    const month = addMonths(current, (index - WINDOWS_BACK) * WINDOW_MONTHS);
    return { index, from: firstDayOf(month), to: lastDayOf(addMonths(month, WINDOW_MONTHS - 1)) };
  });
}

/** The index of the window that holds a day; -1 for none. */
export function windowOf(windows: readonly GridWindow[], day: EpochDay): number {
  let low = 0;
  let high = windows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const window = windows[middle];
    if (!window) return -1;
    if (day < window.from) high = middle - 1;
    else if (day > window.to) low = middle + 1;
    else return middle;
  }
  return -1;
}
