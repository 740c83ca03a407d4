import type { Scope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import { ProtocolError } from '../errors.ts';
import { clientAddress, type Origin } from '../http/client-address.ts';
import { recordTokenUse } from '../tokens/queries.ts';
import { createUseRecorder } from '../tokens/use-recorder.ts';
import { bearerChallenge } from './bearer-challenge.ts';
import { type Bearer, findBearer } from './find-bearer.ts';
import type { Principal } from './principal.ts';
import { createPrincipalMemory } from './principal-memory.ts';
import { hashSecret } from './secrets.ts';

export interface TokenAuthenticator {
  /**
   * Who a bearer header speaks for, if that is remembered, one of the scopes is held and the token may come
   * from there; null says nothing.
   */
  recall(authorization: string | undefined, requires: readonly Scope[], origin: Origin): Principal | null;
  /** @throws ProtocolError 401 as RFC 6750 says, 403 from an address that is not allowed */
  authenticate(authorization: string | undefined, origin: Origin): Promise<Principal>;
}

/** Remembers who a token is until the database says that some application, user, login or session changed. */
export async function createTokenAuthenticator(context: Context): Promise<TokenAuthenticator> {
  const bearers = await createPrincipalMemory<Bearer>(context.database);
  const noteUse = createUseRecorder(context, (id, use, before) =>
    recordTokenUse(context.db, id, use, before),
  );

  const isLive = ({ expiresAtMs }: Bearer) => expiresAtMs > context.now().getTime();

  function remembered(token: string): Bearer | null {
    const bearer = bearers.recall(hashSecret(token));
    return bearer && isLive(bearer) ? bearer : null;
  }

  async function bearerOf(token: string): Promise<Bearer | null> {
    const bearer = await bearers.recallOrFind(hashSecret(token), () => findBearer(context, token));
    return bearer && isLive(bearer) ? bearer : null;
  }

  /** Null from an address that is not allowed. */
  function admitted({ principal, allowlist }: Bearer, origin: Origin): Principal | null {
    const address = () => clientAddress(origin, context.config.trustedProxyHops);
    if (!allowlist(address)) return null;
    if (principal.personalTokenId !== null) noteUse(principal.personalTokenId, address);
    return principal;
  }

  return {
    recall(authorization, requires, origin) {
      const token = authorization === undefined ? null : parseBearer(authorization);
      const bearer = token === null ? null : remembered(token);
      if (!bearer || !requires.some((scope) => bearer.principal.scopes.has(scope))) return null;
      return admitted(bearer, origin);
    },
    async authenticate(authorization, origin) {
      const bearer = await bearerOf(bearerToken(authorization));
      if (!bearer) {
        throw invalidToken('The access token is unknown, expired or revoked.');
      }
      const principal = admitted(bearer, origin);
      if (!principal) {
        throw new ProtocolError(403, {
          detail: 'The token may not be used from this address.',
          code: 'address_not_allowed',
        });
      }
      return principal;
    },
  };
}

function bearerToken(header: string | undefined): string {
  if (header === undefined || !BEARER_SCHEME.test(header)) throw unauthenticated();
  const token = parseBearer(header);
  if (token === null) throw invalidToken('The Authorization header must be a bearer token.');
  return token;
}

const BEARER_SCHEME = /^bearer(?: |$)/i;

const parseBearer = (header: string) => /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i.exec(header)?.[1] ?? null;

/** Of somebody who sends none, or tries another scheme, nothing is wrong yet: RFC 6750, section 3.1. */
const unauthenticated = () =>
  new ProtocolError(
    401,
    { detail: 'Send an access token: Authorization: Bearer …' },
    { 'www-authenticate': bearerChallenge() },
  );

const invalidToken = (detail: string) =>
  new ProtocolError(
    401,
    { detail, code: 'invalid_token' },
    { 'www-authenticate': bearerChallenge('error="invalid_token"') },
  );
