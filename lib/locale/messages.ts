import type { Locale } from '#contract/locales.ts';

/** A text, as written or as the build has parsed it (an array). */
type Message = string | readonly unknown[];

export interface Messages {
  [key: string]: Message | Messages;
}

/** The files of a language in messages/, by the name that `useTranslations` is given. */
const NAMESPACES = {
  accounts: 'accounts',
  apiCall: 'api-call',
  application: 'application',
  bulkEdits: 'bulk-edits',
  calendar: 'calendar',
  common: 'common',
  compset: 'compset',
  csv: 'csv',
  customizations: 'customizations',
  dateRange: 'date-range',
  dayPanel: 'day-panel',
  deliveries: 'deliveries',
  error: 'error',
  feeds: 'feeds',
  form: 'form',
  history: 'history',
  insights: 'insights',
  listing: 'listing',
  listings: 'listings',
  multiCalendar: 'multi-calendar',
  preview: 'preview',
  recommendations: 'recommendations',
  reservations: 'reservations',
  settings: 'settings',
  shell: 'shell',
  signIn: 'sign-in',
  table: 'table',
} as const;

/** The English of other countries: one file with what differs. */
const variants = {
  'en-GB': () => import('../../messages/en-GB.json'),
  'en-AU': () => import('../../messages/en-AU.json'),
  'en-CA': () => import('../../messages/en-CA.json'),
};

/** The texts of a locale. English fills what an English variant leaves out. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (!isVariant(locale)) return loadLanguage(locale);
  const [english, own] = await Promise.all([loadLanguage('en'), variants[locale]()]);
  return overlay(english, own.default);
}

const isVariant = (locale: Locale): locale is keyof typeof variants => locale in variants;

async function loadLanguage(language: Exclude<Locale, keyof typeof variants>): Promise<Messages> {
  const groups = Object.entries(NAMESPACES).map(async ([name, file]) => {
    const texts: { default: Messages } = await import(`../../messages/${language}/${file}.json`);
    return [name, texts.default] as const;
  });
  return Object.fromEntries(await Promise.all(groups));
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
