import { ChannelCredentialError, ChannelDataError, isChannelError } from '../channels/channel-errors.ts';
import { enqueueCompsets } from '../compsets/enqueue-compsets.ts';
import type { Context } from '../context.ts';
import type { Attempt, JobData } from '../jobs/queue.ts';
import { AccountGoneError } from '../listings/import/account-gone-error.ts';
import { importStays } from '../listings/import/import-stays.ts';
import { markInterrupted, markSynced } from '../listings/import/queries.ts';
import { enqueueRecommendations } from '../recommendations/enqueue-recommendations.ts';
import { importListings } from './import-listings.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import { markSyncEnded, markSyncStarted } from './sync-queries.ts';

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
  await markSyncStarted(context.db, accountId);
  try {
    await readAccount(context, account, recentThresholdMinutes, signal);
  } catch (error) {
    if (error instanceof AccountGoneError) return;
    const permanent = error instanceof ChannelCredentialError || error instanceof ChannelDataError;
    const state = permanent || last ? 'unknown' : 'queued';
    const valid = error instanceof ChannelCredentialError ? false : null;
    await markInterrupted(context.db, accountId, state);
    await markSyncEnded(context.db, accountId, { state, error: summaryOf(error), valid }, context.now());
    if (!permanent) throw error;
  }
}

async function readAccount(
  context: Context,
  account: OpenAccount,
  recentThresholdMinutes: number,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = context.now();
  const freshSince = new Date(startedAt.getTime() - recentThresholdMinutes * MS_PER_MINUTE);
  const { read, failed, total } = await importListings(context, account, freshSince, signal);
  await importStays(context, account, read, signal);
  await markSynced(context.db, account.id, [...read.values()], context.now());
  await enqueueRecommendations(context, account.id);
  await enqueueCompsets(context, account.id);
  const error = failed.size === 0 ? null : `${failed.size} of ${total} listings could not be read`;
  const state = failed.size === 0 ? 'completed' : 'unknown';
  await markSyncEnded(context.db, account.id, { state, error, valid: true }, context.now());
}

/** What a channel says of itself may be shown; what else went wrong stands in the log. */
function summaryOf(error: unknown): string {
  return isChannelError(error) ? error.message : 'The import could not be finished';
}
