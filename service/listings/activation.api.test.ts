import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeHistory } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import type { ListingOptions } from '../testing/fixtures.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function oneListing(values: ListingOptions = {}) {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const { id } = await api.seedListing(user, values);
  const token = await api.token(application);
  const patch = (attributes: unknown, data: object = {}, init: { token?: string; headers?: object } = {}) =>
    api.request('PATCH', `/api/v1/listings/${id}/activation/`, {
      token,
      ...(init as object),
      body: { data: { type: 'listing-activations', id: String(id), attributes, ...data } },
    });
  const read = async () =>
    (await api.request('GET', `/api/v1/listings/${id}/`, { token })).json.data.attributes;
  const history = () =>
    api.context.db
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.listingId, id))
      .orderBy(asc(changeHistory.id));
  return { application, user, id, token, patch, read, history };
}

test('enabling answers with the state and the prices, and they hold', async () => {
  const { id, patch, read } = await oneListing();
  const answer = await patch({ enabled: true, 'base-price': 120, 'min-price': 80 });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    data: {
      type: 'listing-activations',
      id: String(id),
      attributes: { enabled: true, 'base-price': 120, 'min-price': 80 },
    },
  });
  const now = api.context.now().toISOString();
  expect(await read()).toMatchObject({
    enabled: true,
    'base-price': 120,
    'base-price-updated-at': now,
    'min-price': 80,
    'min-price-updated-at': now,
  });
});

test('a listing that has a base price is enabled without one', async () => {
  const { patch, read } = await oneListing({ basePrice: 95 });
  const { json } = await patch({ enabled: true });
  expect(json.data.attributes).toEqual({ enabled: true, 'base-price': 95, 'min-price': null });
  expect((await read())['base-price-updated-at']).toBeNull();
});

test('enabling without any base price is 422 and points at it; nothing changes', async () => {
  const { patch, read, history } = await oneListing();
  expect(problemsOf(await patch({ enabled: true, 'min-price': 50 }))).toEqual([
    '422 required /data/attributes/base-price',
  ]);
  expect(await read()).toMatchObject({ enabled: false, 'min-price': null });
  expect(await history()).toEqual([]);
});

test('the state it already has is 304 without a body, whatever prices are sent along', async () => {
  const { patch, read, history } = await oneListing({ basePrice: 100 });
  const answer = await patch({ enabled: false, 'base-price': 500 });
  expect([answer.status, answer.json]).toEqual([304, null]);
  expect((await read())['base-price']).toBe(100);
  expect(await history()).toEqual([]);
});

test('prices are kept in whole units', async () => {
  const { patch } = await oneListing();
  const { json } = await patch({ enabled: true, 'base-price': 99.5, 'min-price': 49.4 });
  expect(json.data.attributes).toMatchObject({ 'base-price': 100, 'min-price': 49 });
});

test('the smallest prices are 10 and 5', async () => {
  const { patch } = await oneListing();
  expect(problemsOf(await patch({ enabled: true, 'base-price': 9.99, 'min-price': 4.99 }))).toEqual([
    '400 /data/attributes/base-price',
    '400 /data/attributes/min-price',
  ]);
  expect((await patch({ enabled: true, 'base-price': 10, 'min-price': 5 })).status).toBe(200);
});

test('a minimum above the listing’s maximum is refused', async () => {
  const { patch } = await oneListing({ basePrice: 100, maxPrice: 200 });
  expect(problemsOf(await patch({ enabled: true, 'min-price': 201 }))).toEqual([
    '400 /data/attributes/min-price',
  ]);
  expect((await patch({ enabled: true, 'min-price': 200 })).status).toBe(200);
});

test.each([
  [{}, '/data/attributes/enabled'],
  [{ enabled: 'true' }, '/data/attributes/enabled'],
  [{ enabled: null }, '/data/attributes/enabled'],
  [{ enabled: true, 'base-price': '100' }, '/data/attributes/base-price'],
  [{ enabled: true, 'base-price': null }, '/data/attributes/base-price'],
  [{ enabled: true, 'base-price': 1e12 }, '/data/attributes/base-price'],
  [{ enabled: true, 'max-price': 100 }, '/data/attributes/max-price'],
])('%j is refused with a pointer', async (attributes, pointer) => {
  const { patch } = await oneListing({ basePrice: 100 });
  expect(problemsOf(await patch(attributes))).toEqual([`400 ${pointer}`]);
});

test('a body for another listing or another resource is a conflict', async () => {
  const { id, patch } = await oneListing({ basePrice: 100 });
  expect(problemsOf(await patch({ enabled: true }, { id: String(id + 1) }))).toEqual(['409 /data/id']);
  expect(problemsOf(await patch({ enabled: true }, { type: 'listings' }))).toEqual(['409 /data/type']);
});

test('every change is in the history: who, through what, from what to what', async () => {
  const { application, user, patch, history } = await oneListing({ basePrice: 100 });
  await patch({ enabled: true, 'base-price': 110 }, {}, { headers: { 'x-request-id': 'first' } });
  const token = await api.token(application, { user });
  await patch({ enabled: false, 'base-price': 110, 'min-price': 60 }, {}, { token });
  const rows = await history();
  expect(rows.map(({ setting, field, oldValue, newValue }) => [setting, field, oldValue, newValue])).toEqual([
    ['activation', 'enabled', false, true],
    ['base-price', 'base-price', 100, 110],
    ['activation', 'enabled', true, false],
    ['min-max-prices', 'min-price', null, 60],
  ]);
  expect(rows[0]).toMatchObject({
    surface: 'api',
    actorType: 'application',
    actorLabel: application.clientId,
    requestId: 'first',
    ownerId: user.id,
  });
  expect(rows[2]).toMatchObject({ surface: 'api', actorType: 'user', actorLabel: user.email });
  expect(rows[0]!.changedAt).toEqual(api.context.now());
});

test('a change made in the dashboard says so', async () => {
  const { application, user, patch, history } = await oneListing({ basePrice: 100 });
  const scopes = ['listings:write'] as const;
  const dashboard = await api.createApplication({ scopes, firstParty: true, actsFor: application });
  await patch({ enabled: true }, {}, { token: await api.token(dashboard, { user }) });
  expect((await history())[0]).toMatchObject({
    surface: 'dashboard',
    actorType: 'user',
    actorLabel: user.email,
  });
});

test('a change made by support in the dashboard says who it was', async () => {
  const { partner, createStaff, signIn, sessionToken } = await seedDashboard(api);
  const { id } = await api.seedListing(await api.createUser(partner), { basePrice: 100 });
  const email = await createStaff('a good password');
  const token = await sessionToken((await signIn(email, 'a good password')).json.data.id);
  const body = { data: { type: 'listing-activations', attributes: { enabled: true } } };
  await api.request('PATCH', `/api/v1/listings/${id}/activation/`, { token, body });
  const rows = await api.context.db.select().from(changeHistory).where(eq(changeHistory.listingId, id));
  expect(rows[0]).toMatchObject({ surface: 'dashboard', actorType: 'support', actorLabel: email });
});

test('a viewer cannot change a price, an editor can', async () => {
  const { application, user, patch, read } = await oneListing({ basePrice: 100 });
  const tokenOf = async (permission: 'View' | 'Edit') => {
    const credentialId = await api.createCredential(user.id, { permission });
    return api.token(application, { user, credentialId });
  };
  const viewer = await tokenOf('View');
  expect((await patch({ enabled: true, 'base-price': 500 }, {}, { token: viewer })).status).toBe(403);
  expect(await read()).toMatchObject({ enabled: false, 'base-price': 100 });
  const editor = await tokenOf('Edit');
  expect((await patch({ enabled: true, 'base-price': 500 }, {}, { token: editor })).status).toBe(200);
});

test('of many that enable at once, one does and the others change nothing', async () => {
  const { patch, history } = await oneListing({ basePrice: 100 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => patch({ enabled: true })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(304)]);
  expect(await history()).toHaveLength(1);
});
