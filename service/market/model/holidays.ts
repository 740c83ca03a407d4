import Holidays from 'date-holidays';
import type { EpochDay } from '#contract/dates.ts';
import { toEpochDay, weekdayOf } from '#contract/dates.ts';

/** Nights that a calendar names before any price was looked at. */
export interface KnownEvent {
  /** First night. */
  from: EpochDay;
  /** Last night, inclusive. */
  to: EpochDay;
  /** By language. */
  names: Record<string, string>;
}

const LANGUAGES = ['en', 'ja', 'fr', 'pt', 'de', 'es', 'it'];

/**
 * The nights that a public holiday touches, from its first night to its last relative to the day, by the
 * weekday on which it falls (Monday first): long weekends include their bridge days.
 */
const NIGHTS_AROUND: readonly (readonly [number, number])[] = [
  [-3, -1],
  [-4, -1],
  [-1, 0],
  [-1, 2],
  [-1, 1],
  [-1, 0],
  [-2, -1],
];

/**
 * Public holidays with the nights around them, named in every language the calendar has.
 * @param country ISO 3166-1 alpha-2; an unknown one has no holidays
 * @param region subdivision as `date-holidays` spells it, or null
 */
export function publicHolidays(
  country: string,
  region: string | null,
  fromYear: number,
  toYear: number,
): KnownEvent[] {
  const calendar = region ? new Holidays(country, region) : new Holidays(country);
  const known = new Set(calendar.getLanguages().map((language) => language.slice(0, 2)));
  const events: KnownEvent[] = [];
  for (let year = fromYear; year <= toYear; year++) {
    const english = calendar.getHolidays(year, 'en').filter(isPublic);
    const named = english.map((holiday) => ({
      holiday,
      names: { en: holiday.name } as Record<string, string>,
    }));
    for (const language of LANGUAGES.slice(1)) {
      calendar
        .getHolidays(year, language)
        .filter(isPublic)
        .forEach(({ name }, index) => {
          const entry = named[index];
          if (entry && (known.has(language) || name !== entry.holiday.name)) entry.names[language] = name;
        });
    }
    for (const { holiday, names } of named) {
      const day = toEpochDay(holiday.date.slice(0, 10));
      const [before, after] = NIGHTS_AROUND[weekdayOf(day)] ?? [-1, 0];
      events.push({ from: day + before, to: day + after, names });
    }
  }
  return events.sort((a, b) => a.from - b.from);
}

function isPublic(holiday: { type: string; substitute?: boolean | undefined }): boolean {
  return holiday.type === 'public' && !holiday.substitute;
}
