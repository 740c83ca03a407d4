import type { Context } from '../context.ts';
import { findDemoPartner } from './demo-applications.ts';
import { keepDemoCurrent } from './keep-demo-current.ts';

/** A new day is looked for every hour: a machine that sleeps at midnight finds it when it wakes. */
export async function registerDemoJobs(context: Context): Promise<void> {
  await context.jobs.work('keep-demo-current', { concurrency: 1 }, async () => {
    if (await findDemoPartner(context.db)) await keepDemoCurrent(context);
  });
  await context.jobs.schedule('keep-demo-current', '1 * * * *', {}, 'all');
}
