import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENT_BODIES } from '#contract/event-bodies.ts';
import { EVENT_TYPES, EVENTS, type EventType } from '#contract/events.ts';
import { SCOPES } from '#contract/scopes.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { EXAMPLES } from './openapi-examples.ts';
import { PAGE_ROUTES } from './openapi-pages.ts';
import { TOKEN_ROUTES } from './openapi-tokens.ts';

let api: TestApi;
// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
let schema: any;
beforeAll(async () => {
  api = await startApi();
  schema = (await api.request('GET', '/api/v1/schema/')).json;
});
afterAll(() => api.close());

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
const operations = (): [string, string, any][] =>
  Object.entries<object>(schema.paths).flatMap(([path, item]) =>
    // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
    Object.entries<any>(item).map(([method, operation]): [string, string, any] => [
      path,
      method,
      { ...operation, parameters: operation.parameters?.map(resolved) },
    ]),
  );

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
const resolved = (node: any): any =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
        .reduce((at: any, key: string) => at[key], schema)
    : node;

test('the schema needs no token and is an OpenAPI 3.1 document', async () => {
  expect(schema.openapi).toMatch(/^3\.1\.\d$/);
  expect(schema.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(schema.servers).toEqual([{ url: 'https://api.example.com' }]);
});

test('everything that is served is described, and nothing else', () => {
  const described = operations().map(([path, method]) => `${method} ${path}`);
  const open = [...TOKEN_ROUTES, ...PAGE_ROUTES];
  expect(described.toSorted()).toEqual(
    [...ENDPOINTS, ...open].map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

test('every parameter says what it is for', () => {
  const silent = operations().flatMap(([path, method, { parameters }]) =>
    // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
    parameters.flatMap(({ name, description }: any) =>
      /\w/.test(description ?? '') ? [] : `${method} ${path} ${name}`,
    ),
  );
  expect(silent).toEqual([]);
});

test('what has a limit of its own says how much, and for whom', () => {
  const told = operations().flatMap(([path, method, { description = '' }]) => {
    const [, limit, subject] = /At most (\d+) requests a minute for (.+), on top/.exec(description) ?? [];
    return limit && path.startsWith('/api/') ? [[`${method} ${path}`, Number(limit), subject]] : [];
  });
  expect(told).toEqual([
    ['get /api/v1/listings/{id}/market-insights/', 30, 'an application, or a user of personal access tokens'],
    ['get /api/v1/compsets/{id}/', 30, 'a user or an application'],
    ['post /api/v1/users/{userId}/accounts/{id}/refresh/', 100, 'an application'],
  ]);
});

test('every operation and event has a name of its own, and every operation a group that is described', () => {
  const names = operations().map(([, , { operationId }]) => operationId);
  // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
  const events = Object.values<any>(schema.webhooks).map(({ post }) => post.operationId);
  expect(new Set([...names, ...events]).size).toBe(names.length + events.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);

  const tags = schema.tags.map(({ name }: { name: string }) => name);
  for (const { description } of schema.tags) expect(description).not.toBe('');
  for (const [path, , operation] of operations()) {
    expect([path, operation.tags]).toEqual([path, [expect.toBeOneOf(tags)]]);
  }
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, pointer]) => pointer!,
  );
  expect(references.length).toBeGreaterThan(10);
  for (const reference of new Set(references)) {
    const target = reference
      .slice(2)
      .split('/')
      .reduce((node, key) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], schema);
    expect([reference, typeof target]).toEqual([reference, 'object']);
  }
});

test('every parameter in a path is described as one', () => {
  for (const [path, method, { parameters = [] }] of operations()) {
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
    const described = parameters.filter((parameter: any) => parameter.in === 'path');
    // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
    expect([method, path, described.map(({ name }: any) => name)]).toEqual([method, path, inPath]);
    // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
    expect(described.every(({ required }: any) => required)).toBe(true);
  }
});

test('every operation that wants a token names a scope that exists, a good answer and how it fails', () => {
  const scopes = schema.components.securitySchemes.oauth.flows.clientCredentials.scopes;
  expect(Object.keys(scopes)).toEqual(Object.keys(SCOPES));
  // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
  const secured = operations().filter(([, , { security }]) => security.some((each: any) => each.oauth));
  expect(secured.length).toBe(ENDPOINTS.length);
  for (const [path, method, operation] of secured) {
    for (const { oauth } of operation.security) expect(scopes).toHaveProperty(oauth);
    const statuses = Object.keys(operation.responses);
    expect([method, path, statuses.some((status) => status.startsWith('2'))]).toEqual([method, path, true]);
    expect(statuses).toEqual(expect.arrayContaining(['400', '401', '403', '429', '500']));
    expect(statuses.includes('410')).toBe(path.startsWith('/api/'));
  }
});

test('every response names its headers: the request’s id, what is left of the limits, the version’s end', () => {
  for (const [path, , { responses }] of operations()) {
    // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
    for (const [status, response] of Object.entries<any>(responses)) {
      const headers = Object.keys(resolved(response).headers);
      expect(headers).toContain('X-Request-ID');
      if (status === '429') expect(headers).toContain('Retry-After');
      if (status === '401') expect(headers).toContain('WWW-Authenticate');
      if (!path.startsWith('/api/v1/listings/')) continue;
      expect(headers).toEqual(expect.arrayContaining(['Deprecation', 'Sunset']));
      const isCounted = status !== '410';
      const ofLimits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'RateLimit'];
      if (isCounted) expect(headers).toEqual(expect.arrayContaining([...ofLimits, 'RateLimit-Policy']));
    }
  }
});

test('every event is described under its name in camelCase, with its headers and its body', () => {
  expect(Object.keys(schema.webhooks)).toEqual([
    'accountCreated',
    'accountRefreshed',
    'listingCreated',
    'listingInActiveMarketChanged',
    'listingRefreshed',
    'listingBasePriceChanged',
    'webhookPing',
  ]);
  // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
  const types = Object.values<any>(schema.webhooks).map(({ post }) => {
    expect(post.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    expect(Object.keys(post.responses)).toContain('2XX');
    const { schema: body, example } = post.requestBody.content['application/vnd.api+json'];
    const { meta, data } = resolved(body).properties;
    const [type] = meta.properties.type.enum;
    expect(EVENTS[type as EventType].resourceType).toBe(data.properties.type.enum[0]);
    expect(EVENT_BODIES[type as EventType].parse(example)).toEqual(example);
    return type;
  });
  expect(types).toEqual(EVENT_TYPES);
});

test('every body of the Partner API comes with an example that its endpoint would read', () => {
  const written = ENDPOINTS.filter(({ path, body }) => body && path.startsWith('/api/'));
  for (const { operationId, body } of written) {
    const example = EXAMPLES[operationId]?.body;
    expect([operationId, body?.safeParse(example).error]).toEqual([operationId, undefined]);
  }
  const names = ENDPOINTS.map(({ operationId }) => operationId);
  expect(Object.keys(EXAMPLES).filter((name) => !names.includes(name))).toEqual([]);
});

test('a parameter’s default is one of its values, and lists say what they take', () => {
  // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked here
  const inQuery = operations().flatMap(([, , { parameters = [] }]): any[] =>
    parameters.filter((parameter: { in: string }) => parameter.in === 'query'),
  );
  expect(inQuery.length).toBeGreaterThan(10);
  for (const { name, schema: described, explode } of inQuery) {
    const { default: usual, type } = described;
    const kind = typeof usual === 'number' ? 'integer' : typeof usual;
    if (usual !== undefined) expect([name, type]).toEqual([name, kind]);
    if (name === 'sort') expect(described.enum).toContain(usual);
    if (/^(include|fields)/.test(name)) {
      expect([name, type, explode, described.items.enum.length > 0]).toEqual([name, 'array', false, true]);
    }
    if (name.startsWith('page')) expect(described.maximum).toBeGreaterThanOrEqual(usual ?? 1);
  }
});
