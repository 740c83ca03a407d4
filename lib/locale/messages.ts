import type { Locale } from '#contract/locales.ts';

/** A text, as written or as the build has parsed it (an array). */
type Message = string | readonly unknown[];

export interface Messages {
  [key: string]: Message | Messages;
}

const load: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('../../messages/en.json')).default,
  'en-GB': async () => (await import('../../messages/en-GB.json')).default,
  'en-AU': async () => (await import('../../messages/en-AU.json')).default,
  'en-CA': async () => (await import('../../messages/en-CA.json')).default,
  ja: async () => (await import('../../messages/ja.json')).default,
  fr: async () => (await import('../../messages/fr.json')).default,
  pt: async () => (await import('../../messages/pt.json')).default,
  de: async () => (await import('../../messages/de.json')).default,
  es: async () => (await import('../../messages/es.json')).default,
  it: async () => (await import('../../messages/it.json')).default,
};

/** The texts of a locale. English fills what a locale leaves out, so the English variants hold differences only. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [english, own] = await Promise.all([load.en(), load[locale]()]);
  return locale === 'en' ? english : overlay(english, own);
}

function overlay(base: Messages, over: Messages): Messages {
  const merged: Messages = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isGroup(value) && isGroup(below) ? overlay(below, value) : value;
  }
  return merged;
}

function isGroup(value: Message | Messages | undefined): value is Messages {
  return typeof value === 'object' && !Array.isArray(value);
}
