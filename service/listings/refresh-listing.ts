import { type OpenAccount, openAccount } from '../accounts/open-account.ts';
import { ChannelCredentialError, ChannelDataError, isChannelError } from '../channels/channel-errors.ts';
import { enqueueCompsets } from '../compsets/enqueue-compsets.ts';
import type { Context } from '../context.ts';
import { recordSyncEnds } from '../events/record-sync-ends.ts';
import { listAwaitedSyncs } from '../events/sync-queries.ts';
import type { Attempt } from '../jobs/queue.ts';
import { updateRecommendation } from '../recommendations/update-recommendations.ts';
import { findPrimaryChannelListing, setSyncState } from './change-queries.ts';
import { AccountGoneError } from './import/account-gone-error.ts';
import { importStays } from './import/import-stays.ts';
import { deactivateListing, findListingIds, linkUnits, markSynced } from './import/queries.ts';
import { writeListing } from './import/write-listing.ts';

/**
 * Reads one listing again from the system it came from: its details, then reservations and availability, and
 * looks at its base price anew. A listing that is no longer shown is left alone.
 * @throws what may go away by itself, so that the queue tries again
 */
export async function refreshListing(
  context: Context,
  listingId: number,
  signal: AbortSignal,
  { last }: Attempt,
): Promise<void> {
  const awaited = await listAwaitedSyncs(context.db, { listingId });
  const ended = (error: string | null) =>
    context.db.transaction((tx) => recordSyncEnds(tx, context, awaited, { error, counts: null }));
  const link = await findPrimaryChannelListing(context.db, listingId);
  const account = link && (await openAccount(context, link.accountId));
  if (!account) return ended('The listing is no longer connected');
  await setSyncState(context.db, link.id, 'in_progress');
  try {
    const isThere = await readListing(context, account, listingId, link.channelId, signal);
    await ended(isThere ? null : 'The channel no longer has the listing');
  } catch (error) {
    if (error instanceof AccountGoneError) return;
    const permanent = error instanceof ChannelCredentialError || error instanceof ChannelDataError;
    await setSyncState(context.db, link.id, permanent || last ? 'unknown' : 'queued');
    context.log.warn({ err: error, listingId }, 'listing not refreshed');
    if (permanent || last)
      await ended(isChannelError(error) ? error.message : 'The refresh could not be finished');
    if (!permanent) throw error;
  }
}

/** @returns whether the channel still has it */
async function readListing(
  context: Context,
  account: OpenAccount,
  listingId: number,
  channelId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const record = await account.channel.readListing(account.credentials, channelId, signal);
  if (!record) {
    await deactivateListing(context.db, account.id, listingId);
    return false;
  }
  await writeListing(context, account, record);
  const ids = await findListingIds(context.db, account.id);
  const parentId =
    record.parentChannelListingId === null ? null : (ids.get(record.parentChannelListingId) ?? null);
  await linkUnits(context.db, [{ listingId, parentId }]);
  await importStays(context, account, new Map([[channelId, listingId]]), signal, channelId);
  await markSynced(context.db, account.id, [listingId], context.now());
  await enqueueCompsets(context, account.id);
  await updateRecommendation(context, listingId);
  return true;
}
