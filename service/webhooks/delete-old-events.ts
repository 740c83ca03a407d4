import type { Context } from '../context.ts';
import { deleteEventsBefore } from './event-queries.ts';

export const DAYS_KEPT = 30;
const MS_PER_DAY = 86_400_000;
const AT_A_TIME = 1000;

/**
 * Deletes events of more than 30 days ago with their deliveries and attempts, a few at a time so that nobody
 * waits for it. What is still to be sent stays.
 * @throws the signal's reason
 */
export async function deleteOldEvents({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - DAYS_KEPT * MS_PER_DAY);
  for (;;) {
    signal.throwIfAborted();
    if ((await deleteEventsBefore(db, before, AT_A_TIME)) < AT_A_TIME) return;
  }
}
