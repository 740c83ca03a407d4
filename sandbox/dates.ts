export const MS_PER_DAY = 86_400_000;

/** Whole days since 1970-01-01. */
export type Day = number;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

export function dayOf(date: string): Day {
  return Date.parse(date) / MS_PER_DAY;
}

export function dateOf(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function monthOf(day: Day): number {
  return new Date(day * MS_PER_DAY).getUTCMonth();
}

export function isDate(text: string): boolean {
  return ISO_DATE.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(dayOf(text)) === text;
}

/** The calendar day at a moment in a time zone. */
export function localDay(nowMs: number, timezone: string): Day {
  const date = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timezone).toPlainDate();
  return dayOf(date.toString());
}

export function instantOf(ms: number): string {
  return new Date(ms).toISOString();
}
