/** One thing that an answer says is wrong. */
export interface ReadProblem {
  detail: string;
  code?: string | undefined;
  /** Where in the body that was sent. */
  pointer?: string | undefined;
  /** What else the answer tells about it. */
  meta?: unknown;
}

/** A read that failed: the service's status, code and request id, whoever asked. */
export class ReadError extends Error {
  override name = 'ReadError';
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly code: string | undefined;
  readonly pointer: string | undefined;
  readonly requestId: string | null;
  /** All that the answer says, the first included. */
  readonly problems: readonly ReadProblem[];
  /** How long to wait before asking again, where the service said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    detail: string,
    more: Partial<Pick<ReadError, 'code' | 'pointer' | 'requestId' | 'retryAfterSeconds' | 'problems'>> = {},
  ) {
    super(detail);
    this.status = status;
    this.code = more.code;
    this.pointer = more.pointer;
    this.requestId = more.requestId ?? null;
    this.problems = more.problems ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Query names and values; undefined and empty values are left out. */
export type Query = Record<string, string | number | boolean | undefined>;

/**
 * Reads a document by its path below /bff. The browser reads through the backend-for-frontend,
 * the server straight from the Partner API: one request, written once, serves prefetch and hook alike.
 * @throws ReadError
 */
export type Read = (path: string, query?: Query, signal?: AbortSignal) => Promise<unknown>;

/** Writes the query string, without the values that are not set. */
export function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Makes a ReadError of an error answer. */
export async function readErrorOf(response: Response): Promise<ReadError> {
  const body = (await response.json().catch(() => ({}))) as {
    errors?: { code?: string; detail?: string; source?: { pointer?: string }; meta?: unknown }[];
  };
  const first = body.errors?.[0];
  const wait = response.headers.get('retry-after') ?? '';
  return new ReadError(response.status, first?.detail ?? response.statusText, {
    code: first?.code,
    pointer: first?.source?.pointer,
    requestId: response.headers.get('x-request-id'),
    problems: (body.errors ?? []).map(({ detail, code, source, meta }) => ({
      detail: detail ?? response.statusText,
      code,
      pointer: source?.pointer,
      meta,
    })),
    retryAfterSeconds: /^\d{1,6}$/.test(wait) ? Number(wait) : undefined,
  });
}
