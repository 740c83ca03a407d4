import type { EpochDay } from '#contract/dates.ts';
import { type BenchmarkCohort, benchmarkCohortOf } from './benchmark-cohort.ts';
import type { BedroomCohort } from './cluster-model.ts';
import { BEDROOM_COHORTS, cohortOf } from './cluster-model.ts';
import { countNights, type NightCounts } from './night-counts.ts';
import type { ObservedListing } from './observed-listing.ts';
import { quantile } from './robust.ts';

/** With fewer prices a quantile would be somebody's price. */
const MIN_PRICES = 3;

/** What one bedroom cohort of a place shows for one stay date; entire homes only. */
export interface StatisticsRow {
  cohort: BedroomCohort | BenchmarkCohort;
  day: EpochDay;
  /** Comparable homes: open or booked, not blocked. */
  listingCount: number;
  availableCount: number;
  /** Homes whose night is known, blocked ones among them. */
  nightCount: number;
  /** 0…1 */
  occupancy: number;
  /** p10, p25, p50, p75, p90 of posted prices in major units; null with too few prices. */
  quantiles: readonly [number, number, number, number, number] | null;
}

/**
 * Benchmark of a place by cohort and date, for the dates of `from` … `to` that have data: the cohorts of the model,
 * and each bedroom count that shares one of those with others.
 */
export function marketStatistics(
  listings: readonly ObservedListing[],
  from: EpochDay,
  to: EpochDay,
): StatisticsRow[] {
  const days = to - from + 1;
  const counts = countNights(listings, from, days);
  const homes = listings.filter(({ roomType }) => roomType === 'entire-home');
  const ofModel = BEDROOM_COHORTS.flatMap((cohort) => {
    const members = homes.filter(({ bedrooms }) => cohort === 'all' || cohortOf(bedrooms) === cohort);
    return rowsOf(cohort, members, counts[cohort], from);
  });
  const large = Map.groupBy(
    homes.filter(({ bedrooms }) => cohortOf(bedrooms) === '4+'),
    ({ bedrooms }) => benchmarkCohortOf(bedrooms),
  );
  const ofCounts = [...large].flatMap(([cohort, members]) =>
    rowsOf(cohort, members, countNights(members, from, days).all, from),
  );
  return [...ofModel, ...ofCounts];
}

function rowsOf(
  cohort: StatisticsRow['cohort'],
  members: readonly ObservedListing[],
  { booked, open, blocked }: NightCounts,
  from: EpochDay,
): StatisticsRow[] {
  const prices = new Float64Array(members.length);
  const rows: StatisticsRow[] = [];
  for (let index = 0; index < booked.length; index++) {
    const listingCount = (booked[index] ?? 0) + (open[index] ?? 0);
    if (listingCount === 0) continue;
    rows.push({
      cohort,
      day: from + index,
      listingCount,
      availableCount: open[index] ?? 0,
      nightCount: listingCount + (blocked[index] ?? 0),
      occupancy: (booked[index] ?? 0) / listingCount,
      quantiles: quantilesOf(members, from + index, prices),
    });
  }
  return rows;
}

function quantilesOf(
  members: readonly ObservedListing[],
  day: EpochDay,
  buffer: Float64Array,
): StatisticsRow['quantiles'] {
  let count = 0;
  for (const { nights } of members) {
    const price = nights.price[day - nights.firstDay] ?? Number.NaN;
    if (price > 0) buffer[count++] = price;
  }
  if (count < MIN_PRICES) return null;
  const sorted = buffer.subarray(0, count).sort();
  const at = (share: number) => Math.round(quantile(sorted, share) * 100) / 100;
  return [at(0.1), at(0.25), at(0.5), at(0.75), at(0.9)];
}
