import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compsets, markets, observedListings, users } from '../db/schema/index.ts';
import { upsertRates } from '../rates/queries.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCompsetListing } from '../testing/compsets.ts';
import type { UserOptions } from '../testing/fixtures.ts';
import { todayIn } from '../testing/markets.ts';
import { problemsOf } from '../testing/problems.ts';
import { updateCompsets } from './update-compsets.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const PATH = '/console/v1/compsets/';

/** A signed-in manager, and three observed homes in a market by the name of `market`. */
async function seedManager(options: UserOptions = {}) {
  const seeded = await seedCompsetListing(api, { user: options });
  const { application, user, place } = seeded;
  const dashboard = await api.createApplication({
    scopes: ['console:read', 'console:write', 'compsets:read'],
    firstParty: true,
    actsFor: application,
  });
  const homes = await seeded.observe(3, (index) => ({
    externalId: `home-${index}`,
    nights: seeded.nights(0, `${'b'.repeat(10)}${'o'.repeat(90)}`),
  }));
  const [market] = await api.context.db.select().from(markets).where(eq(markets.id, place.marketId));
  const attributes = {
    title: 'Rivals',
    market: market?.name ?? '',
    'channel-listing-ids': ['home-0', 'home-1', 'home-2'],
  };
  const signedIn = await api.token(dashboard, { user });
  const create = (values: object = {}, token = signedIn) =>
    api.request('POST', PATH, {
      token,
      body: { data: { type: 'compsets', attributes: { ...attributes, ...values } } },
    });
  const remove = (id: string, token = signedIn) => api.request('DELETE', `${PATH}${id}/`, { token });
  return { ...seeded, dashboard, homes, signedIn, create, remove, attributes };
}

test('an owner puts together a comp set of observed listings, without a base listing', async () => {
  const { create, user, compsets } = await seedManager();
  const { status, json } = await create();
  expect(status).toBe(201);
  expect(json.data).toEqual({
    type: 'compsets',
    id: expect.stringMatching(/^\d+$/),
    attributes: {
      'listing-id': null,
      kind: 'custom',
      title: 'Rivals',
      'member-count': 3,
      'created-at': '2026-06-15T10:00:00.000Z',
      'updated-at': '2026-06-15T10:00:00.000Z',
    },
    relationships: { owner: { data: { type: 'users', id: String(user.id) } }, listing: { data: null } },
  });
  expect(await compsets('')).toEqual([json.data]);
});

test('what takes a base listing is null in a custom comp set, the rest is measured', async () => {
  const seeded = await seedManager();
  const { create, user, token, dayAt } = seeded;
  await api.context.db.update(users).set({ billingCurrency: 'USD' }).where(eq(users.id, user.id));
  await upsertRates(api.context.db, [{ currency: 'USD', day: todayIn(api.context) - 100, rate: 2 }]);
  const { json } = await create();
  const { data } = (await api.request('GET', `/api/v1/compsets/${json.data.id}/`, { token })).json;
  const { source, members, performance, ...rest } = data.attributes;
  expect(rest).toMatchObject({
    'listing-id': null,
    kind: 'custom',
    'matched-airbnb-id': null,
    'member-count': 3,
  });
  const { metrics, latitude, longitude, currency, ...others } = source;
  expect(currency).toBe('USD');
  expect(latitude).toBeCloseTo(38.7001, 4);
  expect(longitude).toBeCloseTo(-9.4, 4);
  expect(Object.keys(others)).toEqual(
    expect.arrayContaining(['min-stay', 'base-price', 'health-score', 'market']),
  );
  expect(new Set([...Object.values(others), ...Object.values(metrics)])).toEqual(new Set([null]));
  expect(members[0]).toMatchObject({
    'channel-listing-id': 'home-0',
    'distance-km': null,
    similarity: null,
    'health-score': 50,
    metrics: { currency: 'USD', 'thirty-day-price': 200, 'thirty-day-booked': 33.33 },
  });
  expect(performance).toEqual({
    'start-date': dayAt(0),
    'end-date': dayAt(90),
    currency: 'USD',
    'main-listing-metrics': null,
    'aggregated-metrics': {
      'average-posted-rate': 200,
      occupancy: 10.99,
      'average-min-stay': 2,
      'average-booked-rate': 200,
      'adj-occupancy': 10.99,
      'number-of-nearby-listings': 3,
    },
  });
});

test('the service leaves a custom comp set as it is, but for what is no longer observed', async () => {
  const { create, compsets: list, homes } = await seedManager();
  const { json } = await create();
  const { db } = api.context;
  await updateCompsets(api.context, 'all');
  const custom = async () => (await list('?filter[kind]=custom'))[0]?.attributes;
  expect(await custom()).toEqual(json.data.attributes);
  await db.delete(observedListings).where(eq(observedListings.id, homes[0]?.id ?? 0));
  await updateCompsets(api.context, 'all');
  expect(await custom()).toMatchObject({ 'member-count': 2 });
});

test.each([
  [{ title: ' ' }, '400 /data/attributes/title'],
  [{ title: 'x'.repeat(151) }, '400 /data/attributes/title'],
  [{ market: 'Atlantis' }, '400 /data/attributes/channel-listing-ids/0'],
  [{ 'channel-listing-ids': [] }, '400 /data/attributes/channel-listing-ids'],
  [{ 'channel-listing-ids': ['home-0', 'castle'] }, '400 /data/attributes/channel-listing-ids/1'],
  [
    { 'channel-listing-ids': Array.from({ length: 51 }, (_, index) => `home-${index}`) },
    '400 /data/attributes/channel-listing-ids',
  ],
  [{ color: 'red' }, '400 /data/attributes/color'],
])('%j is refused, and nothing is written', async (values, problem) => {
  const { create, compsets } = await seedManager();
  expect(problemsOf(await create(values))[0]).toBe(problem);
  expect(await compsets('')).toEqual([]);
});

test('a listing that is named twice is one member', async () => {
  const { create } = await seedManager();
  const { json } = await create({ 'channel-listing-ids': ['home-0', 'home-0'] });
  expect(json.data.attributes['member-count']).toBe(1);
});

test('support names the owner; a login is its own, and may not make one for somebody else', async () => {
  const { create, user, application, dashboard } = await seedManager();
  const staff = await api.token(dashboard);
  expect(problemsOf(await create({}, staff))).toEqual(['400 /data/attributes/user-id']);
  const { json } = await create({ 'user-id': user.id }, staff);
  expect(json.data.relationships.owner.data.id).toBe(String(user.id));
  const colleague = await api.createUser(application);
  expect(problemsOf(await create({ 'user-id': colleague.id }))).toEqual(['400 /data/attributes/user-id']);
  const stranger = await api.createUser(await api.createApplication());
  expect(problemsOf(await create({ 'user-id': stranger.id }, staff))).toEqual([
    '400 /data/attributes/user-id',
  ]);
});

test('a viewer neither makes nor deletes one', async () => {
  const { create, remove, user, dashboard } = await seedManager();
  const { json } = await create();
  const viewer = await api.createCredential(user.id, { permission: 'View' });
  const viewing = await api.token(dashboard, { user, credentialId: viewer });
  expect(problemsOf(await create({}, viewing))).toEqual(['403']);
  expect(problemsOf(await remove(json.data.id, viewing))).toEqual(['403']);
});

test('partners do not reach it', async () => {
  const { create, token } = await seedManager();
  expect(problemsOf(await create({}, token))).toEqual(['403 insufficient_scope']);
});

test('an owner deletes a custom comp set, but neither a listing’s nor somebody else’s', async () => {
  const { create, remove, update, idOf, compsets } = await seedManager();
  const { json } = await create();
  const stranger = await seedManager();
  expect(problemsOf(await stranger.remove(json.data.id))).toEqual(['404']);
  expect((await remove(json.data.id)).status).toBe(204);
  expect(problemsOf(await remove(json.data.id))).toEqual(['404']);
  await update();
  expect(problemsOf(await remove(await idOf()))).toEqual(['409']);
  expect(await compsets('')).toHaveLength(1);
});

test('an owner has at most a hundred of them', async () => {
  const { create, user } = await seedManager();
  const values = { ownerId: user.id, title: 'One of many', memberCount: 0, updatedAt: api.context.now() };
  await api.context.db.insert(compsets).values(Array(99).fill(values));
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});
