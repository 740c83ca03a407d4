import { BULK_EDIT_DAYS_KEPT } from '#contract/console/bulk-edits/edit.ts';
import type { Context } from '../context.ts';
import { deleteFinishedBefore, findUnfinished } from './queries.ts';

const MS_PER_DAY = 86_400_000;
const MOST_AT_ONCE = 1000;

/** Takes up again whatever lost its job, and forgets what has been over for long. */
export async function tendBulkEdits({ db, jobs, now }: Context): Promise<void> {
  for (const { id } of await findUnfinished(db, MOST_AT_ONCE)) {
    const singletonKey = String(id);
    await db.transaction(async (tx) => {
      if (await jobs.isUnderWay(tx, 'run-bulk-edit', singletonKey)) return;
      await jobs.send(tx, 'run-bulk-edit', { bulkEditId: id }, { singletonKey });
    });
  }
  await deleteFinishedBefore(db, new Date(now().getTime() - BULK_EDIT_DAYS_KEPT * MS_PER_DAY));
}
