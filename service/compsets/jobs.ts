import type { Context } from '../context.ts';
import { updateCompsets } from './update-compsets.ts';

export async function registerCompsetJobs(context: Context): Promise<void> {
  await context.jobs.work('update-compsets', { concurrency: 1 }, ({ accountId }, signal) =>
    updateCompsets(context, accountId === null ? 'all' : { accountId }, signal),
  );
  await context.jobs.schedule('update-compsets', '40 4 * * *', { accountId: null }, 'all');
}
