import type { WeekStart } from './month.ts';

export interface WeekdayName {
  /** Two letters where seven different pairs exist, else the locale's short form. */
  short: string;
  long: string;
  weekend: boolean;
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const MS_PER_DAY = 86_400_000;

/** The seven weekdays as column heads, from `weekStart` on. */
export function weekdayNames(locale: string, weekStart: WeekStart): WeekdayName[] {
  const weekdays = Array.from({ length: 7 }, (_, index) => (weekStart + index) % 7);
  const name = (weekday: number, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' })
      .format(MONDAY + weekday * MS_PER_DAY)
      .replace(/\.$/, '');
  const short = weekdays.map((weekday) => name(weekday, 'short'));
  const pairs = short.map((text) => text.slice(0, 2));
  const labels = new Set(pairs).size === 7 ? pairs : short;
  return weekdays.map((weekday, index) => ({
    short: labels[index] ?? '',
    long: name(weekday, 'long'),
    weekend: weekday === 4 || weekday === 5,
  }));
}
