import type { Context } from '../context.ts';
import { deleteEventsBefore, reclaimRoom } from './event-queries.ts';

export const DAYS_KEPT = 30;
const MS_PER_DAY = 86_400_000;
const AT_A_TIME = 1000;

/**
 * Deletes events of more than 30 days ago with their deliveries and attempts, a few at a time so that nobody
 * waits for it. What is still to be sent stays.
 * @throws the signal's reason
 */
export async function deleteOldEvents({ db, database, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - DAYS_KEPT * MS_PER_DAY);
  let deleted = AT_A_TIME;
  while (deleted === AT_A_TIME) {
    signal.throwIfAborted();
    deleted = await deleteEventsBefore(db, before, AT_A_TIME);
  }
  if (database.engine === 'embedded') await reclaimRoom(db);
}
