import type { IsoDate } from '#contract/dates.ts';

/** The date it is now in a place. @param timeZone IANA name; an unknown one counts as UTC */
export function todayIn(timeZone: string, now: Date): IsoDate {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(now);
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}
