import { queryString, type Read, ReadError, readErrorOf } from '#lib/read.ts';

/** Reads through the backend-for-frontend. When the session is over, leaves for the sign-in page. */
export const readFromBrowser: Read = async (path, query, signal) => {
  const response = await send(`/bff${path}${queryString(query)}`, { signal: signal ?? null });
  return response.json();
};

type ChangeMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Sends a change through the backend-for-frontend. Resolves to the answer's document,
 * or undefined where there is none (204, and 304: nothing to change).
 * @throws ReadError
 */
export async function change(
  method: ChangeMethod,
  path: string,
  document?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  return (await changeTraced(method, path, document, signal)).document;
}

/**
 * As `change`, with the id under which the history keeps what the request changed; null where there is none.
 * @param requestId given where several requests are one change
 */
export async function changeTraced(
  method: ChangeMethod,
  path: string,
  document?: unknown,
  signal?: AbortSignal,
  requestId?: string,
): Promise<{ document: unknown; requestId: string | null }> {
  const response = await send(`/bff${path}`, {
    method,
    headers: {
      'x-ratewright': '1',
      ...(document ? { 'content-type': 'application/vnd.api+json' } : {}),
      ...(requestId ? { 'x-request-id': requestId } : {}),
    },
    body: document ? JSON.stringify(document) : null,
    signal: signal ?? null,
  });
  const isEmpty = response.status === 204 || response.status === 304;
  return {
    document: isEmpty ? undefined : await response.json(),
    requestId: response.headers.get('x-request-id'),
  };
}

/** Sends any request of the browser's. When the session is over, leaves for the sign-in page. @throws ReadError */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ReadError(0, String(cause));
  });
  if (response.ok || response.status === 304) return response;
  const error = await readErrorOf(response);
  if (error.status === 401) {
    const here = location.pathname + location.search;
    location.assign(`/sign-in?${new URLSearchParams({ from: here, ended: '1' })}`);
  }
  throw error;
}
