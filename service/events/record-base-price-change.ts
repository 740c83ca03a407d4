import type { Executor } from '../db/database.ts';
import type { Actor } from '../history/actor.ts';
import { getListingFacts } from './queries.ts';
import { type Recorder, recordEvent } from './record-event.ts';

export interface BasePrice {
  basePrice: number | null;
  currency: string;
}

/** Tells of another base price or currency than before; to be called once the listing is written. */
export async function recordBasePriceChange(
  tx: Executor,
  recorder: Recorder,
  listing: { id: number; ownerId: number },
  before: BasePrice,
  after: BasePrice,
  actor: Actor,
): Promise<void> {
  if (after.basePrice === before.basePrice && after.currency === before.currency) return;
  await recordEvent(tx, recorder, 'listing.base_price_changed', listing.ownerId, async (changedAt) => {
    const { accountId, channelListings, enabled } = await getListingFacts(tx, listing.id);
    return {
      subject: { listingId: listing.id, accountId },
      attributes: {
        'new-base-price': after.basePrice,
        'old-base-price': before.basePrice,
        'new-currency': after.currency,
        'old-currency': before.currency,
        'changed-at': changedAt.toISOString(),
        'channel-listings': channelListings,
        enabled,
        'change-source': actor.type === 'service' ? 'system' : 'user',
        'changed-by': actor.email,
      },
    };
  });
}
