import type { Executor } from '../db/database.ts';
import { getListingFacts } from './queries.ts';
import { type Recorder, recordEvent } from './record-event.ts';

const UNPRICED =
  'No base price could be found: no similar listings are known, and the channel names no price';

/** Tells that a listing is set up, or back after it was gone; to be called once it is written. */
export async function recordListingCreated(
  tx: Executor,
  recorder: Recorder,
  listing: { id: number; ownerId: number },
  { restored }: { restored: boolean },
): Promise<void> {
  await recordEvent(tx, recorder, 'listing.created', listing.ownerId, async (createdAt) => {
    const facts = await getListingFacts(tx, listing.id);
    const isPriced = facts.basePrice !== null;
    return {
      subject: { listingId: listing.id, accountId: facts.accountId },
      attributes: {
        status: isPriced ? 'succeeded' : 'failed',
        'created-at': createdAt.toISOString(),
        title: facts.title,
        currency: facts.currency,
        'base-price': facts.basePrice,
        'channel-listings': facts.channelListings,
        ...(isPriced ? {} : { error: UNPRICED }),
        ...(restored ? { restored } : {}),
      },
    };
  });
}
