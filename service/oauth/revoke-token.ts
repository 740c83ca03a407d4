import type { Context } from '../context.ts';
import { type Application, deleteAccessToken, isTokenOfAnybody } from './queries.ts';
import { hashSecret } from './secrets.ts';
import { TokenError } from './token-error.ts';

/**
 * RFC 7009: ends an access token of the client that asks. One that is over or never was counts as revoked;
 * `token_type_hint` would not make it quicker to find. A personal access token is its owner's, and stays.
 * @throws TokenError for the token of another client
 */
export async function revokeToken(
  { db, database }: Pick<Context, 'db' | 'database'>,
  application: Application,
  { token }: Readonly<Record<string, string>>,
): Promise<void> {
  if (token === undefined) throw new TokenError('invalid_request', 'token is required.');
  const tokenHash = hashSecret(token);
  if (await deleteAccessToken(db, application.id, tokenHash)) await database.settle();
  else if (await isTokenOfAnybody(db, tokenHash)) {
    throw new TokenError('unauthorized_client', 'The token was issued to another client.');
  }
}
