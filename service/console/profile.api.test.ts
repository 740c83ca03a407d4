import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type Dashboard, seedDashboard } from '../testing/dashboard.ts';

let api: TestApi;
let dashboard: Dashboard;
beforeAll(async () => {
  api = await startApi();
  dashboard = await seedDashboard(api);
});
afterAll(() => api.close());

const read = (token: string) => api.request('GET', '/console/v1/profile/', { token });

test('a login sees itself, and the plan of its user', async () => {
  const user = await api.createUser(dashboard.partner);
  const email = `ana-${user.id}@example.com`;
  const credentialId = await api.createCredential(user.id, { permission: 'View', email });
  const token = await api.token(dashboard.application, { user, credentialId });
  expect((await read(token)).json.data).toEqual({
    type: 'profiles',
    id: String(credentialId),
    attributes: {
      kind: 'credential',
      name: 'Test Login',
      email,
      permission: 'View',
      locale: 'en',
      plan: 'active',
    },
  });
});

test('a login’s own language comes before the user’s, at once', async () => {
  const user = await api.createUser(dashboard.partner, { locale: 'de' });
  const token = await api.token(dashboard.application, { user });
  const locale = async () => (await read(token)).json.data.attributes.locale;
  expect(await locale()).toBe('de');
  const { db, database } = api.context;
  await db.update(credentials).set({ locale: 'pt' }).where(eq(credentials.id, user.credentialId));
  await database.settle();
  expect(await locale()).toBe('pt');
});

test('staff see themselves, in their own language', async () => {
  const email = await dashboard.createStaff('a good password', 'es');
  const { id } = (await dashboard.signIn(email, 'a good password')).json.data;
  const token = await dashboard.sessionToken(id);
  expect((await read(token)).json.data.attributes).toEqual({
    kind: 'staff',
    name: 'Sam Support',
    email,
    permission: 'View',
    locale: 'es',
    plan: null,
  });
});

test('a token that speaks for no person has no profile', async () => {
  expect((await read(dashboard.ownToken)).status).toBe(404);
});
