'use client';
import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Formats a timestamp in the reader's own zone: the time of today, else the day.
 * Until the page is interactive the zone is unknown, and it writes a dash of the same use.
 */
export function useWhen(): (timestamp: string) => string {
  const locale = useLocale();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (timestamp) => {
    if (!inBrowser) return '–';
    const date = new Date(timestamp);
    const isToday = date.toDateString() === new Date().toDateString();
    const style: Intl.DateTimeFormatOptions = isToday
      ? { hour: '2-digit', minute: '2-digit' }
      : { day: 'numeric', month: 'short' };
    return new Intl.DateTimeFormat(locale, style).format(date);
  };
}
