import { change } from '#lib/bff/client.ts';
import { type BulkEdit, bulkEditOf } from './bulk-edit.ts';

/** Reaches no further listing; what is done stays done. @throws ReadError */
export async function stopBulkEdit(id: string): Promise<BulkEdit> {
  return bulkEditOf(await change('POST', `/bulk-edits/${id}/stop`));
}
