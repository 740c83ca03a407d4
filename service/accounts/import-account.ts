import { ChannelCredentialError, ChannelDataError, isChannelError } from '../channels/channel-errors.ts';
import { enqueueCompsets } from '../compsets/enqueue-compsets.ts';
import type { Context } from '../context.ts';
import { recordSyncEnds, type SyncOutcome } from '../events/record-sync-ends.ts';
import { listAwaitedSyncs } from '../events/sync-queries.ts';
import type { Attempt, JobData } from '../jobs/queue.ts';
import { AccountGoneError } from '../listings/import/account-gone-error.ts';
import { importStays } from '../listings/import/import-stays.ts';
import { markInterrupted, markSynced } from '../listings/import/queries.ts';
import { enqueueRecommendations } from '../recommendations/enqueue-recommendations.ts';
import { type ImportedListings, importListings } from './import-listings.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import { markSyncEnded, markSyncStarted, type SyncEnd } from './sync-queries.ts';

const MS_PER_MINUTE = 60_000;

/**
 * Brings an account's listings, reservations, blocks and reviews up to date. It may stop anywhere and run again.
 * An account that was deleted meanwhile is left alone.
 * @throws what may go away by itself, so that the queue tries again
 */
export async function importAccount(
  context: Context,
  { accountId, recentThresholdMinutes }: JobData['import-account'],
  signal: AbortSignal,
  { last }: Attempt,
): Promise<void> {
  const account = await openAccount(context, accountId);
  if (!account) return;
  const awaited = await listAwaitedSyncs(context.db, { accountId });
  await markSyncStarted(context.db, accountId);
  const end = (sync: SyncEnd, counts: SyncOutcome['counts']) =>
    context.db.transaction(async (tx) => {
      await markSyncEnded(tx, accountId, sync, context.now());
      if (sync.state === 'queued') return; // it is tried again
      await recordSyncEnds(tx, context, awaited, { error: sync.error, counts, recentThresholdMinutes });
    });
  try {
    const { read, failed, total } = await readAccount(context, account, recentThresholdMinutes, signal);
    const isWhole = failed.size === 0;
    const error = isWhole ? null : `${failed.size} of ${total} listings could not be read`;
    const counts = { synced: read.size, failed: failed.size };
    await end({ state: isWhole ? 'completed' : 'unknown', error, valid: true }, counts);
  } catch (error) {
    if (error instanceof AccountGoneError) return;
    const permanent = error instanceof ChannelCredentialError || error instanceof ChannelDataError;
    const state = permanent || last ? 'unknown' : 'queued';
    const valid = error instanceof ChannelCredentialError ? false : null;
    await markInterrupted(context.db, accountId, state);
    await end({ state, error: summaryOf(error), valid }, null);
    if (!permanent) throw error;
  }
}

async function readAccount(
  context: Context,
  account: OpenAccount,
  recentThresholdMinutes: number,
  signal: AbortSignal,
): Promise<ImportedListings> {
  const startedAt = context.now();
  const freshSince = new Date(startedAt.getTime() - recentThresholdMinutes * MS_PER_MINUTE);
  const imported = await importListings(context, account, freshSince, signal);
  await importStays(context, account, imported.read, signal);
  await markSynced(context.db, account.id, [...imported.read.values()], context.now());
  await enqueueRecommendations(context, account.id);
  await enqueueCompsets(context, account.id);
  return imported;
}

/** What a channel says of itself may be shown; what else went wrong stands in the log. */
function summaryOf(error: unknown): string {
  return isChannelError(error) ? error.message : 'The import could not be finished';
}
