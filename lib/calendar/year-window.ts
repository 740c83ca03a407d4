import type { Month } from './month.ts';
import { addMonths, monthsBetween } from './month.ts';

export const WINDOW_MONTHS = 12;

/** Twelve months that begin in the same month as this year's window. */
export interface YearWindow {
  start: Month;
  /** `2026–27`, or `2026` where the window is a calendar year. */
  label: string;
}

export function windowLabel(start: Month): string {
  const end = addMonths(start, WINDOW_MONTHS - 1);
  return start.slice(0, 4) === end.slice(0, 4)
    ? start.slice(0, 4)
    : `${start.slice(0, 4)}–${end.slice(2, 4)}`;
}

const YEARS_BACK = 2;
const YEARS_AHEAD = 1;

/**
 * The windows to choose from: this year's, the next, and those before it of which something is known.
 * @param current the month today lies in
 * @param known the month of the earliest night anything is known about, or null
 */
export function yearWindows(current: Month, known: Month | null): YearWindow[] {
  const back = known === null ? 0 : Math.ceil(monthsBetween(known, current) / WINDOW_MONTHS);
  const years = Math.min(YEARS_BACK, Math.max(0, back));
  return Array.from({ length: years + 1 + YEARS_AHEAD }, (_, index) => {
    const start = addMonths(current, (index - years) * WINDOW_MONTHS);
    return { start, label: windowLabel(start) };
  });
}

/** Keeps a window inside the years there are to choose from. */
export function clampWindow(start: Month, windows: YearWindow[]): Month {
  const first = windows[0]?.start ?? start;
  const last = windows.at(-1)?.start ?? start;
  return start < first ? first : start > last ? last : start;
}

/**
 * The window to show so that a month is in sight: a month on where it lies just outside, else whole years on.
 * @param start of the window now in sight
 */
export function windowHolding(month: Month, start: Month): Month {
  const ahead = monthsBetween(start, month);
  if (ahead === -1) return month;
  if (ahead === WINDOW_MONTHS) return addMonths(start, 1);
  return addMonths(start, Math.floor(ahead / WINDOW_MONTHS) * WINDOW_MONTHS);
}
