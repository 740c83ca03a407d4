import type { EpochDay } from '#contract/dates.ts';

/** Bedroom cohorts of the market: studios and one-bedrooms share one, four and more share one. */
export const BEDROOM_COHORTS = ['all', '0-1', '2', '3', '4+'] as const;
export type BedroomCohort = (typeof BEDROOM_COHORTS)[number];

/** A run of nights that stands out across the whole market. */
export interface MarketEvent {
  /** First night. */
  from: EpochDay;
  /** Last night, inclusive. */
  to: EpochDay;
  /** Price uplift as a ratio of the running price: 0.38 = +38 %. Negative when the market goes quiet. */
  uplift: number;
  /** Name by language (`en`, `de`, `ja`, …), null when no calendar names these nights. */
  names: Record<string, string> | null;
}

/** Occupancy of one bedroom cohort by stay date, as known on `asOf`. */
export interface CohortOccupancy {
  /** Share (0…1) of comparable nights already booked; index 0 is `asOf`; NaN where unknown. */
  onTheBooks: Float64Array;
  /** Share (0…1) expected to be booked in the end; same index. */
  expectedFinal: Float64Array;
}

/**
 * What a cluster's history teaches the engine, learned only from what was known on `asOf`.
 * Every index is a ratio to a listing's own typical price, so 1 means "as usual".
 */
export interface ClusterModel {
  asOf: EpochDay;
  /** 366 values by day of a leap year (0 = 1 January, 59 = 29 February), mean about 1. */
  seasonality: Float64Array;
  /** Ratio of the recent eight weeks to what the seasonal curve says of them. */
  level: number;
  /** 12 × 7 values, `[month0 * 7 + weekday]`, Monday first; each month's mean is about 1. */
  weekday: Float64Array;
  /** Seven flags, Monday first: is this night a weekend night here? */
  weekend: readonly boolean[];
  /** Sorted by `from`; may overlap. */
  events: readonly MarketEvent[];
  /** 366 values by lead days: share of the final nights on the books at the start of the day this many days out. */
  bookingCurve: Float64Array;
  /** 2 × 366 values, `[weekdayClass * 366 + lead]` (0 other night, 1 weekend): chance that a night still open books. */
  chanceToBook: Float64Array;
  occupancy: Record<BedroomCohort, CohortOccupancy>;
}

/** The cohort a bedroom count is compared with; unknown counts compare with all. */
export function cohortOf(bedrooms: number | null): BedroomCohort {
  if (bedrooms === null) return 'all';
  if (bedrooms <= 1) return '0-1';
  if (bedrooms >= 4) return '4+';
  return bedrooms === 2 ? '2' : '3';
}
