import type { EpochDay } from '#contract/dates.ts';
import { weekdayOf } from '#contract/dates.ts';
import type { MarketBooking } from './booking-curve.ts';
import type { DailyIndex } from './daily-index.ts';
import { calendarDayOf } from './day-of-year.ts';
import { median } from './robust.ts';

const RECENT_DAYS = 56;
const PRIOR_BOOKINGS = 40;
const PRIOR_LISTINGS = 15;
/** Eight weeks do not move a market further than this. */
const FARTHEST = Math.log(1.25);

/** The learned part of a price that the level is measured against; all values are ratios. */
export interface UsualPrice {
  seasonality: Float64Array;
  weekday: Float64Array;
  events: readonly { from: EpochDay; to: EpochDay; uplift: number }[];
}

/**
 * How the last eight weeks compare with what season, weekday and events say of them: by the rates of recent
 * bookings where there are enough, else by the posted prices of the nights just past.
 */
export function fitLevel(
  bookings: readonly MarketBooking[],
  index: DailyIndex,
  usual: UsualPrice,
  asOf: EpochDay,
): number {
  const posted = postedLevel(index, usual, asOf);
  const booked = bookedLevels(bookings, usual, asOf);
  const own = booked.length / (booked.length + PRIOR_BOOKINGS);
  const level = own * (booked.length > 0 ? median(booked) : 0) + (1 - own) * posted;
  return Math.exp(Math.max(-FARTHEST, Math.min(FARTHEST, level)));
}

function postedLevel(index: DailyIndex, usual: UsualPrice, asOf: EpochDay): number {
  const rests: number[] = [];
  for (let day = asOf - RECENT_DAYS; day < asOf; day++) {
    const rest = (index.logRatio[day - index.firstDay] ?? Number.NaN) - usualLog(day, usual);
    if (!Number.isNaN(rest)) rests.push(rest);
  }
  if (rests.length < RECENT_DAYS / 2) return 0;
  // The index is centred on its own dates, so the usual price is centred on them too.
  let sum = 0;
  let days = 0;
  index.logRatio.forEach((value, offset) => {
    if (Number.isNaN(value)) return;
    sum += value - usualLog(index.firstDay + offset, usual);
    days++;
  });
  const own = index.varyingListings / (index.varyingListings + PRIOR_LISTINGS);
  return own * (median(rests) - sum / days);
}

function bookedLevels(bookings: readonly MarketBooking[], usual: UsualPrice, asOf: EpochDay): number[] {
  const byListing = new Map<string, { rest: number; recent: boolean }[]>();
  for (const { listingId, bookedOn, checkIn, nightlyRate, cancelledOn } of bookings) {
    if (nightlyRate === null || nightlyRate <= 0 || cancelledOn !== null || bookedOn > asOf) continue;
    const entry = {
      rest: Math.log(nightlyRate) - usualLog(checkIn, usual),
      recent: bookedOn > asOf - RECENT_DAYS,
    };
    byListing.set(listingId, [...(byListing.get(listingId) ?? []), entry]);
  }
  return [...byListing.values()].flatMap((entries) => {
    const older = entries.filter(({ recent }) => !recent).map(({ rest }) => rest);
    if (older.length < 3) return [];
    const usualRest = median(older);
    return entries.filter(({ recent }) => recent).map(({ rest }) => rest - usualRest);
  });
}

function usualLog(day: EpochDay, { seasonality, weekday, events }: UsualPrice): number {
  const { month, dayOfYear } = calendarDayOf(day);
  let log = Math.log((seasonality[dayOfYear] ?? 1) * (weekday[month * 7 + weekdayOf(day)] ?? 1));
  for (const { from, to, uplift } of events) if (day >= from && day <= to) log += Math.log1p(uplift);
  return log;
}
