import { type EpochDay, toEpochDay } from '#contract/dates.ts';
import {
  BEDROOM_COHORTS,
  type BedroomCohort,
  type ClusterModel,
} from '#service/market/model/cluster-model.ts';
import { DEFAULT_RULES } from '../default-rules.ts';
import type { PricingInputs } from '../inputs.ts';
import type { PricingRules } from '../rules.ts';

/** Friday 20 November 2026. */
export const TODAY: EpochDay = toEpochDay('2026-11-20');

/** A market in which nothing moves a price and nothing is known of bookings. */
export function flatModel(changes: Partial<ClusterModel> = {}): ClusterModel {
  const unknown = () => new Float64Array(366).fill(Number.NaN);
  return {
    asOf: TODAY,
    seasonality: new Float64Array(366).fill(1),
    level: 1,
    weekday: new Float64Array(84).fill(1),
    weekend: [false, false, false, false, true, true, false],
    events: [],
    bookingCurve: unknown(),
    chanceToBook: new Float64Array(732).fill(1),
    occupancy: Object.fromEntries(
      BEDROOM_COHORTS.map((cohort) => [cohort, { onTheBooks: unknown(), expectedFinal: unknown() }]),
    ) as ClusterModel['occupancy'],
    ...changes,
  };
}

/** A market whose cohorts all have these shares on the books and expected, on every night. */
export function bookedModel(onTheBooks: number, expectedFinal: number, curve: number): ClusterModel {
  const always = (share: number) => new Float64Array(366).fill(share);
  const cohort = { onTheBooks: always(onTheBooks), expectedFinal: always(expectedFinal) };
  return flatModel({
    bookingCurve: always(curve),
    occupancy: Object.fromEntries(BEDROOM_COHORTS.map((name) => [name, cohort])) as Record<
      BedroomCohort,
      typeof cohort
    >,
  });
}

/** A listing at 100 a night that every step leaves alone, but for the changes. */
export function plainInputs(changes: Partial<PricingInputs> = {}): PricingInputs {
  return {
    today: TODAY,
    locale: 'en',
    currency: 'EUR',
    listing: { basePrice: 100, bedrooms: 2 },
    rules: plainRules(),
    stays: [],
    blocks: [],
    badReview: null,
    model: flatModel(),
    ...changes,
  };
}

/** Rules with everything dynamic switched off, but for the changes. */
export function plainRules(changes: Partial<PricingRules> = {}): PricingRules {
  return {
    ...DEFAULT_RULES,
    timeBasedAdjustments: {
      ...DEFAULT_RULES.timeBasedAdjustments,
      dynamicTimeBasedAdjustments: { enabled: false, tier: 'revenue' },
    },
    occupancyBasedPricing: { ...DEFAULT_RULES.occupancyBasedPricing, enabled: false },
    gapPriceAdjustments: { dynamicGapPriceAdjustments: false, manualGapPriceAdjustments: [] },
    ...changes,
  };
}
