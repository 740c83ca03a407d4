import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { recordSyncEnds } from '../events/record-sync-ends.ts';
import { listAwaitedOfAccount } from '../events/sync-queries.ts';
import { actorOf } from '../history/actor.ts';
import { disableListings } from '../listings/disable-listings.ts';
import { mayEdit, type Principal, tenantOf } from '../oauth/principal.ts';
import { takeAccountTurn } from './account-turn.ts';
import { findAccount, markAccountDeleted } from './queries.ts';

/**
 * Soft-deletes an account: it and its listings are kept unseen, with the listings switched off.
 * @throws ForbiddenError, NotFoundError, ConflictError `concurrent_modification`
 */
export async function deleteAccount(
  context: Context,
  principal: Principal,
  userId: number,
  accountId: number,
  requestId: string,
): Promise<void> {
  mayEdit(principal);
  const tenant = tenantOf(principal);
  await context.db.transaction(async (tx) => {
    const found = await findAccount(tx, tenant, userId, accountId);
    if (found) await takeAccountTurn(tx, found);
    if (!found || !(await findAccount(tx, tenant, userId, accountId))) {
      throw new NotFoundError('There is no such account.');
    }
    // The account before its listings, as the import takes them too: neither waits for the other in a circle.
    await markAccountDeleted(tx, accountId, context.now());
    await disableListings(tx, { accountId }, actorOf(principal, requestId), context.now());
    await context.jobs.cancelWaiting(tx, 'import-account', String(accountId));
    const outcome = { error: 'The account was deleted', counts: null };
    await recordSyncEnds(tx, context, await listAwaitedOfAccount(tx, accountId), outcome);
  });
}
