import { setImmediate as turn } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { Attempt } from '../jobs/queue.ts';
import { findLeft } from './outcome-queries.ts';
import { finish, takeUp } from './queries.ts';
import { giveUpListing, type RunningEdit, reachListing } from './reach-listing.ts';

const LISTINGS_AT_A_TIME = 100;

/**
 * Does what is left of a bulk edit, listing by listing. What keeps one of them from being reached does not keep
 * the others; it is tried again, and given up with the last attempt.
 * @throws the signal's reason, or an error where something is to be tried again
 */
export async function runBulkEdit(
  context: Context,
  bulkEditId: number,
  signal: AbortSignal,
  attempt: Attempt,
): Promise<void> {
  const taken = await takeUp(context.db, bulkEditId, context.now());
  if (!taken) return;
  const { edit, applicationId } = taken;
  const running = { edit, tenant: { applicationId, userId: edit.ownerId } };
  const troubled = await reachAll(context, running, signal, attempt);
  if (troubled > 0) throw new Error(`${troubled} listings of bulk edit ${bulkEditId} were not reached`);
  await context.database.settle(); // who reads that it has ended shall read the prices it made
  await finish(context.db, bulkEditId, context.now());
}

/** @returns how many are to be tried again */
async function reachAll(
  context: Context,
  running: RunningEdit,
  signal: AbortSignal,
  attempt: Attempt,
): Promise<number> {
  let troubled = 0;
  for (let after = -1; ; ) {
    const found = await findLeft(context.db, running.edit.id, after, LISTINGS_AT_A_TIME);
    for (const { listingId, position } of found) {
      signal.throwIfAborted();
      after = position;
      // The embedded database answers at once: without a turn in between no request is heard until the end.
      await turn();
      if (await isReached(context, running, listingId, attempt)) continue;
      troubled += 1;
    }
    if (found.length < LISTINGS_AT_A_TIME) return troubled;
  }
}

async function isReached(
  context: Context,
  running: RunningEdit,
  listingId: number,
  attempt: Attempt,
): Promise<boolean> {
  try {
    await reachListing(context, running, listingId);
    return true;
  } catch (error) {
    context.log.error({ err: error, bulkEditId: running.edit.id, listingId }, 'listing not reached');
    await context.database.ping(); // without a database there is no going on
    if (!attempt.last) return false;
    await giveUpListing(context, running, listingId);
    return true;
  }
}
