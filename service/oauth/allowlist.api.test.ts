import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestApplication } from '../testing/fixtures.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';
import { problemsOf } from '../testing/problems.ts';
import { basic, tokenRequests } from '../testing/token-requests.ts';

let api: TestApi;
let behindProxy: TestApi;
beforeAll(async () => {
  api = await startApi();
  behindProxy = await startApi({ environment: { TRUSTED_PROXY_HOPS: '1' } });
});
afterAll(async () => {
  await api.close();
  await behindProxy.close();
});

async function allow(on: TestApi, { id }: TestApplication, ...allowlist: string[]): Promise<void> {
  await on.context.db.update(applications).set({ allowlist }).where(eq(applications.id, id));
  await on.context.database.settle();
}

test('a token is refused at once from an address that is not allowed, and taken again when it is', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const tokens = [await api.token(application), await api.token(application, { user })];
  const statuses = () =>
    Promise.all(tokens.map(async (token) => (await api.request('GET', '/api/v1/users/', { token })).status));
  expect(await statuses()).toEqual([200, 200]);
  await allow(api, application, '203.0.113.0/24', '2001:db8::/32');
  expect(await statuses()).toEqual([403, 403]);
  const refused = await api.request('GET', '/api/v1/users/', { token: tokens[0]! });
  expect(problemsOf(refused)).toEqual(['403 address_not_allowed']);
  await allow(api, application, '203.0.113.0/24', '127.0.0.0/8');
  expect(await statuses()).toEqual([200, 200]);
});

test('an answer that is remembered is not given to an address that is not allowed', async () => {
  const { application, calendar } = await seedPricedListing(api);
  expect([(await calendar()).status, (await calendar()).status]).toEqual([200, 200]);
  await allow(api, application, '203.0.113.0/24');
  expect(problemsOf(await calendar())).toEqual(['403 address_not_allowed']);
});

test.each(['/o/token/', '/o/revoke/', '/o/introspect/'])(
  '%s refuses a client from an address that is not allowed, and only one that authenticates',
  async (path) => {
    const application = await api.createApplication();
    const token = await api.token(application);
    await allow(api, application, '2001:db8::/32');
    const ask = (client: TestApplication) =>
      api.request('POST', path, {
        headers: { authorization: basic(client), 'content-type': 'application/x-www-form-urlencoded' },
        body: `grant_type=client_credentials&token=${token}`,
      });
    const known = await ask(application);
    expect([known.status, known.json.error]).toEqual([400, 'unauthorized_client']);
    const unknown = await ask({ ...application, clientSecret: 'wrong' });
    expect([unknown.status, unknown.json.error]).toEqual([401, 'invalid_client']);
  },
);

test('without a trusted proxy nobody can claim another address', async () => {
  const application = await api.createApplication();
  const token = await api.token(application);
  await allow(api, application, '203.0.113.0/24');
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect((await api.request('GET', '/api/v1/users/', { token, headers })).status).toBe(403);
  const parameters = { grant_type: 'client_credentials' };
  const answer = await tokenRequests(api).send(parameters, { ...headers, authorization: basic(application) });
  expect(answer.json.error).toBe('unauthorized_client');
});

test.each([
  ['203.0.113.7', 200],
  ['198.51.100.1, 203.0.113.7', 200],
  ['203.0.113.7, 198.51.100.1', 403],
  ['2001:db8::77', 200],
  ['not an address', 403],
  [undefined, 403],
])('behind one trusted proxy only the last entry counts: %s is %i', async (forwarded, status) => {
  const application = await behindProxy.createApplication();
  const token = await behindProxy.token(application);
  await allow(behindProxy, application, '203.0.113.0/24', '2001:db8::/32');
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect((await behindProxy.request('GET', '/api/v1/users/', { token, headers })).status).toBe(status);
});
