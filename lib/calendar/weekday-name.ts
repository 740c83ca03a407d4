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

/** Names weekdays by their place in the week, Monday being 0. */
export function weekdayNaming(locale: string, style: 'short' | 'long'): (weekday: number) => string {
  const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
  return (weekday) => format.format(MONDAY + weekday * MS_PER_DAY);
}

/** The seven weekdays as column heads, from `weekStart` on. */
export function weekdayNames(locale: string, weekStart: WeekStart): WeekdayName[] {
  const weekdays = Array.from({ length: 7 }, (_, index) => (weekStart + index) % 7);
  const named = (style: 'short' | 'long') => {
    const name = weekdayNaming(locale, style);
    return weekdays.map((weekday) => name(weekday).replace(/\.$/, ''));
  };
  const [short, long] = [named('short'), named('long')];
  const pairs = short.map((text) => text.slice(0, 2));
  const labels = new Set(pairs).size === 7 ? pairs : short;
  return weekdays.map((weekday, index) => ({
    short: labels[index] ?? '',
    long: long[index] ?? '',
    weekend: weekday === 4 || weekday === 5,
  }));
}
