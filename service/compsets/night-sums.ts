import type { CompsetPerformanceMetrics } from '#contract/compsets.ts';
import type { EpochDay } from '#contract/dates.ts';
import type { OwnNights } from '../insights/own-nights.ts';
import type { Window } from '../insights/window.ts';
import { eachRun } from '../market/model/night-counts.ts';
import type { PackedNights } from '../market/model/observed-listing.ts';

interface Mean {
  sum: number;
  count: number;
}

/** Nights of one listing or of several, counted. A rate that cannot be converted makes its sum NaN. */
export interface NightSums {
  /** Booked, open or blocked. */
  known: number;
  /** Booked or open. */
  available: number;
  booked: number;
  /** Of the available nights, where the feed or the calendar shows them. */
  postedRate: Mean;
  bookedRate: Mean;
  minStay: Mean;
}

export type Figures = CompsetPerformanceMetrics & { availability: number | null };

const noMean = (): Mean => ({ sum: 0, count: 0 });

export const noSums = (): NightSums => ({
  known: 0,
  available: 0,
  booked: 0,
  postedRate: noMean(),
  bookedRate: noMean(),
  minStay: noMean(),
});

/**
 * Counts what a feed shows of the nights of a window.
 * @param worth of a price of that day, in the currency that is told
 */
export function observedSums(
  nights: PackedNights,
  { from, to }: Window,
  worth: (price: number, day: EpochDay) => number,
): NightSums {
  const sums = noSums();
  const first = from - nights.firstDay;
  const last = to - nights.firstDay;
  eachRun(nights, (state, start, end) => {
    for (let night = Math.max(start, first); night < end && night <= last; night++) {
      sums.known += 1;
      if (state === 'blocked') continue;
      sums.available += 1;
      if (state === 'booked') sums.booked += 1;
      const minNights = nights.minNights[night] ?? 0;
      if (minNights > 0) add(sums.minStay, minNights);
      const price = nights.price[night] ?? Number.NaN;
      if (Number.isNaN(price)) continue;
      const rate = worth(price, nights.firstDay + night);
      add(sums.postedRate, rate);
      if (state === 'booked') add(sums.bookedRate, rate);
    }
  });
  return sums;
}

/**
 * Counts the nights `from` … `to` of a managed listing, indices of its columns.
 * @param minStay of a night, in nights; null where it is not known
 */
export function ownSums(
  own: OwnNights,
  from: number,
  to: number,
  minStay: (night: number) => number | null,
): NightSums {
  const sums = noSums();
  for (let night = from; night <= to; night++) {
    sums.known += own.units;
    sums.available += own.available[night] ?? 0;
    sums.booked += own.booked[night] ?? 0;
    add(sums.postedRate, own.postedRates.sum[night] ?? 0, own.postedRates.count[night] ?? 0);
    add(sums.bookedRate, own.bookedRates.sum[night] ?? 0, own.bookedRates.count[night] ?? 0);
    const nights = own.available[night] ? minStay(night) : null;
    if (nights !== null) add(sums.minStay, nights);
  }
  return sums;
}

export function totalOf(all: readonly NightSums[]): NightSums {
  const total = noSums();
  for (const sums of all) {
    total.known += sums.known;
    total.available += sums.available;
    total.booked += sums.booked;
    for (const mean of ['postedRate', 'bookedRate', 'minStay'] as const) {
      add(total[mean], sums[mean].sum, sums[mean].count);
    }
  }
  return total;
}

/** What sums tell, percentages and rates to hundredths; null where there is nothing to tell it from. */
export function figuresOf(sums: NightSums): Figures {
  return {
    'average-posted-rate': meanOf(sums.postedRate),
    occupancy: percent(sums.booked, sums.known),
    'average-min-stay': meanOf(sums.minStay),
    'average-booked-rate': meanOf(sums.bookedRate),
    'adj-occupancy': percent(sums.booked, sums.available),
    availability: percent(sums.available - sums.booked, sums.known),
  };
}

function add(mean: Mean, sum: number, count = 1): void {
  mean.sum += sum;
  mean.count += count;
}

const meanOf = ({ sum, count }: Mean) => (count === 0 ? null : rounded(sum / count));
const percent = (part: number, whole: number) => (whole === 0 ? null : rounded((100 * part) / whole));

/** To hundredths; what a missing exchange rate makes of an amount is null. */
export const rounded = (value: number) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : null);
