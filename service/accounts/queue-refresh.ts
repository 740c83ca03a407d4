import type { Context } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { JOB_PRIORITY } from '../listings/request-listing-refresh.ts';
import { takeAccountTurn } from './account-turn.ts';
import { type ChannelSide, markQueued } from './queries.ts';

/**
 * Queues a sync that nobody asked for, behind those that somebody did. Where one is queued or running anyway,
 * or the account is being changed, which starts a sync of its own or ends them all, there is nothing to do.
 * @param recentMinutes listings synced within that time are left as they are
 */
export async function queueRefresh(
  context: Context,
  account: ChannelSide & { id: number },
  recentMinutes: number,
): Promise<void> {
  const key = String(account.id);
  try {
    await context.db.transaction(async (tx) => {
      await takeAccountTurn(tx, account);
      if (await context.jobs.isUnderWay(tx, 'import-account', key)) return;
      if (!(await markQueued(tx, account.id))) return;
      await context.jobs.send(
        tx,
        'import-account',
        { accountId: account.id, reason: 'refreshed', recentThresholdMinutes: recentMinutes },
        { priority: JOB_PRIORITY.normal, singletonKey: key },
      );
    });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}
