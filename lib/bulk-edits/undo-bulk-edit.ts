import { change } from '#lib/bff/client.ts';
import { type BulkEdit, bulkEditOf } from './bulk-edit.ts';

/** Sets a bulk edit going that puts back what another changed. @throws ReadError */
export async function undoBulkEdit(id: string): Promise<BulkEdit> {
  return bulkEditOf(await change('POST', `/bulk-edits/${id}/undo`));
}
