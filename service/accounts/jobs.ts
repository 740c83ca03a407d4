import type { Context } from '../context.ts';
import { recordLostSyncs } from '../events/record-lost-syncs.ts';
import { importAccount } from './import-account.ts';
import { refreshDueAccounts } from './refresh-due-accounts.ts';

export async function registerAccountJobs(context: Context): Promise<void> {
  await context.jobs.work('import-account', { concurrency: 2 }, (data, signal, attempt) =>
    importAccount(context, data, signal, attempt),
  );
  await context.jobs.work('refresh-due-accounts', { concurrency: 1 }, async () => {
    await recordLostSyncs(context);
    await refreshDueAccounts(context);
  });
  await context.jobs.schedule('refresh-due-accounts', '*/15 * * * *', {}, 'all');
}
