import { expect, test } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import type { MarketEvent } from '#service/market/model/cluster-model.ts';
import { factorsOf } from './calendar-factors.ts';
import { explainNight } from './explain-night.ts';
import type { PricingInputs } from './inputs.ts';
import { priceCalendar } from './price-calendar.ts';
import type { LeadAdjustment } from './rules.ts';
import { bookedModel, flatModel, plainInputs, plainRules, TODAY } from './testing/sample-inputs.ts';

const RULES = plainRules();
const MONDAY = TODAY + 3;

/** Key and ratio of every factor of a night. */
function factors(inputs: Partial<PricingInputs>, day = TODAY): (string | number)[][] {
  const calendar = priceCalendar(plainInputs(inputs), day, day);
  return factorsOf(calendar, 0).map(({ key, ratio }) => [key, ratio]);
}

test('a market in which nothing happens leaves the base price and no factor', () => {
  expect(factors({})).toEqual([]);
  expect(explainNight(plainInputs(), TODAY)).toMatchObject({ price: 100, steps: [] });
});

test('seasonality is the index of the day of the year times the recent level', () => {
  const seasonality = new Float64Array(366).fill(1);
  seasonality[59] = 1.5;
  const model = flatModel({ seasonality, level: 1.1 });
  expect(factors({ model }, toEpochDay('2028-02-29'))).toEqual([['seasonality', 0.65]]);
  expect(factors({ model }, toEpochDay('2027-03-01'))).toEqual([['seasonality', 0.1]]);
});

test('the weekday index differs by month', () => {
  const weekday = new Float64Array(84).fill(1);
  weekday[10 * 7 + 4] = 1.06;
  expect(factors({ model: flatModel({ weekday }) }, TODAY)).toEqual([['dow', 0.06]]);
  expect(factors({ model: flatModel({ weekday }) }, toEpochDay('2026-12-04'))).toEqual([]);
});

test('several events may act on one night, each with its impact', () => {
  const events: MarketEvent[] = [
    { from: TODAY - 2, to: TODAY, uplift: 0.38, names: { en: 'Regatta' } },
    { from: TODAY, to: TODAY + 3, uplift: -0.05, names: null },
    { from: TODAY, to: TODAY, uplift: 0.1, names: { de: 'Messe' } },
    { from: TODAY + 1, to: TODAY + 9, uplift: 0.5, names: null },
  ];
  const calendar = priceCalendar(plainInputs({ model: flatModel({ events }) }), TODAY, TODAY);
  expect(factorsOf(calendar, 0)).toMatchObject([
    { order: 3, ratio: 0.38, amount: 38, 'event-impact': 'high', reason: 'Regatta' },
    { order: 3, ratio: -0.05, amount: -7, 'event-impact': 'low', reason: null },
    { order: 3, ratio: 0.1, amount: 13, 'event-impact': 'medium', reason: 'Messe' },
  ]);
});

test.each([
  ['ahead of the curve prices rise', bookedModel(0.5, 0.8, 0.5), [['pacing_premium', 0.06]]],
  ['behind the curve prices fall', bookedModel(0.3, 0.8, 0.5), [['pacing_discount', -0.06]]],
  ['a difference below two points is noise', bookedModel(0.41, 0.8, 0.5), []],
  ['no premium is above 15 %', bookedModel(1, 0.8, 0.5), [['pacing_premium', 0.15]]],
  ['no discount is below 12 %', bookedModel(0, 1, 1), [['pacing_discount', -0.12]]],
])('pace: %s', (_, model, expected) => {
  expect(factors({ model })).toEqual(expected);
});

test('the pace names the bedroom count it was looked up under, where there is one', () => {
  const metadata = (bedrooms: number | null) => {
    const inputs = plainInputs({ model: bookedModel(0.5, 0.8, 0.5), listing: { basePrice: 100, bedrooms } });
    return factorsOf(priceCalendar(inputs, TODAY, TODAY), 0)[0]?.metadata;
  };
  expect(metadata(2)).toEqual({ bedroom: 2 });
  expect(metadata(null)).toBeUndefined();
});

test.each([
  ['on the day of the review the discount is whole', 0, [['reputation_discount', -0.06]]],
  ['after 30 days half of it is left', 30, [['reputation_discount', -0.03]]],
  ['after 60 days it is forgotten', 60, []],
])('reputation: %s', (_, days, expected) => {
  const badReview = { date: TODAY, rating: 2.7, meanRating: 4.7 };
  expect(factors({ badReview }, TODAY + days)).toEqual(expected);
});

test('a review less than a star below the mean costs nothing', () => {
  expect(factors({ badReview: { date: TODAY, rating: 4, meanRating: 4.7 } })).toEqual([]);
});

const within7: LeadAdjustment = { days: 7, percentage: -5, direction: 'within' };
const leadRules = (changes: Partial<typeof RULES.timeBasedAdjustments>) => ({
  rules: plainRules({ timeBasedAdjustments: { ...RULES.timeBasedAdjustments, ...changes } }),
});
const SEASON = { startDate: '2026-11-01', endDate: '2026-11-30', rollover: true };

test.each([
  ['a rule holds up to its last day', [within7], 7, [['time_based_adjustment', -0.05]]],
  ['a rule does not hold a day earlier', [within7], 8, []],
  [
    'the nearer of two rules holds',
    [{ ...within7, days: 3, percentage: -15 }, within7],
    2,
    [['time_based_adjustment', -0.15]],
  ],
  [
    'a premium for far nights begins on its day',
    [{ days: 200, percentage: 12.5, direction: 'after' as const }],
    200,
    [['time_based_adjustment', 0.125]],
  ],
])('lead time: %s', (_, timeBasedAdjustments, lead, expected) => {
  expect(factors(leadRules({ timeBasedAdjustments }), TODAY + lead)).toEqual(expected);
});

test('lead time: rules of a season go before the year-round ones, an excluded season has none', () => {
  const seasonal = (exclude: boolean, timeBasedAdjustments: LeadAdjustment[]) =>
    leadRules({
      timeBasedAdjustments: [within7],
      dynamicTimeBasedAdjustments: { enabled: true, tier: 'occupancy' },
      seasonalTimeBasedAdjustments: [{ ...SEASON, exclude, timeBasedAdjustments }],
    });
  const model = flatModel({ chanceToBook: new Float64Array(732).fill(0.3) });
  const ratio = (inputs: Partial<PricingInputs>) => factors({ ...inputs, model }, TODAY + 2)[0]?.[1];
  expect(ratio(seasonal(false, [{ ...within7, percentage: -8 }]))).toBe(-0.08);
  expect(ratio(seasonal(false, [{ ...within7, days: 1, percentage: -8 }]))).toBe(-0.05);
  expect(ratio(seasonal(true, []))).toBeUndefined();
});

test('lead time: past nights have none', () => {
  expect(factors(leadRules({ timeBasedAdjustments: [within7] }), TODAY - 1)).toEqual([]);
});

const gap = (nights: number, from = 2) => [
  { checkin: TODAY, checkout: TODAY + from },
  { checkin: TODAY + from + nights, checkout: TODAY + from + nights + 2 },
];
const dynamicGaps = plainRules({
  gapPriceAdjustments: { dynamicGapPriceAdjustments: true, manualGapPriceAdjustments: [] },
});

test.each([
  ['one night −20 %', 1, MONDAY, [['gap_price_adjustment', -0.2]]],
  ['two nights −10 %', 2, MONDAY, [['gap_price_adjustment', -0.1]]],
  ['three nights nothing', 3, MONDAY, []],
  ['not on weekend nights', 1, TODAY + 8, []],
  ['not beyond 30 days', 1, TODAY + 31, []],
])('dynamic gap: %s', (_, nights, day, expected) => {
  expect(factors({ rules: dynamicGaps, stays: gap(nights, day - TODAY) }, day)).toEqual(expected);
});

test('manual gap rules: the first that fits is used, by length, weekday and days left', () => {
  const rule = { minNights: 1, maxNights: 4, percentage: 8, weekdays: 'weekend' as const, withinDays: 9 };
  const manualGapPriceAdjustments = [
    rule,
    { ...rule, percentage: -30, weekdays: 'all' as const, withinDays: 20 },
  ];
  const rules = plainRules({
    gapPriceAdjustments: { dynamicGapPriceAdjustments: false, manualGapPriceAdjustments },
  });
  const ratio = (day: number) => factors({ rules, stays: gap(3, day - TODAY) }, day)[0]?.[1];
  expect(ratio(TODAY + 8)).toBe(0.08);
  expect(ratio(MONDAY)).toBe(-0.3);
  expect(ratio(TODAY + 15)).toBe(-0.3);
  expect(ratio(TODAY + 21)).toBeUndefined();
});

test('a night beside a booking is cheaper where nobody may arrive or leave', () => {
  const arrivals = (checkinDays: 'all' | 'none', checkoutDays: 'all' | 'none') => {
    const { checkinCheckoutDays } = RULES;
    const days = (which: 'all' | 'none') => (which === 'all' ? checkinCheckoutDays.checkinDays : []);
    return plainRules({
      checkinCheckoutDays: {
        ...checkinCheckoutDays,
        checkinDays: days(checkinDays),
        checkoutDays: days(checkoutDays),
      },
    });
  };
  const stays = [{ checkin: TODAY + 4, checkout: TODAY + 6 }];
  const stranded = [['adjacent_night', -0.1]];
  expect(factors({ stays, rules: arrivals('none', 'all') }, TODAY + 6)).toEqual(stranded);
  expect(factors({ stays, rules: arrivals('all', 'none') }, TODAY + 3)).toEqual(stranded);
  expect(factors({ stays, rules: arrivals('all', 'all') }, TODAY + 3)).toEqual([]);
  expect(factors({ stays, rules: arrivals('none', 'none') }, TODAY + 8)).toEqual([]);
  expect(factors({ stays, rules: arrivals('none', 'none') }, TODAY + 5)).toEqual([]);
});
