import type { Context } from '../context.ts';
import { runBulkEdit } from './run-bulk-edit.ts';
import { tendBulkEdits } from './tend-bulk-edits.ts';

export async function registerBulkEditJobs(context: Context): Promise<void> {
  await context.jobs.work('run-bulk-edit', { concurrency: 2 }, ({ bulkEditId }, signal, attempt) =>
    runBulkEdit(context, bulkEditId, signal, attempt),
  );
  await context.jobs.work('tend-bulk-edits', { concurrency: 1 }, () => tendBulkEdits(context));
  await context.jobs.schedule('tend-bulk-edits', '*/5 * * * *', {}, 'all');
}
