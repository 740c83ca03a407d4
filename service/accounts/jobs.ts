import type { Context } from '../context.ts';
import { importAccount } from './import-account.ts';

export async function registerAccountJobs(context: Context): Promise<void> {
  await context.jobs.work('import-account', { concurrency: 2 }, (data, signal, attempt) =>
    importAccount(context, data, signal, attempt),
  );
}
