import { change } from '#lib/bff/client.ts';
import { type BulkEdit, bulkEditOf } from './bulk-edit.ts';
import type { AskedEdit } from './preview-bulk-edit.ts';

/** Sets a bulk edit going. The same key with the same edit again answers what it became. @throws ReadError */
export async function startBulkEdit(asked: AskedEdit, key: string): Promise<BulkEdit> {
  const attributes = { ...asked, key };
  return bulkEditOf(await change('POST', '/bulk-edits', { data: { type: 'bulk-edits', attributes } }));
}

/** A key of its own for every edit. Pages that are not served over https may make one too. */
export function newEditKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
