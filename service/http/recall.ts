import type { IncomingMessage } from 'node:http';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import type { Context } from '../context.ts';
import { claimsOf } from '../limits/claims.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { TokenAuthenticator } from '../oauth/authenticate-token.ts';
import type { ApiVersions } from './api-versions.ts';
import type { Endpoint } from './endpoint.ts';
import { requestIdFrom } from './request-id.ts';

/** A 200 that was made before. */
export interface Remembered {
  bytes: Uint8Array;
  headers: Record<string, string | number>;
}

interface RecallDependencies {
  authenticator: TokenAuthenticator;
  limiter: RateLimiter;
  versions: ApiVersions;
}

/**
 * Answers from memory where the same question was answered before and nothing has changed since. It knows
 * only how to say yes: everything else, errors too, is left to the endpoint itself.
 */
export function createRecall(
  endpoints: readonly Endpoint[],
  context: Context,
  { authenticator, limiter, versions }: RecallDependencies,
) {
  const recallable = endpoints.flatMap(({ method, path, requires, limit, recall }) =>
    recall && method === 'get' && !versions.isSunset(path)
      ? [{ pattern: patternOf(path), versionHeaders: versions.headersOf(path), requires, limit, recall }]
      : [],
  );

  return (incoming: IncomingMessage): Remembered | null => {
    if (incoming.method !== 'GET' || !incoming.url) return null;
    const [path = '', search] = splitAt(incoming.url, '?');
    for (const { pattern, versionHeaders, requires, limit, recall } of recallable) {
      const params = pattern.exec(path)?.groups;
      if (!params) continue;
      const { authorization, 'x-forwarded-for': forwarded } = incoming.headers;
      const origin = { socketAddress: incoming.socket.remoteAddress, forwardedFor: headerOf(forwarded) };
      const principal = authenticator.recall(authorization, requires, origin);
      const bytes = principal && recall(context, principal, params, search);
      if (!bytes) return null;
      const limitHeaders = limiter.admitNow(claimsOf(principal, limit));
      if (!limitHeaders) return null;
      const requestId = requestIdFrom(headerOf(incoming.headers['x-request-id']));
      return {
        bytes,
        headers: {
          ...versionHeaders,
          ...limitHeaders,
          'content-type': JSON_API_TYPE,
          'content-length': bytes.byteLength,
          'x-request-id': requestId,
          vary: 'Accept',
        },
      };
    }
    return null;
  };
}

/** Named groups for the path's parameters, and a last slash that may be left out. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\{([^}]+)\}/g, '(?<$1>[^/]+)').replace(/\/$/, '/?')}$`);

/** The text before the mark, and the mark with all that follows it. */
function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
