import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCOPES } from '#contract/scopes.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { startApi, type TestApi } from '../testing/api.ts';

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
    Object.entries<any>(item).map(([method, operation]): [string, string, any] => [path, method, operation]),
  );

test('the schema needs no token and is an OpenAPI 3.1 document', async () => {
  expect(schema.openapi).toMatch(/^3\.1\.\d$/);
  expect(schema.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(schema.servers).toEqual([{ url: 'https://api.example.com' }]);
});

test('everything that is served is described, and nothing else', () => {
  const described = operations().map(([path, method]) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('every operation has a name of its own', () => {
  const names = operations().map(([, , { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
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

test('every operation names a scope that exists, a good answer and how it fails', () => {
  const scopes = schema.components.securitySchemes.oauth.flows.clientCredentials.scopes;
  expect(Object.keys(scopes)).toEqual(Object.keys(SCOPES));
  for (const [path, method, operation] of operations()) {
    for (const { oauth } of operation.security) expect(scopes).toHaveProperty(oauth);
    const statuses = Object.keys(operation.responses);
    expect([method, path, statuses.some((status) => status.startsWith('2'))]).toEqual([method, path, true]);
    expect(statuses).toEqual(expect.arrayContaining(['401', '403', '429', '500']));
  }
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
    if (name.startsWith('page')) expect(described.maximum).toBeGreaterThanOrEqual(usual);
  }
});
