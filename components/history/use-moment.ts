'use client';
import { useLocale } from 'next-intl';
import { useHydrated } from '#lib/use-hydrated.ts';

/** Formats a timestamp's date and time in the reader's own zone, which is known once the page is interactive. */
export function useMoment(): (timestamp: string) => string {
  const locale = useLocale();
  const hydrated = useHydrated();
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (timestamp) => (hydrated ? format.format(new Date(timestamp)) : '–');
}
