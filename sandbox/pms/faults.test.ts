import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../server.ts';
import { clientOf } from '../test-client.ts';

let sandbox: Sandbox;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: null, slowMs: 20, growEveryMs: 0 });
  client = clientOf(sandbox.url);
});
afterAll(() => sandbox.close());

test.each([
  ['sandbox-invalid', 401, 'invalid_api_key'],
  ['sandbox-down', 503, 'unavailable'],
])('%s refuses validation with %i', async (key, status, code) => {
  const answer = await client.pms(key, '/account');
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});

test('slow validates in the end and reads like any other', async () => {
  expect((await client.pms('sandbox-slow', '/account')).body.data.listings_count).toBe(4);
  expect(await client.all('sandbox-slow', '/listings')).toHaveLength(4);
});

test('stopping does not wait for a slow answer', async () => {
  const slow = await startSandbox({ port: 0, dataDir: null, slowMs: 3_600_000, growEveryMs: 0 });
  // Who is told to continue has been heard.
  const headers = { authorization: 'Bearer sandbox-slow', expect: '100-continue' };
  const waiting = request(`${slow.url}/pms/v1/account`, { headers });
  const answered = once(waiting, 'response');
  waiting.flushHeaders();
  await once(waiting, 'continue');
  waiting.end();
  await slow.close();
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(200);
});

test('partial shows six listings of which two cannot be read', async () => {
  const listings = await client.all('sandbox-partial', '/listings');
  expect(listings).toHaveLength(6);
  const unreadable = listings.filter(({ error }) => error);
  const garbled = listings.filter(({ latitude }) => typeof latitude === 'string');
  expect([unreadable.length, garbled.length]).toEqual([1, 1]);
  expect((await client.pms('sandbox-partial', `/listings/${unreadable[0]!.id}`)).status).toBe(500);
});

test('broken validates and then fails to list', async () => {
  expect((await client.pms('sandbox-broken', '/account')).status).toBe(200);
  expect((await client.pms('sandbox-broken', '/listings')).status).toBe(500);
});

test.each([
  ['invalid', 401, 'invalid_api_key'],
  ['denied', 403, 'permission_denied'],
  ['suspended', 403, 'account_suspended'],
  ['two-factor', 403, 'two_factor_required'],
  ['down', 503, 'unavailable'],
])('any portfolio can be given the fault %s and be healed', async (fault, status, code) => {
  expect((await client.control('PUT', '/portfolios/sandbox-coast/fault/', { fault })).body.data.fault).toBe(
    fault,
  );
  const answer = await client.pms('sandbox-coast', '/account');
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  await client.control('PUT', '/portfolios/sandbox-coast/fault/', { fault: null });
  expect((await client.pms('sandbox-coast', '/account')).status).toBe(200);
});

test('a faulty portfolio can be healed, and a fault be named after it', async () => {
  await client.control('PUT', '/portfolios/sandbox-invalid/fault/', { fault: null });
  expect(await client.all('sandbox-invalid', '/listings')).toHaveLength(3);
  const { body } = await client.control('PUT', '/portfolios/sandbox-invalid/fault/', {
    fault: 'sandbox-broken',
  });
  expect(body.data.fault).toBe('broken');
  expect((await client.control('PUT', '/portfolios/sandbox-invalid/fault/', { fault: 'odd' })).status).toBe(
    400,
  );
});
