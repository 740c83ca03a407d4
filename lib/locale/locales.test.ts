import { describe, expect, it } from 'vitest';
import { localeFromAcceptLanguage, nearestLocale } from '#lib/locale/locales.ts';

describe('the locale', () => {
  it.each([
    ['en-gb', 'en-GB'],
    ['de-AT', 'de'],
    ['en-NZ', 'en'],
    ['nl', undefined],
    [null, undefined],
  ])('nearest to %s is %s', (tag, locale) => {
    expect(nearestLocale(tag)).toBe(locale);
  });

  it.each([
    ['nl,fr;q=0.8,de;q=0.9', 'de'],
    ['pt-BR', 'pt'],
    ['nl', 'en'],
    ['it;q=0,es;q=0.1', 'es'],
    [null, 'en'],
    [';;q=,,', 'en'],
  ])('of a browser that accepts %s is %s', (header, locale) => {
    expect(localeFromAcceptLanguage(header)).toBe(locale);
  });
});
