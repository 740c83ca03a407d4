'use client';
import { useLocale } from 'next-intl';
import { useHydrated } from '#lib/use-hydrated.ts';

/**
 * Formats a timestamp to the second in the reader's own zone, with the day where it is not today's.
 * Until the page is interactive the zone is unknown, and it writes a dash.
 */
export function useMoment(): (timestamp: string) => string {
  const locale = useLocale();
  const isHydrated = useHydrated();
  return (timestamp) => {
    if (!isHydrated) return '–';
    const date = new Date(timestamp);
    const isToday = date.toDateString() === new Date().toDateString();
    return new Intl.DateTimeFormat(locale, {
      ...(isToday ? {} : { day: 'numeric', month: 'short' }),
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }).format(date);
  };
}
