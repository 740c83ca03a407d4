import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { tokenRequests } from '../testing/token-requests.ts';

// The database of this file is its own, so it may be broken for good.
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi({ logLevel: 'silent' });
  token = await api.token(await api.createApplication());
  await api.request('GET', '/api/v1/users/', { token });
  await api.context.db.execute(sql`drop table listings cascade`);
});
afterAll(() => api.close());

test('an unexpected failure is an opaque 500 that names the request', async () => {
  const answer = await api.request('GET', '/api/v1/listings/?filter[name]=secret', {
    token,
    headers: { 'x-request-id': 'find-me-in-the-log' },
  });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('x-request-id')).toBe('find-me-in-the-log');
  expect(answer.json).toEqual({
    errors: [
      { status: '500', title: 'Internal error', detail: expect.stringContaining('find-me-in-the-log') },
    ],
  });
  expect(JSON.stringify(answer.json)).not.toMatch(/select|relation|listings|secret|\.ts|drizzle|pg/i);
});

test('a failing write is told the same way', async () => {
  const body = { data: { type: 'listing-activations', attributes: { enabled: true } } };
  const failed = await api.request('PATCH', '/api/v1/listings/1/activation/', { token, body });
  expect([failed.status, failed.json.errors[0].title]).toEqual([500, 'Internal error']);
});

test('the rest of the service goes on', async () => {
  expect((await api.request('GET', '/healthz')).status).toBe(200);
  const application = await api.createApplication();
  expect((await tokenRequests(api).post(application)).status).toBe(200);
});

test('a failing token endpoint tells no more than any other', async () => {
  const application = await api.createApplication();
  await api.context.db.execute(sql`drop table if exists access_tokens`);
  const answer = await tokenRequests(api).post(application);
  expect([answer.status, answer.json.errors[0].title]).toEqual([500, 'Internal error']);
  expect(JSON.stringify(answer.json)).not.toContain('access_tokens');
});
