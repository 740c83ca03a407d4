import type { Context } from '../context.ts';
import { updateRecommendations } from './update-recommendations.ts';

export async function registerRecommendationJobs(context: Context): Promise<void> {
  await context.jobs.work('update-recommendations', { concurrency: 1 }, ({ accountId }, signal) =>
    updateRecommendations(context, accountId, signal),
  );
  await context.jobs.schedule('update-recommendations', '20 5 * * *', { accountId: null }, 'all');
}
