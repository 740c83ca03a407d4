import type { ImportKind } from '#contract/console/csv-files.ts';
import type {
  ImportDocument,
  ImportPreviewAttributes,
  ImportPreviewDocument,
} from '#contract/console/csv-imports.ts';
import { change, send } from '#lib/bff/client.ts';
import { queryString } from '#lib/read.ts';

type Import = ImportDocument['data'];

/** What a file would change. @throws ReadError with one of `FILE_PROBLEMS` where it cannot be read as a whole */
export async function previewImport(
  kind: ImportKind,
  file: Blob,
  signal?: AbortSignal,
): Promise<ImportPreviewAttributes> {
  const answer = await sendFile('/imports/previews', { kind }, file, signal);
  return ((await answer.json()) as ImportPreviewDocument).data.attributes;
}

/** Does what the preview of this digest showed. @throws ReadError `changed_since` */
export async function applyImport(kind: ImportKind, digest: string, file: Blob): Promise<Import> {
  const answer = await sendFile('/imports', { kind, digest }, file);
  return ((await answer.json()) as ImportDocument).data;
}

/** Puts back what an import changed. @throws ReadError */
export async function undoImport(id: string): Promise<Import> {
  return ((await change('POST', `/imports/${id}/undo`)) as ImportDocument).data;
}

const sendFile = (path: string, query: Record<string, string>, file: Blob, signal?: AbortSignal) =>
  send(`/bff${path}${queryString(query)}`, {
    method: 'POST',
    headers: { 'x-ratewright': '1', 'content-type': 'text/csv' },
    body: file,
    signal: signal ?? null,
  });
