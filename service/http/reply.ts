/**
 * An answer with everything it carries set at once: a response whose headers are touched later
 * costs the server its fast path.
 */
export function reply(
  requestId: string,
  status: number,
  body: string | Uint8Array | ReadableStream<Uint8Array> | null,
  headers: Record<string, string> = {},
): Response {
  return new Response(body as BodyInit | null, {
    status,
    headers: { ...headers, 'x-request-id': requestId, vary: 'Accept' },
  });
}
