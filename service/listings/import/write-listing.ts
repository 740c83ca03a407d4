import type { OpenAccount } from '../../accounts/open-account.ts';
import type { ChannelListing } from '../../channels/records.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { serviceActor } from '../../history/actor.ts';
import { insertChanges } from '../../history/queries.ts';
import { assignListingPlace } from '../assign-place.ts';
import { findInitialBasePrice } from '../find-initial-base-price.ts';
import { updateListing } from '../queries.ts';
import { AccountGoneError } from './account-gone-error.ts';
import { describedValues, initialSettings, linksOf } from './listing-values.ts';
import { NO_SETTINGS, settingChanges, settingColumns } from './price-settings.ts';
import { insertListing, lockImported, lockLiveAccount, replaceLinks } from './queries.ts';

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
    const { ownerId } = account;
    const known = await lockImported(tx, account.id, record.channelListingId);
    const described = { ...describedValues(record), ...(await assignListingPlace(tx, record)) };

    const before = known?.listing ?? NO_SETTINGS;
    const kept = known?.listing.currency === record.currency ? before : NO_SETTINGS;
    const basePrice = kept.basePrice ?? (await initialBasePrice(tx, described, record));
    const after = { ...kept, basePrice };
    const values = { ...described, ...settingColumns(before, after, now) };

    const id =
      known?.listing.id ??
      (await insertListing(tx, { ownerId, createdAt: now, ...initialSettings(record), ...values }));
    if (known) await updateListing(tx, id, values);
    await replaceLinks(tx, linksOf(account, id, record));
    const changes = settingChanges(before, after).map((change) => ({ ownerId, listingId: id, ...change }));
    await insertChanges(tx, changes, ACTOR, now);
    return { id, appeared: appearanceOf(known) };
  });
}

function initialBasePrice(
  tx: Executor,
  described: ReturnType<typeof describedValues> & { marketId: number | null },
  record: ChannelListing,
): Promise<number | null> {
  const listing = { ...described, bathrooms: record.bathrooms };
  return findInitialBasePrice(tx, listing, record.basePriceMajor);
}

function appearanceOf(known: { active: boolean } | null): WrittenListing['appeared'] {
  if (!known) return 'created';
  return known.active ? null : 'restored';
}
