import { expect, it } from 'vitest';
import { hasRows, hasSame } from '#lib/customizations/has-values.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';

const gaps = (dynamic: boolean, percentage: number) => ({
  'gap-price-adjustments': {
    'dynamic-gap-price-adjustments': dynamic,
    'manual-gap-price-adjustments': [
      { 'min-nights': 1, 'max-nights': 2, percentage, weekdays: 'all' as const, 'within-days': null },
    ],
    'default-rules': [],
  },
});
const rules = gaps(false, -5)['gap-price-adjustments']['manual-gap-price-adjustments'];

it.each([
  [
    'the same own rules',
    { 'dynamic-gap-price-adjustments': false, 'manual-gap-price-adjustments': rules },
    gaps(false, -5),
    true,
  ],
  [
    'other own rules',
    { 'dynamic-gap-price-adjustments': false, 'manual-gap-price-adjustments': rules },
    gaps(false, -7),
    false,
  ],
  [
    'own rules that wait behind the automatic ones',
    { 'dynamic-gap-price-adjustments': true },
    gaps(true, -7),
    true,
  ],
  [
    'own rules where the automatic ones shall hold',
    { 'dynamic-gap-price-adjustments': true },
    gaps(false, -5),
    false,
  ],
])('a listing with %s has the values or not', (_, values, saved, expected) => {
  expect(hasSame('gap-price-adjustments', values, saved as never)).toBe(expected);
});

it('a listing has overrides where each of their nights has the same one', () => {
  const row: OverrideRow = {
    'start-date': '2027-02-01',
    'end-date': '2027-02-02',
    price: 250,
    'percentage-adjustment': null,
    'days-of-week': null,
  };
  const night = (date: string, price: number) => ({
    'start-date': date,
    'end-date': date,
    mode: 'price' as const,
    price,
    'percentage-adjustment': null,
  });
  const [first, second] = [night('2027-02-01', 250), night('2027-02-02', 250)];
  expect(hasRows([row], [first, second, night('2027-02-09', 99)])).toBe(true);
  expect(hasRows([row], [first])).toBe(false);
  expect(hasRows([row], [first, night('2027-02-02', 251)])).toBe(false);
});
