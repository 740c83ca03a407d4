import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

/** An OpenAPI document is walked here, whose parts may be anything. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Node = any;

let api: TestApi;
let document: Node;
let operations: { place: string; operation: Node }[];
let schemas: { place: string; schema: Node }[];
beforeAll(async () => {
  api = await startApi();
  document = (await api.request('GET', '/api/v1/schema/')).json;
  operations = [...Object.entries<Node>(document.paths), ...Object.entries<Node>(document.webhooks)].flatMap(
    ([path, item]) =>
      Object.entries<Node>(item).map(([method, { parameters = [], responses, ...operation }]) => ({
        place: `${method} ${path}`,
        operation: {
          ...operation,
          parameters: parameters.map(resolved),
          responses: Object.fromEntries(
            Object.entries(responses).map(([status, answer]) => [status, resolved(answer)]),
          ),
        },
      })),
  );
  schemas = [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => within(name, schema)),
    ...operations.flatMap(({ place, operation }) => [
      ...(operation.parameters ?? []).flatMap(({ name, schema }: Node) => within(`${place} ${name}`, schema)),
      ...[operation.requestBody, ...Object.values(operation.responses)].flatMap((node: Node) =>
        Object.values<Node>(node?.content ?? {}).flatMap(({ schema }) => within(place, schema)),
      ),
    ]),
  ];
});
afterAll(() => api.close());

const resolved = (node: Node): Node =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at: Node, key: string) => at[key], document)
    : node;

/** A schema and all that it is made of. */
function within(place: string, schema: Node): { place: string; schema: Node }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    { place, schema },
    ...Object.entries(properties).flatMap(([name, node]) => within(`${place}/${name}`, node)),
    ...[items, additionalProperties, ...anyOf, ...oneOf, ...allOf].flatMap((node) => within(place, node)),
  ];
}

const TYPES = new Set(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string']);

/** Keywords of JSON Schema 2020-12 and of OpenAPI 3.1 that may stand in a schema. */
const KEYWORDS = new Set(
  [
    '$ref type enum const title description default examples deprecated readOnly writeOnly format pattern',
    'minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems',
    'uniqueItems items prefixItems contains properties required additionalProperties propertyNames',
    'minProperties maxProperties anyOf oneOf allOf not discriminator',
  ].flatMap((line) => line.split(' ')),
);

const problemsOf = (find: (schema: Node) => unknown) =>
  schemas.flatMap(({ place, schema }) => {
    const problem = find(schema);
    return problem ? [`${place}: ${JSON.stringify(problem)}`] : [];
  });

test('every schema is written in the words of OpenAPI 3.1', () => {
  expect(schemas.length).toBeGreaterThan(300);
  expect(problemsOf((schema) => Object.keys(schema).find((word) => !KEYWORDS.has(word)))).toEqual([]);
  expect(problemsOf(({ type = [] }) => [type].flat().find((name) => !TYPES.has(name)))).toEqual([]);
  expect(problemsOf((schema) => 'nullable' in schema)).toEqual([]);
});

test('every list says what it is a list of, and everything required is there to be sent', () => {
  const isList = (schema: Node) => [schema.type].flat().includes('array');
  expect(problemsOf((schema) => isList(schema) && !schema.items)).toEqual([]);
  expect(
    problemsOf(({ required = [], properties = {} }) =>
      required.find((name: string) => !(name in properties)),
    ),
  ).toEqual([]);
});

test('bounds are in order, choices are not empty, and patterns are regular expressions', () => {
  const isAbove = (from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY) => from > to;
  expect(problemsOf(({ minimum, maximum }) => isAbove(minimum, maximum))).toEqual([]);
  expect(problemsOf(({ minLength, maxLength }) => isAbove(minLength, maxLength))).toEqual([]);
  expect(problemsOf(({ minItems, maxItems }) => isAbove(minItems, maxItems))).toEqual([]);
  expect(problemsOf((schema) => schema.enum && new Set(schema.enum).size !== schema.enum.length)).toEqual([]);
  expect(problemsOf((schema) => schema.enum?.length === 0)).toEqual([]);
  for (const { schema } of schemas) {
    if (schema.pattern !== undefined) expect(() => new RegExp(schema.pattern, 'u')).not.toThrow();
  }
});

test('every answer has a status and a description, every error the error document', () => {
  for (const { place, operation } of operations) {
    for (const [status, answer] of Object.entries<Node>(operation.responses)) {
      expect([place, status]).toEqual([place, expect.stringMatching(/^[2345](\d\d|XX)$/)]);
      expect(answer.description).not.toBe('');
      if (Number(status) < 400 || !place.includes('/v1/')) continue;
      const { schema } = answer.content['application/vnd.api+json'];
      expect([place, schema]).toEqual([place, { $ref: '#/components/schemas/ErrorDocument' }]);
    }
  }
});

test('no parameter is described twice, and every security scheme is one that is declared', () => {
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { place, operation } of operations) {
    const names = (operation.parameters ?? []).map((parameter: Node) => `${parameter.in} ${parameter.name}`);
    expect([place, new Set(names).size]).toEqual([place, names.length]);
    for (const requirement of operation.security) {
      expect(schemes).toEqual(expect.arrayContaining(Object.keys(requirement)));
    }
  }
});
