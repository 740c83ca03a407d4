import type { ExportKind } from '#contract/console/csv-files.ts';
import { send } from '#lib/bff/client.ts';
import { exportPath } from '#lib/csv/export-view.ts';
import { type Query, queryString, ReadError } from '#lib/read.ts';

export interface ExportedFile {
  name: string;
  content: Blob;
}

/**
 * Reads a file while the service makes it.
 * @param onBytes told how many bytes have come
 * @throws ReadError; DOMException AbortError where `signal` ends it
 */
export async function downloadExport(
  kind: ExportKind,
  query: Query,
  { onBytes, signal }: { onBytes: (bytes: number) => void; signal: AbortSignal },
): Promise<ExportedFile> {
  const response = await send(`/bff${exportPath(kind)}${queryString(query)}`, { signal });
  const chunks: BlobPart[] = [];
  let bytes = 0;
  try {
    const reader = response.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      chunks.push(value);
      bytes += value.byteLength;
      onBytes(bytes);
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ReadError(0, String(cause), { requestId: response.headers.get('x-request-id') });
  }
  const [, name = `${kind}.csv`] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: new Blob(chunks, { type: 'text/csv' }) };
}
