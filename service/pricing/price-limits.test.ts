import { expect, test } from 'vitest';
import { explainNight } from './explain-night.ts';
import { priceNights } from './price-nights.ts';
import { type MinMaxPriceRules, WEEKDAYS } from './rules.ts';
import { plainInputs, plainRules, TODAY } from './testing/sample-inputs.ts';

const SEASON = { startDate: '2026-11-01', endDate: '2026-11-30', rollover: true };
const NONE = plainRules().minMaxPrices;
const fridays = (price: number) =>
  WEEKDAYS.map((weekday) => ({ weekday, minPrice: weekday === 'friday' ? price : null }));

test.each<[string, Partial<MinMaxPriceRules>, number, string]>([
  ['without rules the service minimum is the floor', {}, 5, 'service-minimum'],
  ['the minimum price is the floor', { minPrice: 60 }, 60, 'min-price'],
  ['decimals of a floor are rounded up', { minPrice: 60.2 }, 61, 'min-price'],
  [
    'a weekday minimum goes before the minimum, even when it is lower',
    { minPrice: 60, dayOfWeekMinPrices: fridays(55) },
    55,
    'day-of-week-min-prices',
  ],
  [
    'a weekday without its own minimum keeps the general one',
    { minPrice: 60, dayOfWeekMinPrices: fridays(55).map((item) => ({ ...item, minPrice: null })) },
    60,
    'min-price',
  ],
  [
    'a seasonal minimum goes before the weekday minimum',
    {
      minPrice: 60,
      dayOfWeekMinPrices: fridays(55),
      seasonalPrices: [{ ...SEASON, minPrice: 70, maxPrice: null }],
    },
    70,
    'seasonal-prices',
  ],
  [
    'a weekday minimum of a season goes before everything',
    {
      minPrice: 60,
      dayOfWeekMinPrices: fridays(55),
      seasonalPrices: [{ ...SEASON, minPrice: 70, maxPrice: null }],
      seasonalDayOfWeekMinPrices: [{ ...SEASON, minPrices: fridays(65) }],
    },
    65,
    'seasonal-day-of-week-min-prices',
  ],
])('%s', (_, changes, floor, setting) => {
  const inputs = plainInputs({ rules: plainRules({ minMaxPrices: { ...NONE, ...changes } }) });
  const decision = explainNight(inputs, TODAY).floor;
  expect(decision.value).toBe(floor);
  expect(decision.decidedBy?.setting).toBe(setting);
});

test('the rules that lost are named, strongest first', () => {
  const minMaxPrices = {
    ...NONE,
    minPrice: 60,
    dayOfWeekMinPrices: fridays(55),
    seasonalPrices: [{ ...SEASON, minPrice: 70, maxPrice: 90 }],
    maxPrice: 150,
  };
  const { floor, ceiling } = explainNight(plainInputs({ rules: plainRules({ minMaxPrices }) }), TODAY);
  expect(floor.shadowed.map(({ setting, value }) => [setting, value])).toEqual([
    ['day-of-week-min-prices', 55],
    ['min-price', 60],
  ]);
  expect(ceiling.value).toBe(90);
  expect(ceiling.shadowed.map(({ setting, value }) => [setting, value])).toEqual([['max-price', 150]]);
});

test('a season without maximum leaves the general ceiling in force', () => {
  const minMaxPrices = {
    ...NONE,
    maxPrice: 150,
    seasonalPrices: [{ ...SEASON, minPrice: 70, maxPrice: null }],
  };
  expect(priceNights(plainInputs({ rules: plainRules({ minMaxPrices }) }), TODAY, TODAY).ceiling[0]).toBe(
    150,
  );
});

test('where a floor stands above a ceiling the floor holds', () => {
  const minMaxPrices = { ...NONE, minPrice: 130, maxPrice: 110 };
  expect(priceNights(plainInputs({ rules: plainRules({ minMaxPrices }) }), TODAY, TODAY).price[0]).toBe(130);
});
