import type { OpenAccount } from '../../accounts/open-account.ts';
import type { ChannelListing } from '../../channels/records.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import type { listings } from '../../db/schema/index.ts';
import { recordBasePriceChange } from '../../events/record-base-price-change.ts';
import { recordListingCreated } from '../../events/record-listing-created.ts';
import { recordMarketChange } from '../../events/record-market-change.ts';
import { serviceActor } from '../../history/actor.ts';
import { insertChanges } from '../../history/queries.ts';
import { assignListingPlace } from '../assign-place.ts';
import { updateListing } from '../change-queries.ts';
import { findInitialBasePrice } from '../find-initial-base-price.ts';
import { AccountGoneError } from './account-gone-error.ts';
import { describedValues, initialSettings, linksOf } from './listing-values.ts';
import { NO_SETTINGS, settingChanges, settingColumns } from './price-settings.ts';
import {
  insertListing,
  isInActiveMarket,
  lockImported,
  lockLiveAccount,
  type Place,
  replaceLinks,
} from './queries.ts';

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
    const place = await assignListingPlace(tx, record);
    const described = { ...describedValues(record), ...place };
    // Markets before their neighbourhoods, which the listing is about to point at, as who changes a market takes them.
    const move = known ? await marketMove(tx, known.listing, place) : null;

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
    const appeared = appearanceOf(known);
    await tell(context, tx, { id, ownerId, appeared, before: known?.listing ?? null, after: values, move });
    return { id, appeared };
  });
}

interface Written extends WrittenListing {
  ownerId: number;
  before: typeof listings.$inferSelect | null;
  after: { basePrice: number | null; currency: string };
  move: MarketMove | null;
}

type MarketMove = 'enters' | 'leaves';

async function tell(context: Context, tx: Executor, listing: Written): Promise<void> {
  const { before, after, appeared, move } = listing;
  const wasPriced = before !== null && (before.basePrice !== null || before.basePriceUpdatedAt !== null);
  const isFirstPrice = after.basePrice !== null && !wasPriced;
  if (appeared || isFirstPrice) {
    await recordListingCreated(tx, context, listing, { restored: appeared === 'restored' });
  }
  if (!before || isFirstPrice) return;
  await recordBasePriceChange(tx, context, before, after, ACTOR);
  if (move && before.basePrice !== null) await recordMarketChange(tx, context, listing, move === 'enters');
}

/** Whether a listing enters or leaves an active market by going from one place to another. */
async function marketMove(tx: Executor, from: Place, to: Place): Promise<MarketMove | null> {
  if (from.marketId === to.marketId && from.clusterId === to.clusterId) return null;
  const isIn = await isInActiveMarket(tx, to);
  if (isIn === (await isInActiveMarket(tx, from))) return null;
  return isIn ? 'enters' : 'leaves';
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
