import type { Context } from '../context.ts';
import { findPricedListings } from './queries.ts';
import { refreshRecommendation } from './refresh-recommendation.ts';

const LISTINGS_AT_A_TIME = 200;

/**
 * Looks at the base prices of an account's listings, or of all. One listing that cannot be looked at does not
 * keep the others out.
 * @throws the signal's reason
 */
export async function updateRecommendations(
  context: Context,
  accountId: number | null,
  signal: AbortSignal,
): Promise<void> {
  let after = 0;
  for (;;) {
    const found = await findPricedListings(context.db, accountId, after, LISTINGS_AT_A_TIME);
    for (const comparable of found) {
      signal.throwIfAborted();
      after = comparable.listing.id;
      try {
        await refreshRecommendation(context, comparable);
      } catch (error) {
        context.log.error({ err: error, listingId: after }, 'recommendation not refreshed');
      }
    }
    if (found.length < LISTINGS_AT_A_TIME) return;
  }
}

/** Looks at the base price of one listing; one without a price, or without a live connection, is left alone. */
export async function updateRecommendation(context: Context, listingId: number): Promise<void> {
  const [found] = await findPricedListings(context.db, null, listingId - 1, 1);
  if (found?.listing.id === listingId) await refreshRecommendation(context, found);
}
