import { z } from 'zod';

export const LOCALES = ['en', 'en-GB', 'en-AU', 'en-CA', 'ja', 'fr', 'pt', 'de', 'es', 'it'] as const;
export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

/** What there are words in: the English locales share theirs, and differ in how they write numbers and dates. */
export type Language = Exclude<Locale, `en-${string}`>;

const isEnglishElsewhere = (locale: Locale): locale is Exclude<Locale, Language> => locale.startsWith('en-');

export const languageOf = (locale: Locale): Language => (isEnglishElsewhere(locale) ? 'en' : locale);
