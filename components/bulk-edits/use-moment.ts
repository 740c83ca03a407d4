import { useLocale } from 'next-intl';
import { useHydrated } from '#lib/use-hydrated.ts';

/** Writes day and time in the reader's own zone; a dash until that is known. */
export function useMoment(): (timestamp: string) => string {
  const locale = useLocale();
  const hydrated = useHydrated();
  return (timestamp) =>
    hydrated
      ? new Intl.DateTimeFormat(locale, {
          day: 'numeric',
          month: 'short',
          hour: '2-digit',
          minute: '2-digit',
        }).format(new Date(timestamp))
      : '–';
}
