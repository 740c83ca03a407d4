/** A calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;

/** Whole days since 1970-01-01, the form in which the engine counts nights. */
export type EpochDay = number;

const MS_PER_DAY = 86_400_000;

/** @param date a valid `YYYY-MM-DD`; anything else gives NaN. */
export function toEpochDay(date: IsoDate): EpochDay {
  return Date.parse(date) / MS_PER_DAY;
}

export function toIsoDate(day: EpochDay): IsoDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Index in this list is the number of a weekday: Monday is 0, Sunday is 6. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Index in `WEEKDAYS`. */
export function weekdayOf(day: EpochDay): number {
  return (((day + 3) % 7) + 7) % 7;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** True only for a date that exists: `2025-02-30` is not one. */
export function isIsoDate(text: string): text is IsoDate {
  return ISO_DATE.test(text) && !Number.isNaN(Date.parse(text)) && toIsoDate(toEpochDay(text)) === text;
}
