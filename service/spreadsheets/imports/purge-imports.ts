import { IMPORT_DAYS_KEPT } from '#contract/console/csv-imports.ts';
import type { Context } from '../../context.ts';
import { deleteImportsBefore } from './queries.ts';

const MS_PER_DAY = 86_400_000;

/** Forgets what imports did once they cannot be undone any more. */
export async function purgeImports({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteImportsBefore(db, new Date(now().getTime() - IMPORT_DAYS_KEPT * MS_PER_DAY));
}
