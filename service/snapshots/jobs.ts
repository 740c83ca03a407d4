import type { Context } from '../context.ts';
import { takeSnapshots } from './take-snapshots.ts';

/** Every hour, somewhere a day ends. */
export async function registerSnapshotJobs(context: Context): Promise<void> {
  await context.jobs.work('take-price-snapshots', { concurrency: 1 }, (_, signal) =>
    takeSnapshots(context, signal),
  );
  await context.jobs.schedule('take-price-snapshots', '40 * * * *', {}, 'all');
}
