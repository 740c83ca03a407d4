const DAY_MS = 86_400_000;

/** How long ago, in the largest unit that fits: "3 months ago", "yesterday", "today". */
export function formatAge(at: string, now: Date, locale: string): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / DAY_MS));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (days < 60) return format.format(-days, 'day');
  if (days < 730) return format.format(-Math.floor(days / 30.44), 'month');
  return format.format(-Math.floor(days / 365.25), 'year');
}
