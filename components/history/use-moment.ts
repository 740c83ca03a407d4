'use client';
import { useLocale } from 'next-intl';
import { useHydrated } from '#lib/use-hydrated.ts';

/** Formats a timestamp's date and time in the reader's own zone, which is known once the page is interactive. */
export function useMoment(): (timestamp: string) => string {
  const locale = useLocale();
  const hydrated = useHydrated();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (timestamp) => (hydrated ? format.format(new Date(timestamp)) : '–');
}
