import type { Context } from '../../context.ts';
import { purgeImports } from './purge-imports.ts';

export async function registerImportJobs(context: Context): Promise<void> {
  await context.jobs.work('purge-imports', { concurrency: 1 }, () => purgeImports(context));
  await context.jobs.schedule('purge-imports', '40 * * * *', {}, 'all');
}
