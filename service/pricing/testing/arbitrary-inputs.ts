import fc from 'fast-check';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { LOCALES } from '#contract/locales.ts';
import {
  BEDROOM_COHORTS,
  type BedroomCohort,
  type ClusterModel,
} from '#service/market/model/cluster-model.ts';
import type { Block, PricingInputs, Stay } from '../inputs.ts';
import {
  type GapFillMinStay,
  type LeadDirection,
  type PricingRules,
  TIME_BASED_TIERS,
  WEEKDAYS,
} from '../rules.ts';

/** Random but valid inputs for property tests: what the database may hold, the odd cases included. */
const TODAY = toEpochDay('2026-11-20');

const aDay = fc.integer({ min: TODAY - 60, max: TODAY + 420 });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const price = fc.oneof(fc.integer({ min: 5, max: 900 }), fc.double({ min: 5, max: 900, noNaN: true }));
const aMinStay = fc.integer({ min: 1, max: 30 });
const direction = fc.constantFrom<LeadDirection>('within', 'after');
const someWeekdays = fc.subarray([...WEEKDAYS]);

const season = fc
  .record({ start: aDay, nights: fc.integer({ min: 0, max: 120 }), rollover: fc.boolean() })
  .map(({ start, nights, rollover }) => ({
    startDate: toIsoDate(start),
    endDate: toIsoDate(start + nights),
    rollover,
  }));

function seasons<T extends object>(fields: fc.Arbitrary<T>) {
  return fc.array(
    fc.tuple(season, fields).map(([dates, rest]) => ({ ...dates, ...rest })),
    { maxLength: 3 },
  );
}

const weekdayMinPrices = fc.oneof(
  fc.constant([]),
  fc.tuple(...WEEKDAYS.map((weekday) => orNull(price).map((minPrice) => ({ weekday, minPrice })))),
);
const weekdayMinStays = fc.oneof(
  fc.constant([]),
  fc.tuple(...WEEKDAYS.map((weekday) => orNull(aMinStay).map((minStay) => ({ weekday, minStay })))),
);
const gapFillMinStay: fc.Arbitrary<GapFillMinStay> = fc.record({
  enabled: fc.boolean(),
  gaps: orNull(fc.integer({ min: 1, max: 10 })),
  buffer: orNull(fc.integer({ min: 0, max: 3 })),
});
const leadMinStays = fc.array(
  fc.record({ daysAway: fc.integer({ min: 1, max: 200 }), direction, minStay: aMinStay }),
  { maxLength: 3 },
);
const leadAdjustments = fc.array(
  fc.record({
    days: fc.integer({ min: 1, max: 300 }),
    percentage: fc.integer({ min: -90, max: 100 }),
    direction,
  }),
  { maxLength: 3 },
);

export const arbitraryRules: fc.Arbitrary<PricingRules> = fc.record({
  minMaxPrices: fc.record({
    minPrice: orNull(price),
    maxPrice: orNull(price),
    monthlyMinPrice: orNull(price),
    dayOfWeekMinPrices: weekdayMinPrices,
    seasonalDayOfWeekMinPrices: seasons(fc.record({ minPrices: weekdayMinPrices })),
    seasonalPrices: seasons(fc.record({ minPrice: orNull(price), maxPrice: orNull(price) })),
    seasonalMonthlyPrices: fc.constant([]),
  }),
  minStays: fc.record({
    minStay: orNull(aMinStay),
    gapFillMinStay,
    dayOfWeekMinStays: weekdayMinStays,
    lastMinuteMinStays: leadMinStays,
    seasonalMinStays: seasons(fc.record({ minStay: aMinStay, minStayLocked: fc.boolean() })),
    seasonalDayOfWeekMinStays: seasons(fc.record({ minStays: weekdayMinStays })),
    seasonalGapFillMinStays: seasons(fc.record({ gapFillMinStay })),
    seasonalTimeBasedMinStays: seasons(fc.record({ exclude: fc.boolean(), timeBasedMinStays: leadMinStays })),
  }),
  timeBasedAdjustments: fc.record({
    dynamicTimeBasedAdjustments: fc.record({
      enabled: fc.boolean(),
      tier: fc.constantFrom(...TIME_BASED_TIERS),
    }),
    timeBasedAdjustments: leadAdjustments,
    seasonalTimeBasedAdjustments: seasons(
      fc.record({ exclude: fc.boolean(), timeBasedAdjustments: leadAdjustments }),
    ),
  }),
  manualOverrides: fc.record({
    overrides: fc.array(
      fc
        .tuple(
          season,
          fc.oneof(
            fc.record({ price: fc.integer({ min: 1, max: 2000 }), percentageAdjustment: fc.constant(null) }),
            fc.record({
              price: fc.constant(null),
              percentageAdjustment: orNull(fc.integer({ min: -100, max: 1000 })),
            }),
          ),
          orNull(someWeekdays),
        )
        .map(([{ startDate, endDate }, value, daysOfWeek]) => ({ startDate, endDate, ...value, daysOfWeek })),
      { maxLength: 3 },
    ),
  }),
  occupancyBasedPricing: fc.record({
    enabled: fc.boolean(),
    strategy: fc.constant('tier' as const),
    minFactor: fc.double({ min: 0.5, max: 1, noNaN: true }),
    maxFactor: fc.double({ min: 1, max: 2, noNaN: true }),
    disabledPeriods: fc.array(season, { maxLength: 2 }),
  }),
  checkinCheckoutDays: fc.record({
    checkinDays: someWeekdays,
    checkoutDays: someWeekdays,
    changeoverGapFill: fc.record({ enabled: fc.boolean(), maxGap: orNull(fc.integer({ min: 1, max: 9 })) }),
    seasonalCheckinCheckoutDays: seasons(
      fc.record({ checkinDays: orNull(someWeekdays), checkoutDays: orNull(someWeekdays) }),
    ),
  }),
  gapPriceAdjustments: fc.record({
    dynamicGapPriceAdjustments: fc.boolean(),
    manualGapPriceAdjustments: fc.array(
      fc.record({
        minNights: fc.integer({ min: 1, max: 3 }),
        maxNights: fc.integer({ min: 3, max: 8 }),
        percentage: fc.integer({ min: -90, max: 100 }),
        weekdays: fc.constantFrom('all', 'weekday', 'weekend'),
        withinDays: orNull(fc.integer({ min: 0, max: 200 })),
      }),
      { maxLength: 2 },
    ),
  }),
});

const share = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
);

/** Curves repeat a few drawn values, which keeps ten thousand models affordable. */
function curve(length: number, value: fc.Arbitrary<number>) {
  return fc
    .array(value, { minLength: 3, maxLength: 8 })
    .map((values) => Float64Array.from({ length }, (_, at) => values[at % values.length] ?? 1));
}

const index = fc.double({ min: 0.4, max: 2.5, noNaN: true });

export const arbitraryModel: fc.Arbitrary<ClusterModel> = fc.record({
  asOf: fc.integer({ min: TODAY - 2, max: TODAY }),
  seasonality: curve(366, index),
  level: fc.double({ min: 0.8, max: 1.25, noNaN: true }),
  weekday: curve(84, index),
  weekend: fc.tuple(...WEEKDAYS.map(() => fc.boolean())),
  events: fc.array(
    fc
      .record({
        from: aDay,
        nights: fc.integer({ min: 0, max: 9 }),
        uplift: fc.double({ min: -0.4, max: 1.5, noNaN: true }),
        names: orNull(fc.constant({ en: 'Regatta', fr: 'Régates' })),
      })
      .map(({ from, nights, ...rest }) => ({ from, to: from + nights, ...rest })),
    { maxLength: 9 },
  ),
  bookingCurve: curve(366, share),
  chanceToBook: curve(732, share),
  occupancy: fc
    .record({ onTheBooks: curve(366, share), expectedFinal: curve(366, share) })
    .map(
      (cohort) =>
        Object.fromEntries(BEDROOM_COHORTS.map((name) => [name, cohort])) as Record<
          BedroomCohort,
          typeof cohort
        >,
    ),
});

const stay: fc.Arbitrary<Stay> = fc
  .tuple(aDay, fc.integer({ min: 1, max: 12 }))
  .map(([checkin, nights]) => ({ checkin, checkout: checkin + nights }));
const block: fc.Arbitrary<Block> = fc
  .tuple(aDay, fc.integer({ min: 0, max: 20 }), fc.constantFrom<Block['kind']>('blocked', 'unavailable'))
  .map(([from, nights, kind]) => ({ from, to: from + nights, kind }));

export const arbitraryInputs: fc.Arbitrary<PricingInputs> = fc.record({
  today: fc.constant(TODAY),
  locale: fc.constantFrom(...LOCALES),
  currency: fc.constantFrom('EUR', 'JPY', 'USD'),
  listing: fc.record({
    basePrice: fc.integer({ min: 10, max: 40_000 }),
    bedrooms: orNull(fc.integer({ min: 0, max: 7 })),
  }),
  rules: arbitraryRules,
  stays: fc.array(stay, { maxLength: 25 }),
  blocks: fc.array(block, { maxLength: 3 }),
  badReview: orNull(
    fc.record({
      date: fc.integer({ min: TODAY - 90, max: TODAY }),
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
      meanRating: fc.double({ min: 0, max: 5, noNaN: true }),
    }),
  ),
  model: arbitraryModel,
});

/** A night around the inputs' today, past ones included. */
export const arbitraryNight = fc.integer({ min: TODAY - 40, max: TODAY + 400 });
