import type { Executor } from '../db/database.ts';
import { getListingFacts } from './queries.ts';
import { type Recorder, recordEvent } from './record-event.ts';

/** Tells that a listing with a base price entered or left an active market; to be called once it has. */
export async function recordMarketChange(
  tx: Executor,
  recorder: Recorder,
  listing: { id: number; ownerId: number },
  inActiveMarket: boolean,
): Promise<void> {
  const type = 'listing.in_active_market_changed';
  await recordEvent(tx, recorder, type, listing.ownerId, async (changedAt) => {
    const { title, channelListings } = await getListingFacts(tx, listing.id);
    return {
      subject: { listingId: listing.id },
      attributes: {
        'in-active-market': inActiveMarket,
        'changed-at': changedAt.toISOString(),
        title,
        'channel-listings': channelListings,
      },
    };
  });
}
