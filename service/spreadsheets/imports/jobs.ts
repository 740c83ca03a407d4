import { IMPORT_DAYS_KEPT } from '#contract/console/csv-imports.ts';
import type { Context } from '../../context.ts';
import { deleteImportsBefore } from './queries.ts';

const MS_PER_DAY = 86_400_000;

export async function registerImportJobs({ db, jobs, now }: Context): Promise<void> {
  await jobs.work('purge-imports', { concurrency: 1 }, () =>
    deleteImportsBefore(db, new Date(now().getTime() - IMPORT_DAYS_KEPT * MS_PER_DAY)),
  );
  await jobs.schedule('purge-imports', '40 * * * *', {}, 'all');
}
