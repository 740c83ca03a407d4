import type { Hono } from 'hono';
import { z } from 'zod';
import { JSON_API_TYPE } from '#contract/json-api.ts';
import type { Scope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import { ConflictError, NotFoundError, ProtocolError } from '../errors.ts';
import type { StricterLimit } from '../limits/claims.ts';
import { claimsOf } from '../limits/claims.ts';
import { type RateLimiter, refuse } from '../limits/rate-limiter.ts';
import { mustHold, type Principal } from '../oauth/principal.ts';
import { readBody, readFile, readJson } from './body.ts';
import { byteStream } from './byte-stream.ts';
import type { Connection, Origin } from './client-address.ts';
import type { HeaderName } from './openapi-headers.ts';
import { parseBody, parseQuery } from './parse.ts';
import { reply } from './reply.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface ApiRequest<Q, P, B> {
  context: Context;
  principal: Principal;
  params: P;
  query: Q;
  body: B;
  /** The body's bytes, where the endpoint takes a file. */
  file: Uint8Array;
  url: URL;
  requestId: string;
}

/** What an endpoint answers: a document to serialise, bytes that are ready, or bytes while they are made. */
export interface Answer {
  status: number;
  document?: unknown;
  bytes?: Uint8Array;
  stream?: AsyncIterable<Uint8Array>;
  headers?: Record<string, string>;
}

/** Of an answer that holds a secret which nobody is shown again. */
export const NEVER_KEPT = { 'cache-control': 'no-store' };

export interface FileBody {
  types: readonly [string, ...string[]];
  maximumBytes: number;
}

export interface AnswerDescription {
  description: string;
  schema?: z.ZodType;
  /** Where the answer is no document. */
  mediaType?: string;
  /** Beside those that every answer has. */
  headers?: readonly HeaderName[];
}

export interface Endpoint<
  Q extends z.ZodObject = z.ZodObject,
  P extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** With `{name}` for every path parameter; ends in a slash. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description?: string;
  /** Any one of these scopes opens the endpoint. */
  requires: readonly [Scope, ...Scope[]];
  /** Counted on top of the application's own limit. */
  limit?: StricterLimit;
  params?: P;
  query?: Q;
  /** Only the calendar: filters it does not know are ignored instead of refused. */
  ignoresUnknownFilters?: boolean;
  body?: B;
  /** Instead of a document: a body that is a file. */
  file?: FileBody;
  answers: Record<number, AnswerDescription>;
  /** Statuses it may fail with beside 401, 403, 429 and 500. */
  fails?: readonly number[];
  /** The ready answer to the very same question, where it is remembered and still true: see recall.ts. */
  recall?(
    context: Context,
    principal: Principal,
    params: Record<string, string>,
    search: string,
  ): Uint8Array | null;
  handle(request: ApiRequest<z.output<Q>, z.output<P>, z.output<B>>): Promise<Answer>;
}

/** Infers the request's types from the schemas. */
export function endpoint<Q extends z.ZodObject, P extends z.ZodObject, B extends z.ZodType>(
  definition: Endpoint<Q, P, B>,
): Endpoint {
  return definition as unknown as Endpoint;
}

export interface EndpointDependencies {
  context: Context;
  authenticate(authorization: string | undefined, origin: Origin): Promise<Principal>;
  limiter: RateLimiter;
}

/** What the handling of a request passes along. */
export interface AppEnvironment {
  Bindings: Connection;
  Variables: {
    requestId: string;
    origin: Origin;
    /** What every answer to this request carries, an error too. */
    standingHeaders: Record<string, string>;
  };
}

const NOTHING = z.strictObject({});
const NO_FILE = new Uint8Array();
const ACCEPTED_BODIES = [JSON_API_TYPE, 'application/json'];

export function mountEndpoints(
  app: Hono<AppEnvironment>,
  endpoints: readonly Endpoint[],
  dependencies: EndpointDependencies,
): void {
  const methodsByPath = new Map<string, Set<string>>();
  for (const definition of endpoints) {
    // Without its slash: the application answers both ways of writing it.
    const path = definition.path.replaceAll(/\{([^}]+)\}/g, ':$1').replace(/\/$/, '');
    const methods = methodsByPath.get(path) ?? new Set();
    methodsByPath.set(path, methods.add(definition.method.toUpperCase()));
    app.on(definition.method.toUpperCase(), path, async (c) =>
      answer(definition, dependencies, c.req.raw, c.req.param(), c.var),
    );
  }
  for (const [path, methods] of methodsByPath) {
    refuseOtherMethods(app, path, [...methods]);
  }
}

/** To be mounted last on a path: whatever it does not answer is 405. */
export function refuseOtherMethods(
  app: Hono<AppEnvironment>,
  path: string,
  methods: readonly string[],
): void {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
  app.all(path, () => {
    throw new ProtocolError(405, `This address answers ${allow} only.`, { allow });
  });
}

async function answer(
  definition: Endpoint,
  { context, authenticate, limiter }: EndpointDependencies,
  request: Request,
  rawParams: Record<string, string>,
  { requestId, origin, standingHeaders }: AppEnvironment['Variables'],
): Promise<Response> {
  const authorization = request.headers.get('authorization') ?? undefined;
  const principal = await authenticate(authorization, origin);
  const { admitted, headers } = await limiter.admit(claimsOf(principal, definition.limit));
  Object.assign(standingHeaders, headers);
  if (!admitted) refuse();
  mustHold(principal, definition.requires);
  const url = new URL(request.url);
  // Asked again: what was only missing was a lease of the limit.
  const remembered = definition.recall?.(context, principal, rawParams, url.search);
  if (remembered) return respond(requestId, standingHeaders, 200, remembered);
  const params = parseParams(definition.params, rawParams);
  const query = parseQuery(definition.query ?? NOTHING, url.searchParams, definition.ignoresUnknownFilters);
  const file = definition.file ? await readFile(request, definition.file) : NO_FILE;
  const body = definition.body ? await bodyOf(definition.body, request, params) : undefined;
  if (!definition.file && !definition.body) await ignoreBody(request);
  const result = await definition.handle({ context, principal, params, query, body, file, url, requestId });
  if (definition.method !== 'get') await context.database.settle();
  const onFailure = (err: unknown) =>
    context.log.error({ err, requestId, path: url.pathname }, 'answer broke off');
  return respond(
    requestId,
    { ...standingHeaders, ...result.headers },
    result.status,
    sentBody(result, onFailure),
    definition.answers[result.status]?.mediaType,
  );
}

function parseParams(schema: z.ZodObject | undefined, raw: Record<string, string>): Record<string, unknown> {
  if (!schema) return {};
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new NotFoundError('There is no such resource.');
  return parsed.data;
}

async function bodyOf(
  schema: z.ZodType,
  request: Request,
  params: Record<string, unknown>,
): Promise<unknown> {
  const parsed = parseBody(schema, await readJson(request, ACCEPTED_BODIES)) as { data?: { id?: string } };
  if (parsed.data?.id !== undefined && 'id' in params && parsed.data.id !== String(params.id)) {
    throw new ConflictError({
      detail: 'The id in the body is not the one in the address.',
      pointer: '/data/id',
    });
  }
  return parsed;
}

/** A body nobody asked for is bounded all the same. */
async function ignoreBody(request: Request): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') await readBody(request);
}

type SentBody = string | Uint8Array | ReadableStream<Uint8Array> | null;

function sentBody({ bytes, stream, document }: Answer, onFailure: (error: unknown) => void): SentBody {
  if (stream) return byteStream(stream, onFailure);
  return bytes ?? (document === undefined ? null : JSON.stringify(document));
}

function respond(
  requestId: string,
  headers: Record<string, string>,
  status: number,
  body: SentBody,
  mediaType = JSON_API_TYPE,
): Response {
  const type: Record<string, string> = body === null ? {} : { 'content-type': mediaType };
  return reply(requestId, status, body, { ...headers, ...type });
}
