import { LOCALES, type Locale } from '#contract/locales.ts';

export const defaultLocale: Locale = 'en';

const byLowerCase = new Map<string, Locale>(LOCALES.map((locale) => [locale.toLowerCase(), locale]));

/** The nearest locale we speak to a BCP 47 tag, or undefined: `de-AT` is `de`, `en-NZ` is `en`. */
export function nearestLocale(tag: string | null | undefined): Locale | undefined {
  if (!tag) return undefined;
  const wanted = tag.toLowerCase();
  return byLowerCase.get(wanted) ?? byLowerCase.get(wanted.split('-')[0] ?? '');
}

/** Reads an Accept-Language header: the person's highest-ranked language that we speak, else English. */
export function localeFromAcceptLanguage(header: string | null): Locale {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of ranked) {
    const locale = nearestLocale(tag);
    if (locale) return locale;
  }
  return defaultLocale;
}
