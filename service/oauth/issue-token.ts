import type { Scope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import { grantScopes } from './grant-scopes.ts';
import { type Application, findCredentialOfUser, findLiveSession, insertAccessToken } from './queries.ts';
import { hashSecret, randomSecret } from './secrets.ts';
import { TokenError } from './token-error.ts';

export const ACCESS_TOKEN_SECONDS = 3600;

export interface IssuedToken {
  accessToken: string;
  scopes: Scope[];
  userId: number | null;
  credentialId: number | null;
}

/**
 * The client credentials grant, with `user_id` and `credential_id` to bind the token to one user's login
 * and, for first-party applications, `session_id` to let it die with a dashboard session.
 * @throws TokenError
 */
export async function issueToken(
  context: Context,
  application: Application,
  parameters: Readonly<Record<string, string>>,
): Promise<IssuedToken> {
  if (parameters.grant_type === undefined) throw new TokenError('invalid_request', 'grant_type is required.');
  if (parameters.grant_type !== 'client_credentials') {
    throw new TokenError('unsupported_grant_type', 'Only client_credentials is supported.');
  }
  const bound = await boundCredential(context, application, parameters);
  const scopes = grantScopes(application, parameters.scope, bound !== null);
  const sessionId = await boundSession(
    context,
    application,
    parameters.session_id,
    bound?.credentialId ?? null,
  );

  const accessToken = randomSecret();
  await insertAccessToken(context.db, {
    tokenHash: hashSecret(accessToken),
    applicationId: application.id,
    userId: bound?.userId ?? null,
    credentialId: bound?.credentialId ?? null,
    sessionId,
    scopes,
    expiresAt: new Date(context.now().getTime() + ACCESS_TOKEN_SECONDS * 1000),
  });
  return { accessToken, scopes, userId: bound?.userId ?? null, credentialId: bound?.credentialId ?? null };
}

async function boundCredential(
  context: Context,
  application: Application,
  parameters: Readonly<Record<string, string>>,
) {
  const { user_id: user, credential_id: credential } = parameters;
  if (user === undefined) {
    if (credential !== undefined) throw new TokenError('invalid_request', 'credential_id needs a user_id.');
    return null;
  }
  const userId = idOf(user, 'user_id');
  const credentialId = credential === undefined ? null : idOf(credential, 'credential_id');
  const tenant = application.actsForId ?? application.id;
  const found = await findCredentialOfUser(context.db, tenant, userId, credentialId);
  if (!found) throw new TokenError('invalid_request', 'There is no such user or credential.');
  return { userId, credentialId: found.id };
}

async function boundSession(
  context: Context,
  application: Application,
  sessionId: string | undefined,
  credentialId: number | null,
): Promise<string | null> {
  if (sessionId === undefined) return null;
  if (!application.firstParty)
    throw new TokenError('invalid_request', 'session_id is for first-party applications.');
  const session = await findLiveSession(context.db, sessionId, context.now());
  if (!session || session.credentialId !== credentialId) {
    throw new TokenError('invalid_grant', 'The session has ended.');
  }
  return session.id;
}

function idOf(text: string, name: string): number {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw new TokenError('invalid_request', `${name} must be an id.`);
  return Number(text);
}
