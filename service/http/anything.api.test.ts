import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorDocumentSchema } from '#contract/json-api.ts';
import { SCOPES, type Scope } from '#contract/scopes.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';

let api: TestApi;
let token: string;
let userToken: string;
let ids: string[];
beforeAll(async () => {
  api = await startApi();
  const { application, user, listing } = await seedPricedListing(api);
  const scopes = Object.keys(SCOPES) as Scope[];
  const dashboard = await api.createApplication({ scopes, firstParty: true, actsFor: application });
  token = await api.token(dashboard);
  userToken = await api.token(dashboard, { user });
  ids = [...new Set([listing.id, listing.accountId, user.id, user.credentialId].map(String))];
});
afterAll(() => api.close());

const RUNS = 300;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'NaN',
    'null',
    'true',
    "'; --",
    '%',
    '\\',
    '\0',
    '\ud800',
  ),
  fc.constantFrom('2026-07-01', '0000-01-01', '0001-01-01', '9999-12-31', '-000001-01-01', '2026-02-30'),
);
const value = fc.oneof(
  text,
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
);

const ANYWHERE = ['__proto__', 'constructor', 'toString', 'data', 'filter[nonsense]'];

const propertiesOf = (schema: unknown): Record<string, unknown> =>
  (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};

const dataOf = (body: unknown) => propertiesOf(propertiesOf(body).data);

/** Mostly what the schema knows, with values it may not. */
const nameIn = (schema: unknown) => {
  const own = Object.keys(propertiesOf(schema));
  const others = fc.oneof(fc.constantFrom(...ANYWHERE), text);
  return own.length > 0
    ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: others })
    : others;
};

const requests = fc.constantFrom(...ENDPOINTS).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    params: fc.array(fc.oneof({ weight: 4, arbitrary: fc.nat() }, { weight: 1, arbitrary: text }), {
      minLength: 3,
      maxLength: 3,
    }),
    query: fc.uniqueArray(fc.tuple(nameIn(endpoint.query), text), { maxLength: 2, selector: ([key]) => key }),
    content: fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .dictionary(nameIn(dataOf(endpoint.body).attributes), value, { maxKeys: 5 })
          .map((document) => ({ document })),
      },
      { weight: 1, arbitrary: fc.jsonValue().map((whole) => ({ whole })) },
      { weight: 1, arbitrary: text.map((raw) => ({ raw })) },
    ),
    bound: fc.boolean(),
  }),
);

function bodyFor(
  body: unknown,
  content: { document?: object; whole?: unknown; raw?: string },
): string | undefined {
  if (content.raw !== undefined) return content.raw;
  if ('whole' in content) return JSON.stringify(content.whole);
  const type = (dataOf(body).type as { value?: string } | undefined)?.value;
  return JSON.stringify({ data: { type: type ?? 'things', attributes: content.document } });
}

test('nothing that anybody sends ends in an internal error', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async ({ endpoint, params, query, content, bound }) => {
      const given = [...params];
      const path = endpoint.path.replaceAll(/\{\w+\}/g, () => {
        const param = given.pop() ?? '';
        if (typeof param !== 'number') return encodeURIComponent(param.toWellFormed());
        // What is deleted would answer nothing further.
        return endpoint.method === 'delete' ? '987654321' : ids[param % ids.length]!;
      });
      const search = new URLSearchParams(
        query.map(([key, text]) => [key.toWellFormed(), text.toWellFormed()]),
      );
      const hasBody = endpoint.method !== 'get';
      const answer = await api.request(
        endpoint.method.toUpperCase(),
        `${path}${query.length ? `?${search}` : ''}`,
        {
          token: bound ? userToken : token,
          ...(hasBody ? { body: bodyFor(endpoint.body, content) } : {}),
        },
      );
      expect(answer.status).not.toBe(500);
      if (answer.status >= 400) errorDocumentSchema.parse(answer.json);
    }),
    { numRuns: RUNS },
  );
});

test('nothing that is asked of the token endpoint does either', async () => {
  const parameter = fc.oneof(
    fc.constantFrom(
      'grant_type',
      'client_id',
      'client_secret',
      'scope',
      'user_id',
      'credential_id',
      'session_id',
    ),
    text,
  );
  const forms = fc.array(fc.tuple(parameter, text), { maxLength: 6 });
  const { clientId, clientSecret } = await api.createApplication({ firstParty: true });
  await fc.assert(
    fc.asyncProperty(forms, fc.boolean(), fc.boolean(), async (extra, asJson, known) => {
      const entries: [string, string][] = [
        ...(known
          ? Object.entries({
              grant_type: 'client_credentials',
              client_id: clientId,
              client_secret: clientSecret,
            })
          : []),
        ...extra.map(([key, text]): [string, string] => [key.toWellFormed(), text.toWellFormed()]),
      ];
      const answer = await api.request('POST', '/o/token/', {
        headers: { 'content-type': asJson ? 'application/json' : 'application/x-www-form-urlencoded' },
        body: asJson ? JSON.stringify(Object.fromEntries(entries)) : String(new URLSearchParams(entries)),
      });
      expect([200, 400, 401]).toContain(answer.status);
      if (answer.status !== 200) {
        expect(typeof answer.json.error).toBe('string');
        errorDocumentSchema.parse({ errors: answer.json.errors });
      }
    }),
    { numRuns: RUNS },
  );
});
