import { Hono, type Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import { DomainError, type Problem } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import type { AppEnvironment } from '../http/endpoint.ts';
import { errorObject, statusOf } from '../http/error-mapper.ts';
import { reply } from '../http/reply.ts';
import { createUseRecorder } from '../tokens/use-recorder.ts';
import { authenticateClient } from './authenticate-client.ts';
import { introspectToken } from './introspect-token.ts';
import { ACCESS_TOKEN_SECONDS, issueToken } from './issue-token.ts';
import { createPrincipalMemory } from './principal-memory.ts';
import { type AuthenticClient, recordSecretUse } from './queries.ts';
import { revokeToken } from './revoke-token.ts';
import { serverMetadata } from './server-metadata.ts';
import { TokenError, type TokenErrorCode } from './token-error.ts';
import { tokenParameters } from './token-parameters.ts';

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store', pragma: 'no-cache' };

/** Every address of `oauthRoutes`, with the method it answers. */
export const OAUTH_PATHS = {
  '/.well-known/oauth-authorization-server': 'GET',
  '/o/token': 'POST',
  '/o/revoke': 'POST',
  '/o/introspect': 'POST',
} as const;

/** `/o/`: where tokens come from, are asked about and end. */
export async function oauthRoutes(context: Context) {
  const app = new Hono<AppEnvironment>();
  const metadata = JSON.stringify(serverMetadata(context.config.publicApiUrl));
  const clients = await createPrincipalMemory<AuthenticClient>(context.database);
  const noteSecretUse = createUseRecorder(context, (id, { at }, before) =>
    recordSecretUse(context.db, id, at, before),
  );

  /** Who asks, and what for. */
  async function authenticated(c: HonoContext<AppEnvironment>) {
    const parameters = await tokenParameters(c.req.raw);
    const authorization = c.req.header('authorization') ?? null;
    const address = () => clientAddress(c.get('origin'), context.config.trustedProxyHops);
    const client = { authorization, parameters, address };
    return { parameters, application: await authenticateClient(context, client, { clients, noteSecretUse }) };
  }

  app.get('/.well-known/oauth-authorization-server', (c) =>
    reply(c.get('requestId'), 200, metadata, { 'content-type': 'application/json' }),
  );

  app.post('/o/token', async (c) => {
    const { application, parameters } = await authenticated(c);
    const token = await issueToken(context, application, parameters);
    const answer = {
      access_token: token.accessToken,
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      scope: token.scopes.join(' '),
      ...(token.userId === null
        ? {}
        : { user_id: String(token.userId), credential_id: String(token.credentialId) }),
    };
    return reply(c.get('requestId'), 200, JSON.stringify(answer), HEADERS);
  });

  app.post('/o/revoke', async (c) => {
    const { application, parameters } = await authenticated(c);
    await revokeToken(context, application, parameters);
    return reply(c.get('requestId'), 200, null, { 'cache-control': 'no-store', pragma: 'no-cache' });
  });

  app.post('/o/introspect', async (c) => {
    const { application, parameters } = await authenticated(c);
    const answer = await introspectToken(context, application, parameters);
    return reply(c.get('requestId'), 200, JSON.stringify(answer), HEADERS);
  });

  app.onError((error, c) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { status, code, headers, problems } = refusal;
    const answer = {
      error: code,
      error_description: error.message,
      errors: problems.map((problem) => errorObject(status, { code, ...problem })),
    };
    return reply(c.get('requestId'), status, JSON.stringify(answer), { ...HEADERS, ...headers });
  });
  return app;
}

interface TokenRefusal {
  status: number;
  code: TokenErrorCode;
  headers: Record<string, string>;
  problems: readonly Problem[];
}

/** RFC 6749 5.2 for everything that was refused, a body that could not be read too. */
function refusalOf(error: Error): TokenRefusal | null {
  if (error instanceof DomainError) {
    return { status: statusOf(error), code: 'invalid_request', headers: {}, problems: error.problems };
  }
  if (!(error instanceof TokenError)) return null;
  const { status, code, message } = error;
  const headers: Record<string, string> =
    code === 'invalid_client' ? { 'www-authenticate': 'Basic realm="token"' } : {};
  return { status, code, headers, problems: [{ detail: message }] };
}
