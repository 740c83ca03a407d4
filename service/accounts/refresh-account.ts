import type { Context } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { insertAwaitedSync, isSyncAwaited } from '../events/sync-queries.ts';
import { JOB_PRIORITY } from '../listings/request-listing-refresh.ts';
import { mayEdit, type Principal, tenantOf } from '../oauth/principal.ts';
import { takeAccountTurn } from './account-turn.ts';
import { findAccount, markQueued } from './queries.ts';

export interface AccountRefresh {
  priority: keyof typeof JOB_PRIORITY;
  recentThresholdMinutes: number;
}

/**
 * Queues a sync of all listings that were not synced lately. A waiting import of a new account covers it.
 * @throws ForbiddenError, NotFoundError, ConflictError `sync_in_progress` or `concurrent_modification`
 */
export async function refreshAccount(
  context: Context,
  principal: Principal,
  userId: number,
  accountId: number,
  { priority, recentThresholdMinutes }: AccountRefresh,
): Promise<void> {
  mayEdit(principal);
  const key = String(accountId);
  await context.db.transaction(async (tx) => {
    const found = await findAccount(tx, tenantOf(principal), userId, accountId);
    if (!found) throw new NotFoundError('There is no such account.');
    await takeAccountTurn(tx, found);
    const account = await findAccount(tx, tenantOf(principal), userId, accountId);
    if (!account) throw new NotFoundError('There is no such account.');
    if (await context.jobs.isRunning(tx, 'import-account', key)) {
      throw new ConflictError({ detail: 'The account is being synced now.', code: 'sync_in_progress' });
    }
    await markQueued(tx, accountId);
    if (priority === 'high') {
      await context.jobs.cancelWaiting(tx, 'import-account', key, { reason: 'refreshed' });
    }
    await context.jobs.send(
      tx,
      'import-account',
      { accountId, reason: 'refreshed', recentThresholdMinutes },
      { priority: JOB_PRIORITY[priority], singletonKey: key },
    );
    // None runs now: what is awaited already is the sync that waits, and covers this refresh too.
    if (!(await isSyncAwaited(tx, { accountId }, ['account.created', 'account.refreshed']))) {
      const awaited = { eventType: 'account.refreshed', accountId, listingId: null } as const;
      await insertAwaitedSync(tx, awaited, context.now());
    }
  });
}
