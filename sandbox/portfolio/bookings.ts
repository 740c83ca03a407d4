import { type Day, dateOf, localDay } from '../dates.ts';
import { priceIndexOn } from '../world/demand.ts';
import { roundMoney } from '../world/listings.ts';
import { randomOf } from '../world/random.ts';
import { referenceOf, type Stay } from '../world/stays.ts';
import { type KnownStay, knownBlocks, knownStays, overlaps } from './known-stays.ts';
import { getListing, type KeptListing } from './listings.ts';
import type { Portfolio } from './portfolio.ts';
import { Refusal } from './refusal.ts';

export type StayStatus = KnownStay['status'];

export interface BookingRequest {
  checkin: Day;
  checkout: Day;
  status?: StayStatus;
  channel?: string;
  guests?: number;
  isOwnerStay?: boolean;
  /** Left out: what the nights cost in this season; null: the channel does not say. */
  rentalAmount?: number | null;
  cleaningFee?: number | null;
  totalAmount?: number | null;
  bookedAtMs?: number;
  /** Left out: the listing's next one made by hand. */
  id?: string;
}

export type BookingChange = Partial<Omit<BookingRequest, 'bookedAtMs' | 'id'>>;

export async function bookStay(
  portfolio: Portfolio,
  listingId: string,
  request: BookingRequest,
): Promise<KnownStay> {
  const listing = getListing(portfolio, listingId);
  if (listing.unitIds.length > 0) {
    throw new Refusal(400, 'multi_unit_parent', `Listing ${listingId} is booked by its units.`);
  }
  const nowMs = portfolio.nowMs();
  const id = request.id ?? nextId(portfolio, listingId);
  const random = randomOf(`booking ${id}`);
  const bookedAtMs = request.bookedAtMs ?? nowMs;
  const status = request.status ?? 'accepted';
  const money = amounts(portfolio, listing, request);
  const stay: Stay = {
    id,
    listingId,
    reference: referenceOf(random),
    channel: request.channel ?? 'Direct',
    guestName: 'Sandbox Guest',
    guests: request.guests ?? Math.min(2, listing.maxGuests),
    isOwnerStay: request.isOwnerStay ?? false,
    checkin: request.checkin,
    checkout: request.checkout,
    requestedAtMs: bookedAtMs,
    acceptedAtMs: status === 'unconfirmed' ? null : bookedAtMs,
    canceledAtMs: status === 'canceled' ? nowMs : null,
    currency: listing.currency,
    ...money,
  };
  return record(portfolio, listing, stay);
}

export async function changeStay(
  portfolio: Portfolio,
  id: string,
  change: BookingChange,
): Promise<KnownStay> {
  const before = getStay(portfolio, id);
  const { status, updatedAtMs: _, ...stay } = before;
  const { status: wanted = status, ...changes } = change;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const nowMs = portfolio.nowMs();
  return record(portfolio, getListing(portfolio, stay.listingId), {
    ...stay,
    ...given,
    acceptedAtMs: wanted === 'unconfirmed' ? null : (stay.acceptedAtMs ?? nowMs),
    canceledAtMs: wanted === 'canceled' ? (stay.canceledAtMs ?? nowMs) : null,
  });
}

export function getStay(portfolio: Portfolio, id: string): KnownStay {
  const stay = knownStays(portfolio, portfolio.homes.keys()).find((candidate) => candidate.id === id);
  if (!stay) throw new Refusal(404, 'reservation_not_found', `There is no reservation ${id}.`);
  return stay;
}

async function record(portfolio: Portfolio, listing: KeptListing, stay: Stay): Promise<KnownStay> {
  if (stay.checkout <= stay.checkin) {
    throw new Refusal(400, 'invalid_dates', 'A stay ends after it begins.', 'checkout_date');
  }
  if (stay.acceptedAtMs !== null && stay.canceledAtMs === null) refuseTakenNights(portfolio, listing, stay);
  portfolio.state.stays[stay.id] = { stay, recordedAtMs: portfolio.nowMs() };
  await portfolio.save();
  return getStay(portfolio, stay.id);
}

function refuseTakenNights(portfolio: Portfolio, listing: KeptListing, stay: Stay): void {
  const other = knownStays(portfolio, [listing.id]).find(
    ({ id, status, checkin, checkout }) =>
      id !== stay.id && status === 'accepted' && overlaps(stay.checkin, stay.checkout, checkin, checkout),
  );
  if (other) throw new Refusal(409, 'nights_taken', `Reservation ${other.id} has some of these nights.`);
  const block = knownBlocks(portfolio, [listing.id]).find(({ firstNight, lastNight }) =>
    overlaps(stay.checkin, stay.checkout, firstNight, lastNight + 1),
  );
  if (block) throw new Refusal(409, 'nights_blocked', `Block ${block.id} has some of these nights.`);
}

function amounts(
  portfolio: Portfolio,
  listing: KeptListing,
  request: BookingRequest,
): Pick<Stay, 'rentalAmount' | 'cleaningFee' | 'totalAmount'> {
  const { isOwnerStay = false } = request;
  const rentalAmount =
    request.rentalAmount !== undefined
      ? request.rentalAmount
      : isOwnerStay
        ? null
        : usualPrice(portfolio, listing, request.checkin, request.checkout);
  const cleaningFee =
    request.cleaningFee !== undefined ? request.cleaningFee : isOwnerStay ? null : listing.cleaningFee;
  const sum = rentalAmount === null ? null : rentalAmount + (cleaningFee ?? 0);
  return {
    rentalAmount,
    cleaningFee,
    totalAmount: request.totalAmount !== undefined ? request.totalAmount : sum,
  };
}

/** What the nights cost: the price last pushed, else the season's usual one. */
function usualPrice(portfolio: Portfolio, listing: KeptListing, checkin: Day, checkout: Day): number {
  const town = portfolio.homes.get(listing.id)?.town;
  let sum = 0;
  for (let day = checkin; day < checkout; day++) {
    const pushed = portfolio.pushes.priceOf(listing.id, dateOf(day));
    sum += pushed?.price ?? listing.basePrice * (town ? priceIndexOn(day, town) : 1);
  }
  return town ? roundMoney(sum, town) : Math.round(sum);
}

function nextId(portfolio: Portfolio, listingId: string): string {
  const made = Object.keys(portfolio.state.stays).filter((id) => id.startsWith(`n${listingId}-`));
  return `n${listingId}-${made.length + 1}`;
}

export function todayAt(portfolio: Portfolio, listing: KeptListing): Day {
  return localDay(portfolio.nowMs(), listing.timezone);
}
