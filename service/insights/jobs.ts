import type { Context } from '../context.ts';
import { refreshPooledRates } from './refresh-pooled-rates.ts';

export async function registerInsightJobs(context: Context): Promise<void> {
  await context.jobs.work('pool-booked-rates', { concurrency: 1 }, () => refreshPooledRates(context));
  await context.jobs.schedule('pool-booked-rates', '40 * * * *', {}, 'all');
}
