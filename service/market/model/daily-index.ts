import type { EpochDay } from '#contract/dates.ts';
import type { ObservedListing } from './observed-listing.ts';
import { median } from './robust.ts';

const PASSES = 8;
/** Log residuals beyond this count as if they were this large. */
const HUBER_BOUND = 0.2;
const MIN_PRICED_NIGHTS = 30;
/** A listing whose host never changes the price by more than this says nothing about the market's dates. */
const FLAT_SPREAD = 0.01;

/** How dear each date of the market is, as the natural logarithm of a ratio to a listing's usual price. */
export interface DailyIndex {
  firstDay: EpochDay;
  /** Mean about 0; NaN where too few listings show a price. */
  logRatio: Float64Array;
  /** Listings that show a price for the date. */
  listings: Uint32Array;
  /** Listings whose prices vary, out of all given. */
  varyingListings: number;
}

interface Series {
  offset: number;
  logs: Float64Array;
  weight: number;
}

/** A listing with this many different prices counts a quarter of one whose host prices every night. */
const HALF_ATTENTIVE_PRICES = 12;

/**
 * The market's price by date, free of which listings happen to be open: a two-way fit of log price =
 * listing + date by alternating Huber means, over the listings whose prices vary, weighted by how closely
 * their hosts follow the calendar.
 */
export function fitDailyIndex(listings: readonly ObservedListing[], minListings = 8): DailyIndex {
  const chosen = listings.filter(hasVaryingPrices);
  let firstDay = Number.POSITIVE_INFINITY;
  let endDay = Number.NEGATIVE_INFINITY;
  for (const { nights } of chosen) {
    firstDay = Math.min(firstDay, nights.firstDay);
    endDay = Math.max(endDay, nights.firstDay + nights.available.length);
  }
  const days = chosen.length === 0 ? 0 : endDay - firstDay;
  const series = chosen.map((listing) => toSeries(listing, firstDay));
  const logRatio = new Float64Array(days);
  const listingLevel = series.map(({ logs }) => median(logs.filter((value) => !Number.isNaN(value))));
  const counts = countByDay(series, days);

  for (let pass = 0; pass < PASSES; pass++) {
    fitDays(series, listingLevel, logRatio);
    centre(logRatio, counts, minListings);
    fitListings(series, listingLevel, logRatio);
  }
  for (let day = 0; day < days; day++) if ((counts[day] ?? 0) < minListings) logRatio[day] = Number.NaN;
  return {
    firstDay: days === 0 ? 0 : firstDay,
    logRatio,
    listings: counts,
    varyingListings: chosen.length,
  };
}

function hasVaryingPrices({ nights }: ObservedListing): boolean {
  const priced = nights.price.filter((price) => price > 0).sort();
  if (priced.length < MIN_PRICED_NIGHTS) return false;
  const low = priced[Math.floor(priced.length * 0.02)] ?? 0;
  const high = priced[Math.floor(priced.length * 0.98)] ?? 0;
  return high / low > 1 + FLAT_SPREAD;
}

function toSeries({ nights }: ObservedListing, firstDay: EpochDay): Series {
  const logs = new Float64Array(nights.price.length);
  for (let index = 0; index < logs.length; index++) logs[index] = Math.log(nights.price[index] ?? Number.NaN);
  return { offset: nights.firstDay - firstDay, logs, weight: attention(nights.price) };
}

/** Hosts who set a handful of seasonal prices tell little about single nights; those who price each tell much. */
function attention(prices: Float32Array): number {
  const different = new Set(prices.filter((price) => price > 0)).size;
  return (different / (different + HALF_ATTENTIVE_PRICES)) ** 2;
}

function countByDay(series: readonly Series[], days: number): Uint32Array {
  const counts = new Uint32Array(days);
  for (const { offset, logs } of series) {
    for (let index = 0; index < logs.length; index++) {
      const day = offset + index;
      if (!Number.isNaN(logs[index])) counts[day] = (counts[day] ?? 0) + 1;
    }
  }
  return counts;
}

function fitDays(series: readonly Series[], level: readonly number[], logRatio: Float64Array): void {
  const sums = new Float64Array(logRatio.length);
  const weights = new Float64Array(logRatio.length);
  series.forEach(({ offset, logs, weight: attentive }, which) => {
    const listing = level[which] ?? 0;
    for (let index = 0; index < logs.length; index++) {
      const day = offset + index;
      const residual = (logs[index] ?? Number.NaN) - listing - (logRatio[day] ?? 0);
      if (Number.isNaN(residual)) continue;
      const weight = attentive * huberWeight(residual);
      sums[day] = (sums[day] ?? 0) + weight * residual;
      weights[day] = (weights[day] ?? 0) + weight;
    }
  });
  for (let day = 0; day < logRatio.length; day++) {
    const weight = weights[day] ?? 0;
    if (weight > 0) logRatio[day] = (logRatio[day] ?? 0) + (sums[day] ?? 0) / weight;
  }
}

function fitListings(series: readonly Series[], level: number[], logRatio: Float64Array): void {
  series.forEach(({ offset, logs }, which) => {
    const before = level[which] ?? 0;
    let sum = 0;
    let total = 0;
    for (let index = 0; index < logs.length; index++) {
      const residual = (logs[index] ?? Number.NaN) - before - (logRatio[offset + index] ?? 0);
      if (Number.isNaN(residual)) continue;
      const weight = huberWeight(residual);
      sum += weight * residual;
      total += weight;
    }
    if (total > 0) level[which] = before + sum / total;
  });
}

function centre(logRatio: Float64Array, counts: Uint32Array, minListings: number): void {
  let sum = 0;
  let days = 0;
  for (let day = 0; day < logRatio.length; day++) {
    if ((counts[day] ?? 0) < minListings) continue;
    sum += logRatio[day] ?? 0;
    days++;
  }
  const mean = days > 0 ? sum / days : 0;
  for (let day = 0; day < logRatio.length; day++) logRatio[day] = (logRatio[day] ?? 0) - mean;
}

function huberWeight(residual: number): number {
  const size = Math.abs(residual);
  return size <= HUBER_BOUND ? 1 : HUBER_BOUND / size;
}
