import type { DateRange } from './date-range.ts';

/** "20 Sep – 19 Dec 2026", in the reader's notation. */
export function formatRange({ from, to }: DateRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Engines differ in the kind of space around the dash; server and browser must write the same.
  return format.formatRange(Date.parse(from), Date.parse(to)).replaceAll(/[\u2009\u202f]/g, ' ');
}
