import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationSecrets, applications } from '../db/schema/index.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import type { TestApplication } from '../testing/fixtures.ts';
import { basic } from '../testing/token-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ENDPOINTS = ['/o/revoke/', '/o/introspect/'];

const ask = (path: string, application: TestApplication, parameters: Record<string, string>) =>
  api.request('POST', path, {
    headers: { authorization: basic(application), 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(parameters)),
  });
const introspect = async (application: TestApplication, token: string) =>
  (await ask('/o/introspect/', application, { token })).json;
const works = async (token: string) => (await api.request('GET', '/api/v1/users/', { token })).status === 200;

test('revoking answers 200 without a body, for a token that never was too', async () => {
  const application = await api.createApplication();
  for (const token of [await api.token(application), 'never-was']) {
    const answer = await ask('/o/revoke/', application, { token, token_type_hint: 'refresh_token' });
    expect([answer.status, answer.json, answer.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ]);
  }
});

test('nobody ends another client’s token, and is told so', async () => {
  const [owner, other] = [await api.createApplication(), await api.createApplication()];
  const token = await api.token(owner);
  const answer = await ask('/o/revoke/', other, { token });
  expect([answer.status, answer.json.error]).toEqual([400, 'unauthorized_client']);
  expect(await works(token)).toBe(true);
});

test('another client’s token is not active', async () => {
  const [owner, other] = [await api.createApplication(), await api.createApplication()];
  const token = await api.token(owner);
  expect(await introspect(other, token)).toEqual({ active: false });
  expect((await introspect(owner, token)).active).toBe(true);
});

test('introspection tells what a token can do at this moment', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const [own, bound] = [await api.token(application), await api.token(application, { user })];
  expect(await introspect(application, own)).toMatchObject({ active: true, sub: application.clientId });
  await api.context.db
    .update(applications)
    .set({ scopes: ['user:read'] })
    .where(eq(applications.id, application.id));
  expect((await introspect(application, own)).scope).toBe('user:read');
  const everybody = await api.token(await api.createApplication());
  expect(await introspect(application, everybody)).toEqual({ active: false });
  api.clock.advance(3_600_000);
  expect(await introspect(application, bound)).toEqual({ active: false });
});

test.each(ENDPOINTS)('%s needs a token and a client that authenticates', async (path) => {
  const application = await api.createApplication();
  const missing = await ask(path, application, {});
  expect([missing.status, missing.json.error]).toEqual([400, 'invalid_request']);
  for (const client of [
    { ...application, clientSecret: 'wrong' },
    { ...application, clientId: 'nobody' },
  ]) {
    const answer = await ask(path, client, { token: await api.token(application) });
    expect([answer.status, answer.json.error]).toEqual([401, 'invalid_client']);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
  }
  const silent = await api.request('POST', path);
  expect([silent.status, silent.json.error]).toEqual([401, 'invalid_client']);
});

test.each([...ENDPOINTS, '/o/token/'])('%s answers POST only', async (path) => {
  const answer = await api.request('GET', path);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test('when a secret was last used is written down, at most once a minute', async () => {
  const application = await api.createApplication();
  const lastUsed = async () => {
    const [secret] = await api.context.db
      .select()
      .from(applicationSecrets)
      .where(eq(applicationSecrets.applicationId, application.id));
    return secret?.lastUsedAt?.getTime() ?? null;
  };
  expect(await lastUsed()).toBeNull();
  await api.token(application);
  const first = api.context.now().getTime();
  await eventually(lastUsed, (at) => at === first);
  api.clock.advance(59_999);
  await api.token(application);
  api.clock.advance(1);
  await api.token(application);
  await eventually(lastUsed, (at) => at === first + 60_000);
});
