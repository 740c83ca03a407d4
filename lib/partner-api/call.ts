import { environment } from '#lib/environment.ts';
import { PartnerApiError, SessionOverError } from '#lib/partner-api/errors.ts';
import { requestToken } from '#lib/partner-api/request-token.ts';
import { TokenCache } from '#lib/partner-api/token-cache.ts';
import type { Session } from '#lib/session/session-claims.ts';

export type Caller = Pick<Session, 'sessionId' | 'kind' | 'userId' | 'credentialId'>;

export interface UpstreamRequest {
  method: string;
  /** Path and query, from the first slash. */
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | string | undefined;
  /** More time until the answer begins, and as much as it takes after that. */
  isLong?: true | undefined;
}

const tokens = new TokenCache(5_000);

/**
 * Calls the Partner API as a signed-in person. A refused token is replaced once, for it may have died early.
 * The answer is returned as it came, whatever its status.
 * @throws SessionOverError when the person's session is over, PartnerApiError (503) when nobody answers.
 */
export async function callAs(caller: Caller, request: UpstreamRequest): Promise<Response> {
  return callWith(`session:${caller.sessionId}`, grantOf(caller), request);
}

/** Calls the Partner API as the dashboard itself, for what happens before or after a session. */
export async function callAsApplication(request: UpstreamRequest): Promise<Response> {
  return callWith('application', { scope: 'console:read console:write' }, request);
}

/** Calls the Partner API as the dashboard itself, with one scope that it has beyond those of the console. */
export async function callWithScope(scope: string, request: UpstreamRequest): Promise<Response> {
  return callWith(`scope:${scope}`, { scope }, request);
}

function grantOf({ sessionId, kind, userId, credentialId }: Caller): Record<string, string> {
  if (kind === 'staff' || userId === null || credentialId === null) return { session_id: sessionId };
  return { user_id: userId, credential_id: credentialId, session_id: sessionId };
}

async function callWith(key: string, grant: Record<string, string>, request: UpstreamRequest) {
  const client = environment();
  for (let attempt = 1; ; attempt += 1) {
    const token = await tokens.get(key, () => requestToken(client, grant));
    const response = await send(client.PARTNER_API_URL, token, request);
    if (!isTokenRefused(response)) return response;
    tokens.drop(key, token);
    await response.body?.cancel();
    if (attempt > 1) throw new SessionOverError('The service no longer accepts this session.');
  }
}

/** RFC 6750, section 3: a 401 for the token says so; without it the 401 is the call's own answer, as for a wrong password. */
function isTokenRefused(response: Response): boolean {
  return response.status === 401 && /^Bearer\b/i.test(response.headers.get('www-authenticate') ?? '');
}

const TIMEOUT_MS = 30_000;
const LONG_TIMEOUT_MS = 300_000;

async function send(origin: string, token: string, request: UpstreamRequest): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('It took too long.', 'TimeoutError')),
    request.isLong ? LONG_TIMEOUT_MS : TIMEOUT_MS,
  );
  timer.unref();
  const answer = await fetch(origin + request.path, {
    method: request.method,
    headers: {
      accept: 'application/vnd.api+json',
      'accept-encoding': 'identity',
      ...request.headers,
      authorization: `Bearer ${token}`,
    },
    body: request.body ?? null,
    cache: 'no-store',
    redirect: 'manual',
    signal: late.signal,
  }).catch((cause) => {
    clearTimeout(timer);
    throw new PartnerApiError({ status: 503, detail: `The pricing service did not answer: ${cause}` });
  });
  if (request.isLong) clearTimeout(timer);
  return answer;
}
