import { toIsoDate } from '#contract/dates.ts';

/** How a night of a window is written; with its year where the window touches two. */
export function nightFormat(
  { firstDay, nights }: { firstDay: number; nights: number },
  locale: string,
): Intl.DateTimeFormat {
  const [first, last] = [firstDay, firstDay + nights - 1].map((day) => toIsoDate(day).slice(0, 4));
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(first === last ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
}
