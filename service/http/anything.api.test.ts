import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorDocumentSchema } from '#contract/json-api.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { fuzzOperations, seedFrom } from '../testing/fuzz/fuzz-operations.ts';
import { type FuzzTarget, fuzzTarget } from '../testing/fuzz/fuzz-target.ts';
import { hostileText } from '../testing/fuzz/hostile-values.ts';
import { seedFuzzedTenants } from '../testing/fuzz/seed-fuzzed-tenants.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2000);
const TOKEN_REQUESTS = 300;

let api: TestApi;
let target: FuzzTarget;
let readOther: () => Promise<unknown>;
beforeAll(async () => {
  api = await startApi({ sandbox: true, logLevel: 'silent' });
  const { readOther: read, ...tenants } = await seedFuzzedTenants(api);
  readOther = read;
  target = await fuzzTarget(api, tenants);
});
afterAll(() => api.close());

test('whatever is sent to any operation never fails, gets the promised document and nothing of another tenant', {
  timeout: 300_000,
}, async () => {
  const seed = seedFrom(process.env);
  console.log(`FUZZ_SEED=${seed} sends the same requests again.`);
  const before = await readOther();
  await fuzzOperations(target, { requests: REQUESTS, seed });

  expect(await readOther()).toEqual(before);
  expect((await api.request('GET', '/readyz')).status).toBe(200);
});

test('a method that no operation of an address has is 405, and Allow names those it has', async () => {
  const { operations, ids } = target;
  for (const [path, own] of Map.groupBy(operations, (operation) => operation.path)) {
    const methods = own.map(({ method }) => method);
    const address = path.replaceAll(
      /([\w-]+)\/\{\w+\}/g,
      (_, collection) => `${collection}/${ids.own[collection]?.[0] ?? 1}`,
    );
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !methods.includes(method),
    );
    for (const method of others) {
      const answer = await api.request(method, address);
      const allowed = (answer.headers.get('allow') ?? '').split(', ').filter((name) => name !== 'HEAD');
      expect([method, address, answer.status, allowed.sort()]).toEqual([
        method,
        address,
        405,
        methods.sort(),
      ]);
    }
  }
});

test('whatever is asked of the token endpoint with a known client is granted or refused in the words of RFC 6749', async () => {
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
    hostileText,
  );
  const forms = fc.array(fc.tuple(parameter, hostileText), { maxLength: 6 });
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
    { numRuns: TOKEN_REQUESTS, seed: seedFrom(process.env) },
  );
});
