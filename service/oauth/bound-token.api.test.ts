import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { tokenRequests } from '../testing/token-requests.ts';

let api: TestApi;
let ask: ReturnType<typeof tokenRequests>;
beforeAll(async () => {
  api = await startApi();
  ask = tokenRequests(api);
});
afterAll(() => api.close());

test('a token bound to a user names the user and the primary login', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  await api.createCredential(user.id);
  const { json } = await ask.post(application, { user_id: String(user.id) });
  expect([json.user_id, json.credential_id]).toEqual([String(user.id), String(user.credentialId)]);
});

test('a token can be bound to another login of the user', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const second = await api.createCredential(user.id, { permission: 'View' });
  const { json } = await ask.post(application, { user_id: String(user.id), credential_id: String(second) });
  expect(json.credential_id).toBe(String(second));
});

test('a user or login of another application, of nobody or of another user is refused alike', async () => {
  const application = await api.createApplication();
  const [user, neighbour] = [await api.createUser(application), await api.createUser(application)];
  const stranger = await api.createUser(await api.createApplication());
  const own = String(user.id);
  const refused = [
    await ask.post(application, { user_id: String(stranger.id) }),
    await ask.post(application, { user_id: '999999999' }),
    await ask.post(application, { user_id: own, credential_id: String(stranger.credentialId) }),
    await ask.post(application, { user_id: own, credential_id: String(neighbour.credentialId) }),
  ];
  for (const answer of refused) {
    expect([answer.status, answer.json.error]).toEqual([400, 'invalid_request']);
    expect(answer.json.error_description).toBe(refused[0]!.json.error_description);
  }
});

test.each(['abc', '-1', '0', '1.5', '1e3', '99999999999999999999', '١'])(
  '%s is no id of a user',
  async (user_id) => {
    const answer = await ask.post(await api.createApplication(), { user_id });
    expect([answer.status, answer.json.error]).toEqual([400, 'invalid_request']);
  },
);

test('a login without its user is refused', async () => {
  const application = await api.createApplication();
  const { credentialId } = await api.createUser(application);
  const answer = await ask.post(application, { credential_id: String(credentialId) });
  expect([answer.status, answer.json.error]).toEqual([400, 'invalid_request']);
});

async function dashboard() {
  const partner = await api.createApplication();
  const user = await api.createUser(partner);
  const console = await api.createApplication({
    scopes: ['listings:read', 'console:read', 'console:write'],
    firstParty: true,
    actsFor: partner,
  });
  return { partner, user, console };
}

async function openSession(credentialId: number, values: Partial<typeof sessions.$inferInsert> = {}) {
  const id = `ses_${crypto.randomUUID()}`;
  const expiresAt = new Date(api.context.now().getTime() + 3_600_000);
  await api.context.db.insert(sessions).values({ id, credentialId, expiresAt, ...values });
  return id;
}

test('a first-party application acts for the users of its partner, not for others', async () => {
  const { user, console } = await dashboard();
  expect((await ask.post(console, { user_id: String(user.id) })).status).toBe(200);
  const stranger = await api.createUser(await api.createApplication());
  const answer = await ask.post(console, { user_id: String(stranger.id) });
  expect([answer.status, answer.json.error]).toEqual([400, 'invalid_request']);
});

test('a first-party application may tie a token to a live session of that login', async () => {
  const { user, console } = await dashboard();
  const session_id = await openSession(user.credentialId);
  expect((await ask.post(console, { user_id: String(user.id), session_id })).status).toBe(200);
});

test('a session that was revoked, has expired, is unknown or is another’s gives no token', async () => {
  const { partner, user, console } = await dashboard();
  const other = await api.createUser(partner);
  const now = api.context.now();
  const ended = [
    await openSession(user.credentialId, { revokedAt: now }),
    await openSession(user.credentialId, { expiresAt: now }),
    await openSession(other.credentialId),
    'ses_unknown',
  ];
  for (const session_id of ended) {
    const answer = await ask.post(console, { user_id: String(user.id), session_id });
    expect([answer.status, answer.json.error]).toEqual([400, 'invalid_grant']);
  }
});

test('a partner’s application cannot use sessions', async () => {
  const { partner, user } = await dashboard();
  const session_id = await openSession(user.credentialId);
  const answer = await ask.post(partner, { user_id: String(user.id), session_id });
  expect([answer.status, answer.json.error]).toEqual([400, 'invalid_request']);
});
