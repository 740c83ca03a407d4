import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { problemsOf } from '../testing/problems.ts';
import { serviceActor } from './actor.ts';
import { insertChanges } from './queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function withHistory() {
  const seeded = await seedCustomizedListing(api);
  const path = `/api/v1/listings/${seeded.listing.id}/change-history/`;
  const list = (query = '', token = seeded.token) => api.request('GET', `${path}${query}`, { token });
  const fields = async (query = '') =>
    (await list(query)).json.data.map(
      ({ attributes }: { attributes: { field: string } }) => attributes.field,
    );
  return { ...seeded, path, list, fields };
}

test('an entry says who changed what, where and when, from what to what', async () => {
  const { application, user, listing, change, list } = await withHistory();
  const token = await api.token(application, { user });
  await change('base-price', { 'base-price': 150 }, { token, headers: { 'x-request-id': 'raise' } });
  const { status, json } = await list();
  expect(status).toBe(200);
  expect(json.data).toEqual([
    {
      type: 'change-history-entries',
      id: expect.stringMatching(/^\d+$/),
      attributes: {
        'changed-at': api.context.now().toISOString(),
        surface: 'api',
        actor: { type: 'user', label: user.email },
        setting: 'base-price',
        field: 'base-price',
        'old-value': 120,
        'new-value': 150,
        'request-id': 'raise',
      },
      relationships: { listing: { data: { type: 'listings', id: String(listing.id) } } },
    },
  ]);
  expect(json.meta).toEqual({ pagination: { page: 1, pages: 1, count: 1 } });
});

test('a field that is sent with the value it has leaves no entry', async () => {
  const { set, fields } = await withHistory();
  await set('min-max-prices', { 'min-price': 90, 'max-price': null, 'seasonal-prices': [] });
  expect(await fields()).toEqual(['min-price']);
});

test('a list is kept whole, as the API writes it', async () => {
  const { set, list } = await withHistory();
  const season = { 'start-date': '2026-07-01', 'end-date': '2026-07-31', rollover: true, 'min-price': 200 };
  await set('min-max-prices', { 'seasonal-prices': [season] });
  expect((await list()).json.data[0].attributes).toMatchObject({
    setting: 'min-max-prices',
    field: 'seasonal-prices',
    'old-value': [],
    'new-value': [{ ...season, 'max-price': null }],
  });
});

test('changes of every surface are listed: the API, the dashboard, support, the service', async () => {
  const { partner, application: dashboard, createStaff, signIn, sessionToken } = await seedDashboard(api);
  const user = await api.createUser(partner);
  const listing = await api.seedListing(user, { basePrice: 100 });
  const address = `/api/v1/listings/${listing.id}`;
  const raise = (price: number, token: string) =>
    api.request('PATCH', `${address}/customizations/base-price/`, {
      token,
      body: { data: { type: 'base-price-customizations', attributes: { 'base-price': price } } },
    });
  const own = await api.token(partner);
  await raise(110, own);
  await raise(120, await api.token(dashboard, { user }));
  const email = await createStaff('a good password');
  await raise(130, await sessionToken((await signIn(email, 'a good password')).json.data.id));
  const change = { ownerId: user.id, listingId: listing.id, setting: 'base-price', field: 'base-price' };
  const moved = { ...change, oldValue: 130, newValue: 140 };
  await insertChanges(api.context.db, [moved], serviceActor('listing sync'), api.context.now());

  const { json } = await api.request('GET', `${address}/change-history/`, { token: own });
  const told = json.data.map(({ attributes }: { attributes: Record<string, unknown> }) => [
    attributes.surface,
    attributes.actor,
    attributes['new-value'],
  ]);
  expect(told).toEqual([
    ['service', { type: 'service', label: 'listing sync' }, 140],
    ['dashboard', { type: 'support', label: email }, 130],
    ['dashboard', { type: 'user', label: user.email }, 120],
    ['api', { type: 'application', label: partner.clientId }, 110],
  ]);
});

test('an activation is listed too', async () => {
  const { listing, token, list } = await withHistory();
  const body = { data: { type: 'listing-activations', attributes: { enabled: true } } };
  await api.request('PATCH', `/api/v1/listings/${listing.id}/activation/`, { token, body });
  expect((await list()).json.data[0].attributes).toMatchObject({
    setting: 'activation',
    field: 'enabled',
    'old-value': false,
    'new-value': true,
  });
});

test('newest first, in pages', async () => {
  const { set, list } = await withHistory();
  for (const price of [131, 132, 133, 134, 135]) {
    await set('base-price', { 'base-price': price });
    api.clock.advance(1000);
  }
  const page = async (number: number) => {
    const { json } = await list(`?page[size]=2&page[number]=${number}`);
    return json.data.map(({ attributes }: { attributes: object }) => Object(attributes)['new-value']);
  };
  expect([await page(1), await page(2), await page(3)]).toEqual([[135, 134], [133, 132], [131]]);
  const { json } = await list('?page[size]=2');
  expect(json.meta.pagination).toEqual({ page: 1, pages: 3, count: 5 });
  expect(json.links.next).toContain('page%5Bnumber%5D=2');
  expect((await list('?page[size]=2&page[number]=4')).status).toBe(404);
});

test('changed-after and changed-before leave out what lies at or beyond them', async () => {
  const { set, fields } = await withHistory();
  const moments: string[] = [];
  for (const field of ['min-price', 'max-price', 'monthly-min-price']) {
    moments.push(api.context.now().toISOString());
    await set('min-max-prices', { [field]: 100 });
    api.clock.advance(60_000);
  }
  expect(await fields(`?filter[changed-after]=${moments[0]}`)).toEqual(['monthly-min-price', 'max-price']);
  expect(await fields(`?filter[changed-before]=${moments[2]}`)).toEqual(['max-price', 'min-price']);
  const between = `?filter[changed-after]=${moments[0]}&filter[changed-before]=${moments[2]}`;
  expect(await fields(between)).toEqual(['max-price']);
  const elsewhere = encodeURIComponent(moments[0]!.replace('T10', 'T12').replace('Z', '+02:00'));
  expect(await fields(`?filter[changed-after]=${elsewhere}`)).toHaveLength(2);
  expect(await fields('?filter[changed-after]=2026-06-16')).toEqual([]);
  expect(await fields('?filter[changed-before]=2026-06-16')).toHaveLength(3);
});

test.each([
  'filter[changed-after]=yesterday',
  'filter[changed-before]=2026-06-15T10:00',
  'filter[changed-after]=2026-02-30',
  'filter[changed-after]=0000-01-01T00:00:00Z',
  'filter[setting]=base-price',
  'fields[change-history-entries]=nonsense',
  'sort=changed-at',
  'page[size]=101',
])('%s is refused', async (query) => {
  const { list } = await withHistory();
  expect(problemsOf(await list(`?${query}`))).toEqual([`400 ${query.split('=')[0]}`]);
});

test('only the fields asked for are answered', async () => {
  const { set, list } = await withHistory();
  await set('base-price', { 'base-price': 150 });
  const { json } = await list('?fields[change-history-entries]=setting,new-value');
  expect(json.data[0]).toEqual({
    type: 'change-history-entries',
    id: expect.any(String),
    attributes: { setting: 'base-price', 'new-value': 150 },
  });
});

test('it needs listings:read and a listing that the token sees', async () => {
  const { application, list } = await withHistory();
  expect((await list('', await api.token(application, { scope: 'listings:write' }))).status).toBe(403);
  expect((await list('', await api.token(await api.createApplication()))).status).toBe(404);
  const stranger = await api.createUser(application);
  expect((await list('', await api.token(application, { user: stranger }))).status).toBe(404);
});
