import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { insertAwaitedSync, isSyncAwaited } from '../events/sync-queries.ts';
import { mayEdit, type Principal, tenantOf } from '../oauth/principal.ts';
import { findPrimaryChannelListing, lockListing, setSyncState } from './change-queries.ts';

export const JOB_PRIORITY = { high: 10, normal: 0 } as const;

/**
 * Queues a refresh of the listing's primary channel listing; a refresh that already waits is enough.
 * @throws ForbiddenError, NotFoundError
 */
export async function requestListingRefresh(
  context: Context,
  principal: Principal,
  listingId: number,
  priority: keyof typeof JOB_PRIORITY,
): Promise<void> {
  mayEdit(principal);
  await context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, tenantOf(principal), listingId);
    const link = listing && (await findPrimaryChannelListing(tx, listingId));
    if (!link) throw new NotFoundError('There is no such listing.');
    await setSyncState(tx, link.id, 'queued');
    const started = await context.jobs.send(
      tx,
      'refresh-listing',
      { listingId },
      { priority: JOB_PRIORITY[priority], singletonKey: String(listingId) },
    );
    if (started || !(await isSyncAwaited(tx, { listingId }, ['listing.refreshed']))) {
      const awaited = { eventType: 'listing.refreshed', accountId: link.accountId, listingId } as const;
      await insertAwaitedSync(tx, awaited, context.now());
    }
  });
}
