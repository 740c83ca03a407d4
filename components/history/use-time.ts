'use client';
import { useLocale } from 'next-intl';
import { useHydrated } from '#lib/use-hydrated.ts';

/** Formats a timestamp's time of day in the reader's own zone, which is known once the page is interactive. */
export function useTime(): (timestamp: string) => string {
  const locale = useLocale();
  const hydrated = useHydrated();
  return (timestamp) =>
    hydrated
      ? new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(timestamp))
      : '–';
}
