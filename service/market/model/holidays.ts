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

/** Our languages and how `date-holidays` calls them. */
const LANGUAGES = { en: 'en', ja: 'jp', fr: 'fr', pt: 'pt', de: 'de', es: 'es', it: 'it' };
/** Nobody's language: its names are what the calendar falls back to. */
const NO_LANGUAGE = 'xx';

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
  const events: KnownEvent[] = [];
  const days = namedDays(country, region, NO_LANGUAGE, fromYear, toYear);
  const translations = Object.entries(LANGUAGES).map(
    ([language, code]) => [language, namedDays(country, region, code, fromYear, toYear)] as const,
  );
  const native = new Set(new Holidays(country).getLanguages().map((code) => code.slice(0, 2)));
  days.forEach(({ day, name: fallback }, index) => {
    const names: Record<string, string> = {};
    for (const [language, translated] of translations) {
      const name = translated[index]?.name ?? fallback;
      const isTranslated = name !== fallback || native.has(LANGUAGES[language as keyof typeof LANGUAGES]);
      if (language === 'en' || isTranslated) names[language] = name;
    }
    const [before, after] = NIGHTS_AROUND[weekdayOf(day)] ?? [-1, 0];
    events.push({ from: day + before, to: day + after, names });
  });
  return events.sort((a, b) => a.from - b.from);
}

/** One calendar per language: one that was asked in two keeps falling back to the first. */
function namedDays(
  country: string,
  region: string | null,
  language: string,
  fromYear: number,
  toYear: number,
) {
  const options = { languages: language };
  const calendar = region ? new Holidays(country, region, options) : new Holidays(country, options);
  const days: { day: EpochDay; name: string }[] = [];
  for (let year = fromYear; year <= toYear; year++) {
    for (const holiday of calendar.getHolidays(year, language).filter(isPublic)) {
      days.push({ day: toEpochDay(holiday.date.slice(0, 10)), name: holiday.name });
    }
  }
  return days;
}

function isPublic(holiday: { type: string; substitute?: boolean | undefined }): boolean {
  return holiday.type === 'public' && !holiday.substitute;
}
