/** A JSON:API error document of the backend-for-frontend's own, in the Partner API's shape. */
export function errorDocument(
  status: number,
  error: { code: string; detail: string; parameter?: string },
  headers: Record<string, string> = {},
): Response {
  const { code, detail, parameter } = error;
  const source = parameter === undefined ? {} : { source: { parameter } };
  return new Response(JSON.stringify({ errors: [{ status: String(status), code, detail, ...source }] }), {
    status,
    headers: { 'content-type': 'application/vnd.api+json', 'cache-control': 'no-store', ...headers },
  });
}
