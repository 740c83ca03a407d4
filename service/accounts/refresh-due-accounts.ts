import type { Context } from '../context.ts';
import { queueRefresh } from './queue-refresh.ts';
import { listDueAccounts } from './sync-queries.ts';

/** Bookings of the morning move the prices of the afternoon, and a channel still serves thousands of accounts. */
const SYNC_AFTER_HOURS = 6;
/** A listing read since half of that, because somebody asked or because another one failed, can wait. */
const RECENT_MINUTES = (SYNC_AFTER_HOURS * 60) / 2;
/** A long standstill is caught up on run by run, so that what people ask for never waits behind all of it. */
const MOST_PER_RUN = 200;

const MS_PER_HOUR = 3_600_000;

/** Queues a sync of accounts that had none for hours. One that is queued or running anyway is left alone. */
export async function refreshDueAccounts(context: Context): Promise<void> {
  const due = await listDueAccounts(context.db, {
    channels: context.channels.all.map(({ id }) => id),
    syncedBefore: new Date(context.now().getTime() - SYNC_AFTER_HOURS * MS_PER_HOUR),
    limit: MOST_PER_RUN,
  });
  for (const account of due) await queueRefresh(context, account, RECENT_MINUTES);
}
