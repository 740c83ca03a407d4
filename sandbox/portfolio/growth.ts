import { type Random, randomOf } from '../world/random.ts';
import { bookStay, changeStay, todayAt } from './bookings.ts';
import { knownStays } from './known-stays.ts';
import { type KeptListing, shownListings } from './listings.ts';
import type { Portfolio } from './portfolio.ts';
import { Refusal } from './refusal.ts';

/** Coming stays that growth has made and that still stand; beyond this it only cancels. */
const MOST_GROWN = 60;
const TRIES = 12;
/** Canceled stays that growth has made and still shows; the oldest are forgotten. */
const MOST_CANCELED = 200;
/** Ids of the stays it makes begin with this. */
const PREFIX = 'g';

/** One step: mostly a booking for the coming months arrives, now and then one made this way is canceled. */
export async function grow(portfolio: Portfolio): Promise<void> {
  portfolio.state.steps += 1;
  const random = randomOf(`growth ${portfolio.definition.apiKey} ${portfolio.state.steps}`);
  const listings = shownListings(portfolio).filter(({ unitIds }) => unitIds.length === 0);
  if (listings.length === 0) return;
  forgetOldCancellations(portfolio);
  const grown = comingGrownStays(portfolio, listings);
  if (grown.length >= MOST_GROWN || (grown.length > 0 && random.chance(0.3))) {
    await changeStay(portfolio, random.pick(grown).id, { status: 'canceled' });
  } else {
    await bookSomewhere(portfolio, listings, random);
  }
}

function comingGrownStays(portfolio: Portfolio, listings: readonly KeptListing[]) {
  const todayOf = new Map(listings.map((listing) => [listing.id, todayAt(portfolio, listing)]));
  return knownStays(portfolio, todayOf.keys()).filter(
    ({ id, listingId, status, checkin }) =>
      id.startsWith(PREFIX) && status === 'accepted' && checkin > (todayOf.get(listingId) ?? 0),
  );
}

function forgetOldCancellations({ state }: Portfolio): void {
  const canceled = Object.values(state.stays)
    .filter(({ stay }) => stay.id.startsWith(PREFIX) && stay.canceledAtMs !== null)
    .sort((a, b) => b.recordedAtMs - a.recordedAtMs);
  for (const { stay } of canceled.slice(MOST_CANCELED)) delete state.stays[stay.id];
}

async function bookSomewhere(portfolio: Portfolio, listings: readonly KeptListing[], random: Random) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const listing = random.pick(listings);
    const checkin = todayAt(portfolio, listing) + random.integer(1, 150);
    const checkout = checkin + Math.max(listing.minStay, random.integer(2, 5));
    const channel = random.pick(['Airbnb', 'Booking.com', 'Vrbo', 'Direct']);
    try {
      const id = `${PREFIX}${listing.id}-${portfolio.state.steps}`;
      await bookStay(portfolio, listing.id, { id, checkin, checkout, channel });
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** Grows every `everyMs`, give or take a third, until the signal aborts. */
export function keepGrowing(portfolio: Portfolio, everyMs: number, signal: AbortSignal): void {
  const pause = () => everyMs * (0.67 + 0.66 * randomOf(`pause ${portfolio.state.steps}`).next());
  const step = async () => {
    try {
      await grow(portfolio);
    } catch (error) {
      console.error('sandbox: a booking could not be kept:', error instanceof Error ? error.message : error);
    }
    if (!signal.aborted) timer = setTimeout(step, pause());
  };
  let timer = setTimeout(step, pause());
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
