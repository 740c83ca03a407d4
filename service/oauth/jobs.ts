import type { Context } from '../context.ts';
import { deleteQuietBuckets } from '../limits/queries.ts';
import { endTrials } from '../plans/end-trials.ts';
import { deleteExpired } from './queries.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;
/** Ended sessions stay in the list of a login's sessions for a while. */
const SESSION_DAYS_KEPT = 30;

export async function registerTokenJobs(context: Context): Promise<void> {
  await context.jobs.work('purge-expired', { concurrency: 1 }, async () => {
    const now = context.now();
    await endTrials(context);
    await deleteQuietBuckets(context.db, new Date(now.getTime() - MS_PER_HOUR));
    await deleteExpired(context.db, now, new Date(now.getTime() - SESSION_DAYS_KEPT * MS_PER_DAY));
  });
  await context.jobs.schedule('purge-expired', '0 * * * *', {}, 'all');
}
