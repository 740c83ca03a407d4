export const maxBodyBytes = 1024 * 1024;

/** Reads a request's body; null when it is larger than it may be, undefined when there is none. */
export async function readBody(
  request: Request,
  maximumBytes = maxBodyBytes,
): Promise<Uint8Array<ArrayBuffer> | null | undefined> {
  if (!request.body) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maximumBytes) return null;
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
