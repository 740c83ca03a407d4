import type { EpochDay } from '#contract/dates.ts';
import type { BedroomCohort } from './cluster-model.ts';
import { BEDROOM_COHORTS, cohortOf } from './cluster-model.ts';
import type { ObservedListing, PackedNights } from './observed-listing.ts';
import { AVAILABLE, NOT_AVAILABLE } from './observed-listing.ts';

/** A longer run of nights that cannot be booked is the owner's block rather than guests. */
const BLOCK_NIGHTS = 21;

/** Per date: nights that are booked, open and blocked. Unknown nights are none of these. */
export interface NightCounts {
  booked: Float64Array;
  open: Float64Array;
  blocked: Float64Array;
}

/** Counts the nights of entire homes by bedroom cohort, index 0 is `from`. */
export function countNights(
  listings: readonly ObservedListing[],
  from: EpochDay,
  days: number,
): Record<BedroomCohort, NightCounts> {
  const counts = Object.fromEntries(
    BEDROOM_COHORTS.map((cohort) => [
      cohort,
      { booked: new Float64Array(days), open: new Float64Array(days), blocked: new Float64Array(days) },
    ]),
  ) as Record<BedroomCohort, NightCounts>;
  for (const listing of listings) {
    if (listing.roomType !== 'entire-home') continue;
    const cohort = cohortOf(listing.bedrooms);
    addNights(counts.all, listing.nights, from);
    if (cohort !== 'all') addNights(counts[cohort], listing.nights, from);
  }
  return counts;
}

/**
 * Visits the runs of nights that are known, from index `first` up to, but not including, `end`. What cannot be
 * booked for 21 nights and more in a row counts as blocked, what is shorter as booked.
 */
export function eachRun(
  { available }: PackedNights,
  visit: (state: keyof NightCounts, first: number, end: number) => void,
): void {
  let night = 0;
  while (night < available.length) {
    let end = night + 1;
    while (end < available.length && available[end] === available[night]) end++;
    if (available[night] === AVAILABLE) visit('open', night, end);
    else if (available[night] === NOT_AVAILABLE)
      visit(end - night < BLOCK_NIGHTS ? 'booked' : 'blocked', night, end);
    night = end;
  }
}

function addNights(counts: NightCounts, nights: PackedNights, from: EpochDay): void {
  const offset = nights.firstDay - from;
  eachRun(nights, (state, first, end) => {
    const target = counts[state];
    for (let day = Math.max(0, offset + first); day < Math.min(target.length, offset + end); day++) {
      target[day] = (target[day] ?? 0) + 1;
    }
  });
}
