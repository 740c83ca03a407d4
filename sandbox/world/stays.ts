import { type Day, MS_PER_DAY } from '../dates.ts';
import { drawLeadDays, priceIndexOn } from './demand.ts';
import { type HomeFacts, roundMoney } from './listings.ts';
import type { Random } from './random.ts';

/** A request or booking from first word to last, of which an observer knows what lies before his now. */
export interface Stay {
  id: string;
  listingId: string;
  reference: string;
  channel: string;
  guestName: string;
  guests: number;
  isOwnerStay: boolean;
  checkin: Day;
  checkout: Day;
  requestedAtMs: number;
  /** Null: never accepted. */
  acceptedAtMs: number | null;
  /** Null: never canceled. */
  canceledAtMs: number | null;
  currency: string;
  rentalAmount: number | null;
  cleaningFee: number | null;
  totalAmount: number | null;
}

export type StayOutcome =
  | { kind: 'final' | 'owner' | 'inquiry'; leadDays: number }
  /** `gone`: canceled this many days before arrival, at the latest. */
  | { kind: 'canceled'; gone: number };

export interface StayFrame {
  facts: HomeFacts;
  id: string;
  first: Day;
  /** Checkout day. */
  end: Day;
  random: Random;
}

const HOUR_MS = 3_600_000;
const CHANNELS = ['Airbnb', 'Booking.com', 'Vrbo', 'Direct', 'Expedia'];
const CHANNEL_WEIGHTS = [44, 28, 12, 11, 5];
const REFERENCE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GIVEN_NAMES = [
  'Aiko',
  'Bruno',
  'Carla',
  'Dmitri',
  'Elif',
  'Femke',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaja',
];
const FAMILY_NAMES = [
  'Almeida',
  'Brandt',
  'Castro',
  'Doyle',
  'Eriksen',
  'Fontaine',
  'Greco',
  'Hara',
  'Iyer',
  'Jansen',
];

export function composeStay(frame: StayFrame, outcome: StayOutcome): Stay {
  const { facts, id, first, end, random } = frame;
  const owner = outcome.kind === 'owner';
  return {
    id,
    listingId: facts.listing.id,
    reference: referenceOf(random),
    channel: owner ? 'Owner' : (CHANNELS[random.weighted(CHANNEL_WEIGHTS)] ?? 'Direct'),
    guestName: `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`,
    guests: random.integer(1, Math.max(2, facts.listing.maxGuests)),
    isOwnerStay: owner,
    checkin: first,
    checkout: end,
    ...momentsOf(first, outcome, random),
    ...(owner ? unpaid(facts) : amountsOf(frame)),
  };
}

export function referenceOf(random: Random): string {
  return Array.from({ length: 10 }, () => random.pick([...REFERENCE_LETTERS])).join('');
}

function momentsOf(
  first: Day,
  outcome: StayOutcome,
  random: Random,
): Pick<Stay, 'requestedAtMs' | 'acceptedAtMs' | 'canceledAtMs'> {
  // The same day's bookings come in before the afternoon's arrival.
  const at = (leadDays: number) => (first - leadDays) * MS_PER_DAY + Math.floor(random.next() * 14 * HOUR_MS);
  if (outcome.kind === 'canceled') {
    const canceledLead = outcome.gone + random.integer(0, 12);
    const acceptedAtMs = at(canceledLead + 1 + drawLeadDays(random));
    return { requestedAtMs: acceptedAtMs, acceptedAtMs, canceledAtMs: at(canceledLead) };
  }
  const bookedAtMs = at(outcome.leadDays);
  if (outcome.kind === 'inquiry')
    return { requestedAtMs: bookedAtMs, acceptedAtMs: null, canceledAtMs: null };
  const waitMs = random.chance(0.08) ? random.integer(2, 40) * HOUR_MS : 0;
  return { requestedAtMs: bookedAtMs - waitMs, acceptedAtMs: bookedAtMs, canceledAtMs: null };
}

function amountsOf({
  facts,
  first,
  end,
  random,
}: StayFrame): Pick<Stay, 'currency' | 'rentalAmount' | 'cleaningFee' | 'totalAmount'> {
  const { listing, town } = facts;
  let rental = 0;
  for (let day = first; day < end; day++) rental += listing.basePrice * priceIndexOn(day, town);
  rental = roundMoney(rental * Math.exp(0.07 * random.normal()), town);
  const taxed = town.currency === 'JPY' ? Math.round(rental * 1.1) : Math.round(rental * 112) / 100;
  const silence = random.next();
  return {
    currency: listing.currency,
    // Some channels report only what the guest pays in all, a few nothing.
    rentalAmount: silence < 0.035 ? null : rental,
    cleaningFee: silence < 0.005 ? null : listing.cleaningFee,
    totalAmount: silence < 0.005 ? null : Math.round((taxed + listing.cleaningFee) * 100) / 100,
  };
}

function unpaid(facts: HomeFacts) {
  return { currency: facts.listing.currency, rentalAmount: null, cleaningFee: null, totalAmount: null };
}
