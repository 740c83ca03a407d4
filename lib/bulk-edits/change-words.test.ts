import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import { changeWords, joinWords } from '#lib/bulk-edits/change-words.ts';
import german from '../../messages/de/bulk-edits.json' with { type: 'json' };
import english from '../../messages/en/bulk-edits.json' with { type: 'json' };

const texts = { en: english, de: german };

function words(change: BulkChange, locale: 'en' | 'de' = 'en'): string {
  const t = createTranslator({ locale, messages: texts[locale], namespace: 'words' });
  return joinWords(changeWords(change, t, locale), locale).replaceAll('\u00a0', ' ');
}

it.each<[BulkChange, string]>([
  [{ 'base-price': { step: 'percent', percent: -5 } }, 'Base price −5%'],
  [{ 'base-price': { step: 'percent', percent: 7.25 } }, 'Base price +7.25%'],
  [{ 'base-price': { step: 'set', amount: 1200 }, currency: 'EUR' }, 'Base price to €1,200'],
  [{ 'min-price': { step: 'amount', amount: -10 }, currency: 'JPY' }, 'Minimum price −¥10'],
  [{ 'min-price': { step: 'amount', amount: 10 } }, 'Minimum price +10'],
  [{ 'max-price': { step: 'remove' } }, 'Maximum price removed'],
  [{ 'min-stay': 1 }, 'Minimum stay 1 night'],
  [{ enabled: false }, 'Pricing off'],
])('tells %j as “%s”', (change, told) => {
  expect(words(change)).toBe(told);
});

const nights = { 'start-date': '2026-12-27', 'end-date': '2027-01-02' };

it('tells what becomes of a range of nights, and their minimum stay', () => {
  const fixed: BulkChange = {
    nights: { ...nights, override: { kind: 'fixed', price: 300 }, 'min-stay': 3 },
    currency: 'USD',
  };
  const dates = 'Dec 27, 2026 – Jan 2, 2027';
  expect(words(fixed)).toBe(`${dates} at $300 and ${dates} minimum stay 3 nights`);
  expect(words({ nights: { ...nights, override: { kind: 'percent', percent: 10 } } })).toMatch(/ \+10%$/);
  expect(words({ nights: { ...nights, override: { kind: 'clear' } } })).toMatch(/ without override$/);
  expect(words({ nights: { ...nights, 'min-stay': 3 } })).toBe(`${dates} minimum stay 3 nights`);
});

it('tells several steps as one part of a sentence, in the reader’s language', () => {
  const change: BulkChange = {
    'base-price': { step: 'percent', percent: -5 },
    'min-stay': 2,
    enabled: true,
  };
  expect(words(change)).toBe('Base price −5%, Minimum stay 2 nights, and Pricing on');
  expect(words(change, 'de')).toBe('Basispreis −5 %, Mindestaufenthalt 2 Nächte und Preissteuerung ein');
});
