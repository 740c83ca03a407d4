import { describe, expect, it } from 'vitest';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { problemsIn } from '#lib/customizations/check.ts';

const today = '2026-11-21';
const season = (start: string, end: string, more: object = {}) => ({
  'start-date': start,
  'end-date': end,
  rollover: false,
  'min-price': null,
  'max-price': null,
  ...more,
});
const limits = {
  'min-price': 84,
  'max-price': 190,
  'monthly-min-price': null,
  'seasonal-prices': [season('2027-01-07', '2027-03-11')],
};

/** Path and kind of what is wrong once a customization is changed. */
const found = (name: CustomizationName, before: object, change: object) =>
  problemsIn(name, { ...before, ...change }, before, today).map(({ path, kind, limit }) =>
    limit === undefined ? [path, kind] : [path, kind, limit],
  );

describe('before anything is sent', () => {
  it('what did not change is not looked at', () => {
    const odd = { ...limits, 'min-price': 1, 'seasonal-prices': [season('2027-02-02', '2027-01-01')] };
    expect(found('min-max-prices', odd, { 'max-price': 200 })).toEqual([]);
  });

  it.each([
    [{ 'min-price': 4 }, ['min-price', 'least', 5]],
    [{ 'min-price': 'abc' }, ['min-price', 'number']],
    [{ 'min-price': 200 }, ['min-price', 'aboveMaximum']],
    [{ 'max-price': 50 }, ['max-price', 'belowMinimum']],
  ])('%j is a slip', (change, problem) => {
    expect(found('min-max-prices', limits, change)).toEqual([problem]);
  });

  it.each([
    [season('2027-02-02', '2027-02-01'), ['seasonal-prices.0.end-date', 'backwards']],
    [season('', '2027-02-01'), ['seasonal-prices.0.start-date', 'missing']],
    [season('soon', '2027-02-01'), ['seasonal-prices.0.start-date', 'date']],
    [season('2027-02-02', '2031-11-22'), ['seasonal-prices.0.end-date', 'tooFar', '2031-11-21']],
    [season('2027-02-02', '2028-02-02', { rollover: true }), ['seasonal-prices.0.end-date', 'yearLong']],
    [
      season('2027-02-02', '2027-02-03', { 'min-price': 9, 'max-price': 8 }),
      ['seasonal-prices.0.min-price', 'aboveMaximum'],
    ],
  ])('the season %j is one', (wrong, problem) => {
    expect(found('min-max-prices', limits, { 'seasonal-prices': [wrong] })).toEqual([problem]);
  });

  it('seasons that overlap are told at the later one, with the earlier one’s dates', () => {
    const seasons = [...limits['seasonal-prices'], season('2027-01-26', '2027-01-31')];
    expect(found('min-max-prices', limits, { 'seasonal-prices': seasons })).toEqual([
      ['seasonal-prices.1.start-date', 'overlap', '2027-01-07/2027-03-11'],
    ]);
  });

  it('a base price cannot be taken away', () => {
    expect(found('base-price', { 'base-price': 100 }, { 'base-price': null })).toEqual([
      ['base-price', 'missing'],
    ]);
    expect(found('base-price', { 'base-price': 100 }, { 'base-price': 9 })).toEqual([
      ['base-price', 'least', 10],
    ]);
  });

  it('caps are told as the percentages they stand for', () => {
    const before = { 'min-factor': 0.75, 'max-factor': 1.2 };
    expect(found('occupancy-based-pricing', before, { 'min-factor': 0.4 })).toEqual([
      ['min-factor', 'most', 50],
    ]);
    expect(found('occupancy-based-pricing', before, { 'max-factor': 2.5 })).toEqual([
      ['max-factor', 'most', 100],
    ]);
  });

  it('a season of lead-time minimum stays has a rule, unless none shall hold', () => {
    const list = 'seasonal-time-based-min-stays';
    const own = { 'start-date': '2027-01-07', 'end-date': '2027-03-11', rollover: true };
    const change = { [list]: [{ ...own, exclude: false, 'time-based-min-stays': [] }] };
    expect(found('min-stays', { [list]: [] }, change)).toEqual([
      [`${list}.0.time-based-min-stays`, 'noRule'],
    ]);
  });

  it('own gap rules wait until the automatic adjustment is off', () => {
    const before = { 'dynamic-gap-price-adjustments': true, 'manual-gap-price-adjustments': [] };
    const rule = { 'min-nights': 1, 'max-nights': 1, percentage: -5, weekdays: 'all', 'within-days': null };
    const change = { 'manual-gap-price-adjustments': [rule] };
    expect(found('gap-price-adjustments', before, change)).toEqual([
      ['manual-gap-price-adjustments', 'needsManual'],
    ]);
    const off = { ...change, 'dynamic-gap-price-adjustments': false };
    expect(found('gap-price-adjustments', before, off)).toEqual([]);
  });

  it.each([
    [{ 'start-date': '2026-11-20' }, ['overrides.0.start-date', 'past']],
    [{ price: null }, ['overrides.0.price', 'missing']],
    [{ price: 0 }, ['overrides.0.price', 'least', 1]],
    [{ 'days-of-week': [] }, ['overrides.0.days-of-week', 'few']],
  ])('an override row with %j is a slip', (more, problem) => {
    const row = {
      'start-date': '2026-12-01',
      'end-date': '2026-12-02',
      price: 100,
      'percentage-adjustment': null,
      'days-of-week': null,
      mode: 'price',
      ...more,
    };
    expect(found('manual-overrides', { overrides: [] }, { overrides: [row] })).toEqual([problem]);
  });
});
