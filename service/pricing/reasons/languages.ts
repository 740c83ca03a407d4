import { type Language, type Locale, languageOf } from '#contract/locales.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Messages } from './messages.ts';
import { pt } from './pt.ts';

const MESSAGES: Record<Language, Messages> = { en, ja, fr, pt, de, es, it };

export function messagesOf(locale: Locale): Messages {
  return MESSAGES[languageOf(locale)];
}
