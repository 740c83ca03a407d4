import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type Dashboard, seedDashboard } from '../testing/dashboard.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
let dashboard: Dashboard;
beforeAll(async () => {
  api = await startApi();
  dashboard = await seedDashboard(api);
});
afterAll(() => api.close());

const PASSWORD = 'correct horse battery';
const person = () => api.createUser(dashboard.partner, { password: PASSWORD });

test('the right password opens a session of two weeks', async () => {
  const user = await person();
  const answer = await dashboard.signIn(user.email, PASSWORD);
  expect(answer.status).toBe(201);
  const { id, type, attributes } = answer.json.data;
  expect([type, id]).toEqual(['sign-ins', attributes['session-id']]);
  expect(attributes).toEqual({
    kind: 'credential',
    'user-id': String(user.id),
    'credential-id': String(user.credentialId),
    permission: 'Admin',
    locale: 'en',
    name: 'Test Login',
    email: user.email,
    'session-id': expect.stringMatching(/^ses_[\w-]{27,}$/),
    'expires-at': '2026-06-29T10:00:00.000Z',
  });
});

test('the last sign-in is remembered with the login', async () => {
  const user = await person();
  await dashboard.signIn(user.email, PASSWORD);
  const [row] = await api.context.db.select().from(credentials).where(eq(credentials.id, user.credentialId));
  expect(row!.lastLogin).toEqual(api.context.now());
});

test('the letter case of the address does not matter, that of the password does', async () => {
  const user = await person();
  expect((await dashboard.signIn(user.email.toUpperCase(), PASSWORD)).status).toBe(201);
  expect((await dashboard.signIn(user.email, PASSWORD.toUpperCase())).status).toBe(401);
});

test('a viewer signs in as a viewer, in the login’s own language', async () => {
  const { id } = await person();
  const email = `viewer-${id}@example.com`;
  const login = await api.createCredential(id, { permission: 'View', email, password: PASSWORD });
  await api.context.db.update(credentials).set({ locale: 'ja' }).where(eq(credentials.id, login));
  const { attributes } = (await dashboard.signIn(email, PASSWORD)).json.data;
  expect(attributes).toMatchObject({ permission: 'View', locale: 'ja', 'credential-id': String(login) });
});

test('staff sign in for no user, and may view', async () => {
  const email = await dashboard.createStaff(PASSWORD, 'fr');
  expect((await dashboard.signIn(email, PASSWORD)).json.data.attributes).toMatchObject({
    kind: 'staff',
    'user-id': null,
    'credential-id': null,
    permission: 'View',
    locale: 'fr',
    name: 'Sam Support',
  });
});

test('a wrong password, an unknown address and a login without password are told alike', async () => {
  const user = await person();
  const managed = await api.createUser(dashboard.partner);
  const wrong = [
    await dashboard.signIn(user.email, 'wrong'),
    await dashboard.signIn('nobody@example.com', PASSWORD),
    await dashboard.signIn(managed.email, PASSWORD),
  ];
  for (const answer of wrong) {
    expect(problemsOf(answer)).toEqual(['401 invalid_login']);
    expect(answer.json).toEqual(wrong[0]!.json);
  }
});

test('another partner’s people cannot sign in here', async () => {
  const stranger = await api.createUser(await api.createApplication(), { password: PASSWORD });
  expect((await dashboard.signIn(stranger.email, PASSWORD)).status).toBe(401);
  const elsewhere = await seedDashboard(api);
  const email = await elsewhere.createStaff(PASSWORD);
  expect((await dashboard.signIn(email, PASSWORD)).status).toBe(401);
});

test('nobody signs in after the user is deleted', async () => {
  const user = await person();
  const token = await api.token(dashboard.partner);
  await api.request('DELETE', `/api/v1/users/${user.id}/`, { token });
  expect((await dashboard.signIn(user.email, PASSWORD)).status).toBe(401);
});

test('only the dashboard itself may sign people in', async () => {
  const user = await person();
  const bound = await api.token(dashboard.application, { user });
  expect((await dashboard.signIn(user.email, PASSWORD, bound)).status).toBe(403);
  const partner = await api.token(dashboard.partner);
  expect(problemsOf(await dashboard.signIn(user.email, PASSWORD, partner))).toEqual([
    '403 insufficient_scope',
  ]);
});

test.each([
  ['', PASSWORD, 'email'],
  ['x'.repeat(255), PASSWORD, 'email'],
  ['a@example.com', '', 'password'],
  ['a@example.com', 'x'.repeat(1025), 'password'],
  ['a\0@example.com', PASSWORD, 'email'],
])('address %j with password %j is refused with a pointer', async (email, password, name) => {
  expect(problemsOf(await dashboard.signIn(email, password))).toEqual([`400 /data/attributes/${name}`]);
});
