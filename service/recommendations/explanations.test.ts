import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { explainBasePrice } from './explanations.ts';

const raise = { basePrice: 1000, modelledPrice: 1184, ownOccupancy: 0.625, marketOccupancy: 0.4 };
const lower = { basePrice: 1000, modelledPrice: 900, ownOccupancy: 0.1, marketOccupancy: 0.4 };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en', '€1,184', '+18.4%', '62.5%', 'more'],
  ['de', '1.184 €', '+18,4 %', '62,5 %', 'mehr'],
  ['ja', '€1,184', '+18.4%', '62.5%', '上回って'],
  ['fr', '1 184 €', '+18,4 %', '62,5 %', 'plus'],
  ['es', '1184 €', '+18,4 %', '62,5 %', 'más'],
  ['it', '1184 €', '+18,4%', '62,5%', 'più'],
  ['pt', '€ 1.184', '+18,4%', '62,5%', 'mais'],
])('in %s the reason is told in numbers', (locale, price, change, own, comparison) => {
  const text = plain(explainBasePrice(raise, 'EUR', locale));
  for (const part of [price, change, own, comparison, '40']) expect(text).toContain(part);
});

test('every locale tells a raise from a cut', () => {
  for (const locale of LOCALES) {
    expect(explainBasePrice(lower, 'EUR', locale)).not.toBe(explainBasePrice(raise, 'EUR', locale));
    expect(plain(explainBasePrice(lower, 'USD', locale))).toMatch(/[-−]10\s?%/);
  }
});

test('an unknown language is answered in English', () => {
  expect(explainBasePrice(raise, 'EUR', 'xx')).toBe(explainBasePrice(raise, 'EUR', 'en'));
});
