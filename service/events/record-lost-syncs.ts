import type { Context } from '../context.ts';
import { recordSyncEnds } from './record-sync-ends.ts';
import { listAwaitedBefore } from './sync-queries.ts';

/** Longer than every attempt of a job together, waiting between them included. */
const LOST_AFTER_MS = 3_600_000;
const MOST_PER_RUN = 500;

/**
 * Tells of syncs that nobody works on any more: a process that dies during the last attempt of a job tells
 * nobody that it was the last.
 */
export async function recordLostSyncs(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - LOST_AFTER_MS);
  for (const { id, accountId, listingId } of await listAwaitedBefore(context.db, before, MOST_PER_RUN)) {
    const job = listingId === null ? 'import-account' : 'refresh-listing';
    const key = String(listingId ?? accountId);
    await context.db.transaction(async (tx) => {
      if (await context.jobs.isUnderWay(tx, job, key)) return;
      await recordSyncEnds(tx, context, [id], { error: 'The sync was interrupted', counts: null });
    });
  }
}
