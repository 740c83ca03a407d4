import type { Context } from '../context.ts';
import { deleteOldEvents } from './delete-old-events.ts';

export async function registerWebhookJobs(context: Context): Promise<void> {
  await context.jobs.work('purge-events', { concurrency: 1 }, (_data, signal) =>
    deleteOldEvents(context, signal),
  );
  await context.jobs.schedule('purge-events', '30 * * * *', {}, 'all');
}
