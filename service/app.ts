import { Hono } from 'hono';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import type { Context } from './context.ts';
import { ENDPOINTS } from './endpoints.ts';
import { DomainError, type Problem, ProtocolError, UnchangedError } from './errors.ts';
import { withoutSecret } from './feeds/feed-secret.ts';
import { serveFeeds } from './feeds/serve-feeds.ts';
import { apiVersions } from './http/api-versions.ts';
import { type AppEnvironment, mountEndpoints, refuseOtherMethods } from './http/endpoint.ts';
import { errorDocument, statusOf } from './http/error-mapper.ts';
import { openApiDocument } from './http/openapi.ts';
import { createRecall } from './http/recall.ts';
import { reply } from './http/reply.ts';
import { requestIdFrom } from './http/request-id.ts';
import { startRateLimits } from './limits/start-rate-limits.ts';
import { createTokenAuthenticator } from './oauth/authenticate-token.ts';
import { OAUTH_PATHS, oauthRoutes } from './oauth/routes.ts';
import { REFERENCE_HEADERS } from './reference/reference-headers.ts';
import { referencePage } from './reference/reference-page.ts';

/**
 * The HTTP application, without a socket: `fetch` takes a request and answers it, `recall` answers at once
 * what is remembered.
 */
export async function createApp(context: Context) {
  const app = new Hono<AppEnvironment>({ strict: false });
  const authenticator = await createTokenAuthenticator(context);
  const limiter = startRateLimits(context);
  const versions = apiVersions(context.config);

  app.use(async (c, next) => {
    const requestId = requestIdFrom(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    c.set('origin', { socketAddress: c.env.socketAddress, forwardedFor: c.req.header('x-forwarded-for') });
    c.set('standingHeaders', { ...versions.headersOf(c.req.path) });
    versions.mustBeServed(c.req.path);
    await next();
    context.log.debug(
      { requestId, method: c.req.method, path: withoutSecret(c.req.path), status: c.res.status },
      'answered',
    );
  });

  const json = (requestId: string, document: unknown) =>
    reply(requestId, 200, JSON.stringify(document), { 'content-type': 'application/json' });
  const described = openApiDocument(ENDPOINTS, context.config.publicApiUrl);
  const schema = JSON.stringify(described);
  let reference: Promise<string> | undefined;

  app.get('/healthz', (c) => json(c.get('requestId'), { status: 'ok' }));
  app.get('/readyz', async (c) => {
    await context.database.ping();
    return json(c.get('requestId'), { status: 'ready' });
  });
  app.get('/api/v1/schema', (c) =>
    reply(c.get('requestId'), 200, schema, {
      ...c.get('standingHeaders'),
      'content-type': 'application/json',
    }),
  );
  app.get('/api/v1/redoc', async (c) => {
    reference ??= referencePage(described);
    const headers = { ...c.get('standingHeaders'), ...REFERENCE_HEADERS };
    return reply(c.get('requestId'), 200, await reference, headers);
  });
  for (const path of ['/healthz', '/readyz', '/api/v1/schema', '/api/v1/redoc'])
    refuseOtherMethods(app, path, ['GET']);
  app.route('/', await oauthRoutes(context));
  for (const [path, method] of Object.entries(OAUTH_PATHS)) refuseOtherMethods(app, path, [method]);
  serveFeeds(app, context, limiter);
  mountEndpoints(app, ENDPOINTS, {
    context,
    authenticate: authenticator.authenticate,
    limiter,
  });

  app.notFound(() => {
    throw new ProtocolError(404, 'There is nothing at this address.');
  });
  app.onError((error, c) => answerError(context, error, c.var, c.req.path));
  const recall = createRecall(ENDPOINTS, context, { authenticator, limiter, versions });
  return { fetch: app.fetch, recall, close: () => limiter.stop() };
}

function answerError(
  context: Context,
  error: unknown,
  { requestId, standingHeaders }: AppEnvironment['Variables'],
  path: string,
): Response {
  if (error instanceof UnchangedError) return reply(requestId, 304, null, standingHeaders);
  const failed = (status: number, problems: readonly Problem[], headers: Record<string, string> = {}) =>
    reply(requestId, status, JSON.stringify(errorDocument(status, problems)), {
      ...standingHeaders,
      ...headers,
      'content-type': JSON_API_TYPE,
    });
  if (error instanceof DomainError) {
    return failed(statusOf(error), error.problems, error instanceof ProtocolError ? error.headers : {});
  }
  context.log.error({ err: error, requestId, path: withoutSecret(path) }, 'request failed unexpectedly');
  return failed(500, [
    { detail: `Something went wrong here. Name this request when you ask about it: ${requestId}` },
  ]);
}
