import { toIsoDate } from '#contract/dates.ts';
import type { Month } from './month.ts';
import { addMonths, firstDayOf } from './month.ts';
import { WINDOW_MONTHS } from './year-window.ts';

export interface NamedMonth {
  month: Month;
  name: string;
}

/**
 * The twelve months of a window by name.
 * @param years on every month, or only where one begins
 */
export function namedMonths(start: Month, locale: string, years: 'always' | 'new'): NamedMonth[] {
  const format = (month: Month, year: boolean) =>
    new Intl.DateTimeFormat(locale, {
      month: 'long',
      ...(year ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }).format(Date.parse(toIsoDate(firstDayOf(month))));
  return Array.from({ length: WINDOW_MONTHS }, (_, index) => {
    const month = addMonths(start, index);
    const name = format(month, years === 'always' || month.endsWith('-01'));
    return { month, name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
  });
}
