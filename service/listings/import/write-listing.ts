import type { OpenAccount } from '../../accounts/open-account.ts';
import type { ChannelListing } from '../../channels/records.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { serviceActor } from '../../history/actor.ts';
import { type Change, insertChanges } from '../../history/queries.ts';
import { assignListingPlace } from '../assign-place.ts';
import { findInitialBasePrice } from '../find-initial-base-price.ts';
import { updateListing } from '../queries.ts';
import { AccountGoneError } from './account-gone-error.ts';
import { describedValues, initialSettings, linksOf } from './listing-values.ts';
import { findImported, insertListing, lockLiveAccount, replaceLinks } from './queries.ts';

const ACTOR = serviceActor('listing sync');

export interface WrittenListing {
  id: number;
  /** New to us, or back after it was gone. */
  appeared: 'created' | 'restored' | null;
}

/**
 * Writes a listing as its channel describes it, with its links, its place in the market and, where it has none,
 * a base price. A known listing keeps what its owner set. Doing it twice is doing it once.
 * @throws AccountGoneError
 */
export async function writeListing(
  context: Context,
  account: OpenAccount,
  record: ChannelListing,
): Promise<WrittenListing> {
  return context.db.transaction(async (tx) => {
    if (!(await lockLiveAccount(tx, account.id))) throw new AccountGoneError();
    const now = context.now();
    const described = { ...describedValues(record), ...(await assignListingPlace(tx, record)) };
    const known = await findImported(tx, account.id, record.channelListingId);
    const kept = known && known.listing.currency === record.currency ? known.listing.basePrice : null;
    const basePrice = kept ?? (await initialBasePrice(tx, described, record));
    const priced =
      basePrice === (known?.listing.basePrice ?? null) ? {} : { basePrice, basePriceUpdatedAt: now };
    const changes = pricedChange(known?.listing.basePrice ?? null, basePrice);

    let id: number;
    if (!known) {
      const created = { ownerId: account.ownerId, createdAt: now };
      id = await insertListing(tx, { ...created, ...initialSettings(record), ...described, ...priced });
    } else {
      id = known.listing.id;
      const moved =
        known.listing.currency === record.currency ? {} : inAnotherCurrency(known.listing, changes);
      await updateListing(tx, id, { ...described, ...priced, ...moved });
    }
    await replaceLinks(tx, linksOf(account, id, record));
    const place = { ownerId: account.ownerId, listingId: id };
    await insertChanges(
      tx,
      changes.map((change) => ({ ...place, ...change })),
      ACTOR,
      now,
    );
    return { id, appeared: known ? (known.active ? null : 'restored') : 'created' };
  });
}

type UnplacedChange = Omit<Change, 'ownerId' | 'listingId'>;

function initialBasePrice(
  tx: Executor,
  described: ReturnType<typeof describedValues> & { marketId: number | null },
  record: ChannelListing,
): Promise<number | null> {
  const listing = { ...described, bathrooms: record.bathrooms };
  return findInitialBasePrice(tx, listing, record.basePriceMajor);
}

function pricedChange(oldValue: number | null, newValue: number | null): UnplacedChange[] {
  return oldValue === newValue ? [] : [{ setting: 'base-price', field: 'base-price', oldValue, newValue }];
}

/** Limits in a currency that the listing no longer has mean nothing, and must not be sold under. */
function inAnotherCurrency(
  listing: { enabled: boolean; minPrice: number | null; maxPrice: number | null },
  changes: UnplacedChange[],
) {
  const { enabled, minPrice, maxPrice } = listing;
  if (enabled) changes.push({ setting: 'activation', field: 'enabled', oldValue: true, newValue: false });
  const limits = [
    ['min-price', minPrice],
    ['max-price', maxPrice],
  ] as const;
  for (const [field, oldValue] of limits) {
    if (oldValue !== null) changes.push({ setting: 'min-max-prices', field, oldValue, newValue: null });
  }
  return { enabled: false, minPrice: null, maxPrice: null };
}
