import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { mediaTypeOf, readBody, readJson } from '../http/body.ts';
import { errorObject } from '../http/error-mapper.ts';
import { reply } from '../http/reply.ts';
import { authenticateClient } from './authenticate-client.ts';
import { ACCESS_TOKEN_SECONDS, issueToken } from './issue-token.ts';
import { TokenError } from './token-error.ts';

const FORM = 'application/x-www-form-urlencoded';
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
    if (!(error instanceof TokenError)) throw error;
    const challenge: Record<string, string> =
      error.code === 'invalid_client' ? { 'www-authenticate': 'Basic realm="token"' } : {};
    const answer = {
      error: error.code,
      error_description: error.message,
      errors: [errorObject(error.status, { detail: error.message, code: error.code })],
    };
    return reply(c.get('requestId'), error.status, JSON.stringify(answer), { ...HEADERS, ...challenge });
  });
  return app;
}

/** Form-encoded or JSON; a parameter must not be given twice (RFC 6749 3.2). */
async function tokenParameters(request: Request): Promise<Record<string, string>> {
  if (mediaTypeOf(request) !== FORM)
    return jsonParameters(await readJson(request, [FORM, 'application/json']));
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(await readBody(request))) {
    if (Object.hasOwn(parameters, name)) {
      throw new TokenError('invalid_request', 'A parameter is given twice.');
    }
    if (name !== '__proto__' && value !== '') parameters[name] = value;
  }
  return parameters;
}

function jsonParameters(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TokenError('invalid_request', 'The body must be a JSON object.');
  }
  const entries = Object.entries(body).map(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TokenError('invalid_request', 'Every parameter must be a string.');
    }
    return [name, String(value)] as const;
  });
  return Object.fromEntries(entries);
}
