import { registerAccountJobs } from '../accounts/jobs.ts';
import { registerBulkEditJobs } from '../bulk-edits/jobs.ts';
import { registerCompsetJobs } from '../compsets/jobs.ts';
import type { Context } from '../context.ts';
import { registerDatabaseJobs } from '../db/jobs.ts';
import { registerInsightJobs } from '../insights/jobs.ts';
import { registerListingJobs } from '../listings/jobs.ts';
import { registerTokenJobs } from '../oauth/jobs.ts';
import { registerRecommendationJobs } from '../recommendations/jobs.ts';
import { registerSnapshotJobs } from '../snapshots/jobs.ts';
import { registerImportJobs } from '../spreadsheets/imports/jobs.ts';
import { registerWebhookJobs } from '../webhooks/jobs.ts';

/** Takes up every kind of background work; the queue must have been started. */
export async function registerJobs(context: Context): Promise<void> {
  await registerAccountJobs(context);
  await registerBulkEditJobs(context);
  await registerCompsetJobs(context);
  await registerDatabaseJobs(context);
  await registerInsightJobs(context);
  await registerListingJobs(context);
  await registerTokenJobs(context);
  await registerRecommendationJobs(context);
  await registerSnapshotJobs(context);
  await registerImportJobs(context);
  await registerWebhookJobs(context);
}
