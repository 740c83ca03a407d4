import type { EpochDay } from '#contract/dates.ts';
import { weekdayOf } from '#contract/dates.ts';
import { chanceFrom } from './booking-curve.ts';
import type { BedroomCohort, CohortOccupancy } from './cluster-model.ts';
import { BEDROOM_COHORTS } from './cluster-model.ts';
import { calendarDayOf } from './day-of-year.ts';
import { DEFAULT_OCCUPANCY } from './defaults.ts';
import type { NightCounts } from './night-counts.ts';
import { countNights } from './night-counts.ts';
import type { ObservedListing } from './observed-listing.ts';

export const OCCUPANCY_DAYS = 731;

const HISTORY_DAYS = 366;
/** Nights this near are nearly decided, so they too say how full the place gets. */
const NEAR_DAYS = 21;
/** Comparable nights at which the place's own share counts for half. */
const PRIOR_NIGHTS = 6;
const PRIOR_MONTH_NIGHTS = 60;
const PRIOR_CLASS_NIGHTS = 500;
/** What was seen longer ago says nothing about the books of today. */
const MAX_AGE_DAYS = 14;
const FULLEST = 0.985;

/** Final occupancy, 0…1: by weekday class (0 other, 1 weekend) and `[month0 * 2 + class]`. */
export interface FinalOccupancy {
  byClass: readonly [number, number];
  byMonth: Float64Array;
}

interface Place {
  listings: readonly ObservedListing[];
  asOf: EpochDay;
  weekend: readonly boolean[];
  bookingCurve: Float64Array;
  /** The yearly course of prices; months never seen are as full as they are dear. */
  seasonality: Float64Array;
}

/** How full nights end up, from nights that are over or nearly so, shrunk toward the wider area. */
export function fitFinalOccupancy(place: Place, prior: FinalOccupancy | null): FinalOccupancy {
  const observedOn = observationDay(place.listings);
  const { booked, open } = countNights(
    place.listings,
    observedOn - HISTORY_DAYS,
    HISTORY_DAYS + NEAR_DAYS,
  ).all;
  const sums = new Float64Array(24);
  const counts = new Float64Array(24);
  for (let index = 0; index < booked.length; index++) {
    const day = observedOn - HISTORY_DAYS + index;
    const weight = (booked[index] ?? 0) + (open[index] ?? 0);
    const decided = day < observedOn ? 1 : (place.bookingCurve[day - observedOn] ?? 1);
    const cell = calendarDayOf(day).month * 2 + (place.weekend[weekdayOf(day)] ? 1 : 0);
    sums[cell] = (sums[cell] ?? 0) + Math.min(weight, (booked[index] ?? 0) / decided);
    counts[cell] = (counts[cell] ?? 0) + weight;
  }
  const classes = [0, 1].map((weekdayClass) => {
    let sum =
      PRIOR_CLASS_NIGHTS * (prior ? 1 : 0.4) * ((prior?.byClass ?? DEFAULT_OCCUPANCY)[weekdayClass] ?? 0);
    let count = PRIOR_CLASS_NIGHTS * (prior ? 1 : 0.4);
    for (let month = 0; month < 12; month++) {
      sum += sums[month * 2 + weekdayClass] ?? 0;
      count += counts[month * 2 + weekdayClass] ?? 0;
    }
    return sum / count;
  });
  const dearness = monthMiddles(place.seasonality);
  const usualDearness = weightedMean(
    dearness,
    (month) => (counts[month * 2] ?? 0) + (counts[month * 2 + 1] ?? 0),
  );
  const byMonth = Float64Array.from({ length: 24 }, (_, cell) => {
    const seasonal = ((classes[cell % 2] ?? 0) * (dearness[cell >> 1] ?? 1)) / usualDearness;
    const expected = prior?.byMonth[cell] ?? Math.min(FULLEST, seasonal);
    const sum = (sums[cell] ?? 0) + PRIOR_MONTH_NIGHTS * expected;
    return Math.min(FULLEST, sum / ((counts[cell] ?? 0) + PRIOR_MONTH_NIGHTS));
  });
  return {
    byClass: [Math.min(FULLEST, classes[0] ?? 0), Math.min(FULLEST, classes[1] ?? 0)],
    byMonth,
  };
}

function monthMiddles(curve: Float64Array): number[] {
  return Array.from({ length: 12 }, (_, month) => curve[Math.round(month * 30.5 + 15)] ?? 1);
}

function weightedMean(values: readonly number[], weightOf: (index: number) => number): number {
  let sum = 0;
  let total = 0;
  values.forEach((value, index) => {
    sum += value * weightOf(index);
    total += weightOf(index);
  });
  return total > 0 ? sum / total : 1;
}

/**
 * Occupancy on the books and expected in the end, by cohort, from `asOf` on. Few nights are shrunk toward
 * all bedroom counts of the place, and those toward the wider area.
 */
export function fitOccupancy(
  place: Place,
  final: FinalOccupancy,
  prior: CohortOccupancy | null,
): Record<BedroomCohort, CohortOccupancy> {
  const age = place.asOf - observationDay(place.listings);
  const fresh = age >= 0 && age <= MAX_AGE_DAYS;
  const counts = countNights(place.listings, place.asOf, OCCUPANCY_DAYS);
  const allBooks = onTheBooks(counts.all, fresh, prior?.onTheBooks ?? null);
  const entries = BEDROOM_COHORTS.map((cohort) => {
    const books = cohort === 'all' ? allBooks : onTheBooks(counts[cohort], fresh, allBooks);
    return [cohort, { onTheBooks: books, expectedFinal: expectedFinal(books, place, final) }];
  });
  return Object.fromEntries(entries) as Record<BedroomCohort, CohortOccupancy>;
}

function onTheBooks(counts: NightCounts, fresh: boolean, prior: Float64Array | null): Float64Array {
  const share = new Float64Array(OCCUPANCY_DAYS).fill(Number.NaN);
  if (!fresh) return share;
  for (let lead = 0; lead < OCCUPANCY_DAYS; lead++) {
    const booked = counts.booked[lead] ?? 0;
    const nights = booked + (counts.open[lead] ?? 0);
    const wider = prior?.[lead] ?? Number.NaN;
    if (!Number.isNaN(wider)) share[lead] = (booked + PRIOR_NIGHTS * wider) / (nights + PRIOR_NIGHTS);
    else if (nights >= PRIOR_NIGHTS) share[lead] = booked / nights;
  }
  return share;
}

function expectedFinal(books: Float64Array, place: Place, final: FinalOccupancy): Float64Array {
  return books.map((share, lead) => {
    const day = place.asOf + lead;
    const usual =
      final.byMonth[calendarDayOf(day).month * 2 + (place.weekend[weekdayOf(day)] ? 1 : 0)] ??
      DEFAULT_OCCUPANCY[0];
    if (Number.isNaN(share)) return usual;
    return share + (1 - share) * chanceFrom(usual, place.bookingCurve[lead] ?? 0);
  });
}

/** The latest day on which any of the listings was seen. */
export function observationDay(listings: readonly ObservedListing[]): EpochDay {
  return listings.reduce((latest, { observedOn }) => Math.max(latest, observedOn), 0);
}
