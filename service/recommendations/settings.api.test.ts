import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const PATH = '/console/v1/recommendation-settings/';

async function seed() {
  const dashboard = await seedDashboard(api);
  const user = await api.createUser(dashboard.partner);
  const token = await api.token(dashboard.application, { user });
  const read = async (as = token) =>
    (await api.request('GET', PATH, { token: as })).json.data.attributes['accepts-base-prices'];
  const set = (accepts: unknown, as = token) => {
    const attributes = { 'accepts-base-prices': accepts };
    const body = { data: { type: 'recommendation-settings', attributes } };
    return api.request('PATCH', PATH, { token: as, body });
  };
  return { ...dashboard, user, token, read, set };
}

test('base prices are taken over unless the user switches that off, and only for that user', async () => {
  const { partner, application, user, token, read, set } = await seed();
  const other = await api.token(application, { user: await api.createUser(partner) });
  expect(await read()).toBe(true);
  const { status, json } = await set(false);
  expect(status).toBe(200);
  expect(json.data).toEqual({
    type: 'recommendation-settings',
    id: String(user.id),
    attributes: { 'accepts-base-prices': false },
  });
  expect([await read(token), await read(other)]).toEqual([false, true]);
  await set(true);
  expect(await read()).toBe(true);
});

test('a viewer sees whether base prices are taken over and can’t switch it', async () => {
  const { application, user, read, set } = await seed();
  const credentialId = await api.createCredential(user.id, { permission: 'View' });
  const viewer = await api.token(application, { user, credentialId });
  expect(await read(viewer)).toBe(true);
  expect((await set(false, viewer)).status).toBe(403);
  expect(await read()).toBe(true);
});

test('a token that speaks for no user has no such switch', async () => {
  const { ownToken, set } = await seed();
  expect((await api.request('GET', PATH, { token: ownToken })).status).toBe(404);
  expect((await set(false, ownToken)).status).toBe(404);
});

test('the switch is on or off and nothing else', async () => {
  const { set, read } = await seed();
  for (const value of ['no', null, 0]) {
    expect(problemsOf(await set(value))).toEqual(['400 /data/attributes/accepts-base-prices']);
  }
  expect(await read()).toBe(true);
});
