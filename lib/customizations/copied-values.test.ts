import { describe, expect, it } from 'vitest';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { changesSchemas } from '#lib/customizations/changes-schemas.ts';
import { copiedValues, holdsMoney } from '#lib/customizations/copied-values.ts';

const night = (date: string, price: number | null, percentage: number | null) => ({
  'start-date': date,
  'end-date': date,
  mode: price === null ? ('percentage-adjustment' as const) : ('price' as const),
  price,
  'percentage-adjustment': percentage,
});
const gaps = {
  'manual-gap-price-adjustments': [
    { 'min-nights': 1, 'max-nights': 2, percentage: -5, weekdays: 'all' as const, 'within-days': null },
  ],
  'default-rules': [],
};
const lead = {
  'dynamic-time-based-adjustments': { enabled: true, tier: 'rate' as const, 'median-lead-time': 12 },
  'time-based-adjustments': [],
  'seasonal-time-based-adjustments': [],
};

/** What is sent, which the service must take as it is. */
function copied(name: CustomizationName, saved: object): object | null {
  const values = copiedValues(name, saved as never);
  if (values) expect(changesSchemas[name].safeParse(values).error).toBeUndefined();
  return values;
}

describe('what is copied', () => {
  it('leaves out what is only read', () => {
    expect(copied('time-based-adjustments', lead)).toEqual({
      ...lead,
      'dynamic-time-based-adjustments': { enabled: true, tier: 'rate' },
    });
    const occupancy = {
      enabled: true,
      strategy: 'tier',
      'min-factor': 0.8,
      'max-factor': 1.2,
      'disabled-periods': [],
    };
    expect(copied('occupancy-based-pricing', { ...occupancy, tiers: [] })).toEqual(occupancy);
  });

  it('sends own gap rules only where they hold', () => {
    expect(copied('gap-price-adjustments', { ...gaps, 'dynamic-gap-price-adjustments': true })).toEqual({
      'dynamic-gap-price-adjustments': true,
    });
    expect(copied('gap-price-adjustments', { ...gaps, 'dynamic-gap-price-adjustments': false })).toEqual({
      'dynamic-gap-price-adjustments': false,
      'manual-gap-price-adjustments': gaps['manual-gap-price-adjustments'],
    });
  });

  it('puts nights with the same override into one row', () => {
    const overrides = [
      night('2027-02-01', 250, null),
      night('2027-02-02', 250, null),
      night('2027-02-04', null, 10),
    ];
    expect(copied('manual-overrides', { overrides })).toEqual({
      overrides: [
        {
          'start-date': '2027-02-01',
          'end-date': '2027-02-02',
          price: 250,
          'percentage-adjustment': null,
          'days-of-week': null,
        },
        {
          'start-date': '2027-02-04',
          'end-date': '2027-02-04',
          price: null,
          'percentage-adjustment': 10,
          'days-of-week': null,
        },
      ],
    });
  });

  it('is nothing where nothing is set', () => {
    expect(copied('base-price', { 'base-price': null })).toBeNull();
    expect(copied('manual-overrides', { overrides: [] })).toBeNull();
  });
});

it.each<[string, object, boolean]>([
  ['a base price', { 'base-price': 100 }, true],
  [
    'a limit in a season',
    { 'min-price': null, 'seasonal-prices': [{ 'min-price': null, 'max-price': 200 }] },
    true,
  ],
  ['a floor of stays by the month', { 'monthly-min-price': 90 }, true],
  ['no limit at all', { 'min-price': null, 'seasonal-prices': [] }, false],
  ['a fee', { 'extra-guest-fee': 12.5 }, true],
  ['no fee', { 'extra-guest-fee': 0, 'extra-guest-threshold': 3 }, false],
  ['a fixed price', { overrides: [{ price: 200 }] }, true],
  ['a percentage', { overrides: [{ price: null, 'percentage-adjustment': 10 }] }, false],
  ['a minimum stay', { 'min-stay': 3 }, false],
])('%s is money or not', (_, values, expected) => {
  expect(holdsMoney(values)).toBe(expected);
});
