import type { Executor } from '../db/database.ts';
import type { Actor } from '../history/actor.ts';
import { getListingFacts } from './queries.ts';
import { type Recorder, recordEvent } from './record-event.ts';

/** Tells of another base price or currency than before; to be called once the listing is written. */
export async function recordBasePriceChange(
  tx: Executor,
  recorder: Recorder,
  before: { id: number; ownerId: number; basePrice: number | null; currency: string },
  { basePrice, currency = before.currency }: { basePrice: number | null; currency?: string },
  actor: Actor,
): Promise<void> {
  if (basePrice === before.basePrice && currency === before.currency) return;
  await recordEvent(tx, recorder, 'listing.base_price_changed', before.ownerId, async (changedAt) => {
    const { accountId, channelListings, enabled } = await getListingFacts(tx, before.id);
    return {
      subject: { listingId: before.id, accountId },
      attributes: {
        'new-base-price': basePrice,
        'old-base-price': before.basePrice,
        'new-currency': currency,
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
