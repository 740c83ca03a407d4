import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type Dashboard, seedDashboard } from '../testing/dashboard.ts';

let api: TestApi;
let dashboard: Dashboard;
beforeAll(async () => {
  api = await startApi();
  dashboard = await seedDashboard(api);
});
afterAll(() => api.close());

const PASSWORD = 'correct horse battery';

async function signedIn() {
  const user = await api.createUser(dashboard.partner, { password: PASSWORD });
  const open = async () => {
    const { id } = (await dashboard.signIn(user.email, PASSWORD)).json.data;
    return { id: id as string, token: await dashboard.sessionToken(id, user) };
  };
  return { user, open };
}

const end = async (id: string, token: string) =>
  (await api.request('DELETE', `/console/v1/sessions/${id}/`, { token })).status;
const profile = async (token: string) => (await api.request('GET', '/console/v1/profile/', { token })).status;

test('signing out ends the session and every token minted for it', async () => {
  const { user, open } = await signedIn();
  const { id, token } = await open();
  const second = await dashboard.sessionToken(id, user);
  expect([await profile(token), await profile(second)]).toEqual([200, 200]);
  expect(await end(id, token)).toBe(204);
  expect([await profile(token), await profile(second)]).toEqual([401, 401]);
  expect(await dashboard.sessionToken(id, user)).toBeUndefined();
});

test('the other sessions of the same person go on', async () => {
  const { open } = await signedIn();
  const [phone, desk] = [await open(), await open()];
  expect(await end(phone.id, phone.token)).toBe(204);
  expect(await profile(desk.token)).toBe(200);
});

test('a session ends only itself', async () => {
  const [mine, theirs] = [await (await signedIn()).open(), await (await signedIn()).open()];
  expect(await end(theirs.id, mine.token)).toBe(403);
  expect(await end(theirs.id, dashboard.ownToken)).toBe(403);
  expect(await end('ses_%00', mine.token)).toBe(403);
  expect(await profile(theirs.token)).toBe(200);
});

test('a session is over after two weeks', async () => {
  const { user, open } = await signedIn();
  const { id } = await open();
  api.clock.advance(14 * 86_400_000 - 1000);
  const token = await dashboard.sessionToken(id, user);
  expect(await profile(token)).toBe(200);
  api.clock.advance(1000);
  expect(await profile(token)).toBe(401);
  expect(await dashboard.sessionToken(id, user)).toBeUndefined();
});
