import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';
import { errorDocument } from '#lib/bff/error-document.ts';
import { refuseForeign } from '#lib/bff/guard.ts';
import { matchCall, ownPath } from '#lib/bff/match-call.ts';
import { maxBodyBytes, readBody } from '#lib/bff/read-body.ts';
import type { Caller, UpstreamRequest } from '#lib/partner-api/call.ts';
import { PartnerApiError, SessionOverError } from '#lib/partner-api/errors.ts';
import { mayEdit, type Session } from '#lib/session/session-claims.ts';

export interface ForwardDependencies {
  calls: readonly AllowedCall[];
  dashboardUrl: string;
  findCaller: () => Promise<(Caller & Pick<Session, 'permission'>) | undefined>;
  callAs: (caller: Caller, request: UpstreamRequest) => Promise<Response>;
}

/** A browser may name its request: what it changes in several goes into the history as one. */
const passedOn = ['content-type', 'if-none-match', 'x-request-id'];
const passedBack = [
  'content-type',
  'content-disposition',
  'cache-control',
  'x-request-id',
  'etag',
  'retry-after',
  'location',
];

/**
 * The backend-for-frontend's one road: an allowed call of a signed-in person goes to the Partner API,
 * and its answer comes back byte for byte, never parsed. Refusals are error documents.
 */
export async function forward(request: Request, dependencies: ForwardDependencies): Promise<Response> {
  const url = new URL(request.url);
  const match = matchCall(dependencies.calls, request.method, url.pathname.replace(/^\/bff/, ''));
  if ('allowed' in match) return refuseUnknown(match.allowed);

  const foreign = refuseForeign(request, dependencies.dashboardUrl);
  if (foreign) return foreign;

  const unknown = [...url.searchParams.keys()].find((name) => !match.call.query.includes(name));
  if (unknown !== undefined) {
    return errorDocument(400, {
      code: 'unknown_parameter',
      detail: 'This parameter is not known here.',
      parameter: unknown.slice(0, 100),
    });
  }

  const caller = await dependencies.findCaller();
  if (!caller) return sessionOver();
  if (match.call.method !== 'GET' && !match.call.forReaders && !mayEdit(caller)) return refuseReader();
  const path = ownPath(match.path, caller.userId);
  if (path === undefined) return refuseUnknown([]);

  const { maximumBytes = maxBodyBytes, isLong } = match.call;
  const body = await readBody(request, maximumBytes);
  if (body === null) {
    const detail = `The body is over ${maximumBytes / maxBodyBytes} MiB.`;
    return errorDocument(413, { code: 'too_large', detail });
  }

  try {
    const answer = await dependencies.callAs(caller, {
      method: request.method,
      path: path + url.search,
      headers: pick(request.headers, passedOn),
      body,
      isLong,
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'cache-control': 'private, no-cache', ...pick(answer.headers, passedBack) },
    });
  } catch (error) {
    if (error instanceof SessionOverError) return sessionOver();
    if (error instanceof PartnerApiError) return unreachable(error);
    throw error;
  }
}

function refuseUnknown(allowed: string[]): Response {
  if (allowed.length === 0) {
    return errorDocument(404, { code: 'not_found', detail: 'There is nothing at this address.' });
  }
  return errorDocument(
    405,
    { code: 'method_not_allowed', detail: 'This method is not supported here.' },
    { allow: allowed.join(', ') },
  );
}

/** Staff above all: the service lets them change what they are sent here to look at. */
function refuseReader(): Response {
  return errorDocument(403, {
    code: 'read_only',
    detail: 'You can view prices, not change them. An administrator or editor can.',
  });
}

function sessionOver(): Response {
  return errorDocument(401, { code: 'session_over', detail: 'Sign in to go on.' });
}

function unreachable(error: PartnerApiError): Response {
  const headers: Record<string, string> = error.requestId ? { 'x-request-id': error.requestId } : {};
  return errorDocument(
    503,
    { code: 'service_unreachable', detail: 'The pricing service did not answer.' },
    headers,
  );
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
