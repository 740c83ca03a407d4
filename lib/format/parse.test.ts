import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { formatDate, formatDateRange, parseDate } from '#lib/format/date.ts';
import { formatNumber } from '#lib/format/number.ts';
import { parseNumber } from '#lib/format/parse-number.ts';

describe('a typed figure', () => {
  it.each(LOCALES)('is read in %s as it is written', (locale) => {
    for (const value of [0, 84, -12.5, 1_234, 19_800, 1_234_567.25]) {
      expect([value, parseNumber(formatNumber(value, locale), locale)]).toEqual([value, value]);
    }
  });

  it.each([
    ['€ 84', 'en', 84],
    ['−10 %', 'de', -10],
    ['1.234,50 €', 'de', 1234.5],
    ['84.50', 'de', 84.5],
    ['84,5', 'en', 84.5],
    ['１２，０００', 'ja', 12_000],
    ['¥19,800', 'ja', 19_800],
    ['1 234,5', 'fr', 1234.5],
  ])('%j in %s is %d', (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it.each(['abc', '12abc', '1.2.3', '--3', '1e5', '12,34,5', '9'.repeat(30), '+'])('%j is none', (text) => {
    expect(parseNumber(text, 'en')).toBeUndefined();
  });

  it('may be missing', () => {
    expect(['', '  ', '€'].map((text) => parseNumber(text, 'en'))).toEqual([null, null, null]);
  });
});

describe('a typed date', () => {
  const today = '2026-11-21';

  it.each(LOCALES)('is read in %s as it is written, with and without its year', (locale) => {
    for (const date of ['2026-11-27', '2027-01-07', '2027-03-11', '2027-05-01', '2027-09-30']) {
      expect(parseDate(formatDate(date, locale), locale, today)).toBe(date);
      expect(parseDate(formatDate(date, locale, { year: false }), locale, today)).toBe(date);
    }
  });

  it.each([
    ['24/12/2026', 'en-GB', '2026-12-24'],
    ['12/24/26', 'en', '2026-12-24'],
    ['24.12.', 'de', '2026-12-24'],
    ['1.2', 'de', '2027-02-01'],
    ['2026-12-24', 'it', '2026-12-24'],
    ['３月７日', 'ja', '2027-03-07'],
    ['29 feb', 'en-GB', '2028-02-29'],
  ])('%j in %s is %s', (text, locale, date) => {
    expect(parseDate(text, locale, today)).toBe(date);
  });

  it.each(['soon', '31.2.2027', '12', '1.2.3.4', 'ab 3', '2027-13-01', '99/99', '3 mayonnaise'])(
    '%j is none',
    (text) => {
      expect(parseDate(text, 'de', today)).toBeUndefined();
    },
  );

  it('may be missing', () => {
    expect(parseDate(' ', 'en', today)).toBeNull();
  });
});

it('a range names what both dates share once', () => {
  expect(formatDateRange('2026-11-27', '2026-12-23', 'en-GB')).toBe('27 Nov – 23 Dec 2026');
});
