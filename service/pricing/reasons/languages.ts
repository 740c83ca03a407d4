import type { Locale } from '#contract/locales.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Messages } from './messages.ts';
import { pt } from './pt.ts';

/** The English locales share their words and differ in how they write numbers and dates. */
const LANGUAGES: Record<Locale, Messages> = {
  en,
  'en-GB': en,
  'en-AU': en,
  'en-CA': en,
  ja,
  fr,
  pt,
  de,
  es,
  it,
};

export function messagesOf(locale: Locale): Messages {
  return LANGUAGES[locale];
}
