import type { Executor } from '../db/database.ts';
import { type Recorder, recordEvent } from './record-event.ts';
import {
  type AwaitedSync,
  countShownListings,
  findChannelListingId,
  getSyncedAccount,
  takeAwaitedSyncs,
} from './sync-queries.ts';

export interface SyncOutcome {
  /** A few words on what went wrong; null where nothing did. */
  error: string | null;
  /** Listings read and not read; null where the sync was not carried to its end. */
  counts: { synced: number; failed: number } | null;
  /** Listings synced within so many minutes were passed over. */
  recentThresholdMinutes?: number;
}

/** Tells everybody who waited for these syncs how they ended, once for each; in the transaction of the end. */
export async function recordSyncEnds(
  tx: Executor,
  recorder: Recorder,
  awaitedIds: readonly number[],
  outcome: SyncOutcome,
): Promise<void> {
  for (const awaited of await takeAwaitedSyncs(tx, awaitedIds)) {
    await recordSyncEnd(tx, recorder, awaited, outcome);
  }
}

async function recordSyncEnd(
  tx: Executor,
  recorder: Recorder,
  { eventType, accountId, listingId }: AwaitedSync,
  { error, counts, recentThresholdMinutes = 0 }: SyncOutcome,
): Promise<void> {
  const { userId, channel } = await getSyncedAccount(tx, accountId);
  const ended = (completedAt: Date) => ({
    status: error === null ? ('succeeded' as const) : ('failed' as const),
    'completed-at': completedAt.toISOString(),
    channel,
    ...(error === null ? {} : { error }),
  });
  if (eventType === 'listing.refreshed') {
    if (listingId === null) throw new Error('The refresh of a listing knows its listing.');
    const channelListingId = await findChannelListingId(tx, accountId, listingId);
    return recordEvent(tx, recorder, eventType, userId, async (completedAt) => ({
      subject: { accountId, listingId },
      attributes: { ...ended(completedAt), 'channel-listing-id': channelListingId },
    }));
  }
  return recordEvent(tx, recorder, eventType, userId, async (completedAt) => ({
    subject: { accountId },
    attributes: {
      ...ended(completedAt),
      'nb-listings-synced': counts?.synced ?? (await countShownListings(tx, accountId)),
      'nb-listings-failed': counts?.failed ?? null,
      ...(eventType === 'account.refreshed'
        ? { 'recent-sync-threshold-minutes': recentThresholdMinutes }
        : {}),
    },
  }));
}
