import type { Introspection } from '#contract/oauth.ts';
import type { Context } from '../context.ts';
import { findAccessToken } from './find-bearer.ts';
import { ACCESS_TOKEN_SECONDS } from './issue-token.ts';
import type { Application } from './queries.ts';
import { TokenError } from './token-error.ts';

/**
 * RFC 7662: what an access token of the client that asks can do at this moment. Every other token is not active:
 * one that is over, revoked, of another client, or a person's own.
 * @throws TokenError
 */
export async function introspectToken(
  context: Pick<Context, 'db' | 'now' | 'config'>,
  application: Application,
  { token }: Readonly<Record<string, string>>,
): Promise<Introspection> {
  if (token === undefined) throw new TokenError('invalid_request', 'token is required.');
  const bearer = await findAccessToken(context, token);
  if (bearer?.principal.application.id !== application.id) return { active: false };
  const { principal, expiresAtMs, tokenExpiresAt } = bearer;
  const { user } = principal;
  const seconds = (instantMs: number) => Math.floor(instantMs / 1000);
  return {
    active: true,
    iss: context.config.publicApiUrl,
    client_id: application.clientId,
    sub: user ? String(user.id) : application.clientId,
    token_type: 'Bearer',
    scope: [...principal.scopes].join(' '),
    iat: seconds(tokenExpiresAt.getTime()) - ACCESS_TOKEN_SECONDS,
    exp: seconds(expiresAtMs),
    ...(user ? { user_id: String(user.id), credential_id: String(user.credentialId) } : {}),
  };
}
