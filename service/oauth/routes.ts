import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { DomainError, type Problem } from '../errors.ts';
import { errorObject, statusOf } from '../http/error-mapper.ts';
import { reply } from '../http/reply.ts';
import { authenticateClient } from './authenticate-client.ts';
import { ACCESS_TOKEN_SECONDS, issueToken } from './issue-token.ts';
import { TokenError, type TokenErrorCode } from './token-error.ts';
import { tokenParameters } from './token-parameters.ts';

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store', pragma: 'no-cache' };

/** `/o/`: where tokens come from. */
export function oauthRoutes(context: Context) {
  const app = new Hono<{ Variables: { requestId: string } }>();

  app.post('/o/token', async (c) => {
    const parameters = await tokenParameters(c.req.raw);
    const application = await authenticateClient(
      context.db,
      c.req.header('authorization') ?? null,
      parameters,
    );
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
