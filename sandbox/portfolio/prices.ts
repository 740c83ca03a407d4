import { dateOf, dayOf, instantOf } from '../dates.ts';
import { todayAt } from './bookings.ts';
import { knownBlocks, knownStays } from './known-stays.ts';
import type { KeptListing } from './listings.ts';
import type { Portfolio } from './portfolio.ts';
import type { Push, PushedNight } from './push-log.ts';
import { Refusal } from './refusal.ts';

const FARTHEST_DAYS = 730;

/** Takes the prices it can and says of each other night why not. */
export async function receivePrices(
  portfolio: Portfolio,
  listing: KeptListing,
  currency: string,
  prices: readonly PushedNight[],
): Promise<Push> {
  if (currency !== listing.currency) {
    throw new Refusal(
      422,
      'currency_mismatch',
      `Listing ${listing.id} is priced in ${listing.currency}, not ${currency}.`,
      'currency',
    );
  }
  const today = todayAt(portfolio, listing);
  const reasonOf = ({ date }: PushedNight) => {
    if (dayOf(date) < today) return { code: 'date_in_past', message: `${date} has passed.` };
    if (dayOf(date) > today + FARTHEST_DAYS) return { code: 'date_too_far', message: `${date} is too far.` };
    return null;
  };
  return portfolio.pushes.append({
    received_at: instantOf(portfolio.nowMs()),
    listing_id: listing.id,
    currency,
    prices: prices.filter((night) => reasonOf(night) === null),
    rejected: prices.flatMap((night) => {
      const reason = reasonOf(night);
      return reason ? [{ date: night.date, ...reason }] : [];
    }),
  });
}

export interface CalendarDay extends PushedNight {
  status: 'available' | 'booked' | 'blocked';
}

/** Both days included. */
export function calendarOf(
  portfolio: Portfolio,
  listing: KeptListing,
  from: number,
  to: number,
): CalendarDay[] {
  const status = new Map<number, CalendarDay['status']>();
  for (const { firstNight, lastNight } of knownBlocks(portfolio, [listing.id])) {
    for (let day = firstNight; day <= lastNight; day++) status.set(day, 'blocked');
  }
  for (const { status: state, checkin, checkout } of knownStays(portfolio, [listing.id])) {
    for (let day = checkin; state === 'accepted' && day < checkout; day++) status.set(day, 'booked');
  }
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const date = dateOf(from + index);
    const pushed = portfolio.pushes.priceOf(listing.id, date);
    return {
      date,
      price: pushed?.price ?? listing.basePrice,
      min_stay: pushed?.min_stay ?? listing.minStay,
      closed_on_arrival: pushed?.closed_on_arrival ?? false,
      closed_on_departure: pushed?.closed_on_departure ?? false,
      status: status.get(from + index) ?? 'available',
    };
  });
}
