import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { recordSyncEnds } from '../events/record-sync-ends.ts';
import { listAwaitedOfUser } from '../events/sync-queries.ts';
import { actorOf } from '../history/actor.ts';
import { disableListings } from '../listings/disable-listings.ts';
import { mustBeApplication, type Principal, tenantOf } from '../oauth/principal.ts';
import { anonymizeUser, lockUser, markAccountsDeleted } from './queries.ts';

/**
 * Soft-deletes a user: listings are switched off, accounts removed, the address anonymized, tokens ended.
 * @throws ForbiddenError, NotFoundError
 */
export async function deleteUser(
  context: Context,
  principal: Principal,
  id: number,
  requestId: string,
): Promise<void> {
  mustBeApplication(principal);
  await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, tenantOf(principal), id);
    if (!user) throw new NotFoundError('There is no such user.');
    // Accounts before listings, as an import takes them too: neither waits for the other in a circle.
    await markAccountsDeleted(tx, id, context.now());
    await disableListings(tx, { ownerId: id }, actorOf(principal, requestId), context.now());
    await anonymizeUser(tx, id, context.now());
    const outcome = { error: 'The user was deleted', counts: null };
    await recordSyncEnds(tx, context, await listAwaitedOfUser(tx, id), outcome);
  });
}
