import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import type { ListingOptions } from '../testing/fixtures.ts';
import { seedMarket } from '../testing/markets.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** An application with one user and these listings, a second apart. */
async function portfolio(listings: ListingOptions[]) {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  for (const listing of listings) {
    api.clock.advance(1000);
    await api.seedListing(user, listing);
  }
  const token = await api.token(application);
  const list = (query = '') => api.request('GET', `/api/v1/listings/${query}`, { token });
  const titles = async (query = '') =>
    (await list(query)).json.data.map(
      (listing: { attributes: { title: string } }) => listing.attributes.title,
    );
  return { application, user, token, list, titles };
}

test('a listing shows everything that is known of it', async () => {
  const name = `Cascais ${crypto.randomUUID()}`;
  const place = await seedMarket(api.context, { name });
  const { user, list } = await portfolio([]);
  const listing = await api.seedListing(user, {
    ...place,
    title: 'Sea View',
    image: 'https://img.example.com/1.jpg',
    address: 'Rua 1',
    neighborhood: 'Old Town',
    city: 'Cascais',
    state: 'Lisboa',
    country: 'PT',
    roomType: 'Entire home',
    bedrooms: 2,
    bathrooms: '1.5',
    basePrice: 120,
    minPrice: 80,
    maxPrice: null,
    minStay: 2,
    extraGuestFee: '12.5',
    extraGuestThreshold: 4,
    latitude: 38.7,
    longitude: -9.42,
    channelId: 'pms-7',
  });
  expect((await list()).json.data).toEqual([
    {
      type: 'listings',
      id: String(listing.id),
      attributes: {
        title: 'Sea View',
        image: 'https://img.example.com/1.jpg',
        address: 'Rua 1',
        neighborhood: 'Old Town',
        city: 'Cascais',
        state: 'Lisboa',
        country: 'PT',
        market: name,
        'room-type': 'Entire home',
        bedrooms: 2,
        bathrooms: '1.50',
        'base-price': 120,
        'base-price-updated-at': null,
        'min-price': 80,
        'min-price-updated-at': null,
        'max-price': null,
        'min-stay': 2,
        'extra-guest-fee': 12.5,
        'extra-guest-threshold': 4,
        latitude: '38.7',
        longitude: '-9.42',
        timezone: 'Europe/Lisbon',
        currency: 'EUR',
        'in-active-market': true,
        enabled: false,
        'created-at': api.context.now().toISOString(),
        'channel-listings': [{ channel: 'sandbox', 'channel-id': 'pms-7' }],
      },
      relationships: { owner: { data: { type: 'users', id: String(user.id) } } },
    },
  ]);
});

test('the newest comes first; creation, title and city sort both ways', async () => {
  const { titles, list } = await portfolio([
    { title: 'B', city: 'Xanten' },
    { title: 'C', city: 'Ypres' },
    { title: 'A', city: 'Zwolle' },
  ]);
  expect(await titles()).toEqual(['A', 'C', 'B']);
  expect(await titles('?sort=created-at')).toEqual(['B', 'C', 'A']);
  expect(await titles('?sort=-created-at')).toEqual(['A', 'C', 'B']);
  expect(await titles('?sort=title')).toEqual(['A', 'B', 'C']);
  expect(await titles('?sort=-title')).toEqual(['C', 'B', 'A']);
  expect(await titles('?sort=city')).toEqual(['B', 'C', 'A']);
  expect(await titles('?sort=-city')).toEqual(['A', 'C', 'B']);
  for (const sort of ['name', 'title,city', '-', 'Title']) {
    expect(problemsOf(await list(`?sort=${sort}`))).toEqual(['400 sort']);
  }
});

test('listings that sort alike keep their places from page to page', async () => {
  const { titles } = await portfolio(Array.from({ length: 7 }, (_, n) => ({ title: `T${n}`, city: 'Same' })));
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => titles(`?sort=city&page[size]=2&page[number]=${page}`)),
  );
  expect(pages.flat()).toEqual(await titles('?sort=city'));
});

test('filter[enabled] and filter[bedrooms] are exact', async () => {
  const { titles, list } = await portfolio([
    { title: 'on', enabled: true, bedrooms: 2 },
    { title: 'off', bedrooms: 0 },
    { title: 'unknown', bedrooms: null },
  ]);
  expect(await titles('?filter[enabled]=true')).toEqual(['on']);
  expect(await titles('?filter[enabled]=false')).toEqual(['unknown', 'off']);
  expect(await titles('?filter[bedrooms]=2')).toEqual(['on']);
  expect(await titles('?filter[bedrooms]=0')).toEqual(['off']);
  for (const query of [
    'filter[enabled]=yes',
    'filter[enabled]=',
    'filter[bedrooms]=two',
    'filter[bedrooms]=-1',
  ]) {
    expect((await list(`?${query}`)).status).toBe(400);
  }
});

test('filter[name] finds a part of the title in any letter case and width, and knows no wildcards', async () => {
  const { titles } = await portfolio([
    { title: 'Harbour Löft' },
    { title: '100% Sea_side' },
    { title: "O'Neill" },
  ]);
  expect(await titles('?filter[name]=LÖFT')).toEqual(['Harbour Löft']);
  expect(await titles('?filter[name]=our')).toEqual(['Harbour Löft']);
  expect(await titles(`?filter[name]=${encodeURIComponent('ｏｕｒ　l')}`)).toEqual(['Harbour Löft']);
  expect(await titles('?filter[name]=%25')).toEqual(['100% Sea_side']);
  expect(await titles('?filter[name]=_')).toEqual(['100% Sea_side']);
  expect(await titles("?filter[name]=o'n")).toEqual(["O'Neill"]);
});

test('filter[market] is the whole name in any letter case', async () => {
  const rest = crypto.randomUUID();
  const place = await seedMarket(api.context, { name: `Nürnberg ${rest}` });
  const { titles } = await portfolio([{ title: 'there', ...place }, { title: 'nowhere' }]);
  expect(await titles(`?filter[market]=nÜrnberg ${rest}`)).toEqual(['there']);
  expect(await titles(`?filter[market]=Nürnberg ${rest.slice(0, -1)}`)).toEqual([]);
});

test('a listing is in an active market when it has a cluster and the market is active', async () => {
  const active = await seedMarket(api.context);
  const asleep = await seedMarket(api.context, { active: false });
  const { titles, list } = await portfolio([
    { title: 'active', ...active },
    { title: 'no cluster', marketId: active.marketId },
    { title: 'asleep', ...asleep },
    { title: 'nowhere' },
  ]);
  expect(await titles('?filter[in-active-market]=true')).toEqual(['active']);
  expect(await titles('?filter[in-active-market]=false')).toEqual(['nowhere', 'asleep', 'no cluster']);
  const { json } = await list('?filter[in-active-market]=true');
  expect(json.data[0].attributes['in-active-market']).toBe(true);
});

test('filter[owner] narrows to one user; somebody else’s user is an empty list', async () => {
  const { application, user, token, titles, list } = await portfolio([{ title: 'mine' }]);
  const other = await api.createUser(application);
  await api.seedListing(other, { title: 'theirs' });
  expect(await titles(`?filter[owner]=${other.id}`)).toEqual(['theirs']);
  const stranger = await api.createUser(await api.createApplication());
  await api.seedListing(stranger);
  expect(await titles(`?filter[owner]=${stranger.id}`)).toEqual([]);
  expect(problemsOf(await list('?filter[owner]=me'))).toEqual(['400 filter[owner]']);
  expect((await api.request('GET', '/api/v1/listings/', { token })).json.meta.pagination.count).toBe(2);
  expect(user.id).not.toBe(other.id);
});

test.each([
  ['filter[owner]', 'me'],
  ['filter[owner]', '1,2'],
  ['filter[enabled]', 'TRUE'],
  ['filter[enabled]', '1'],
  ['filter[name]', ''],
  ['filter[market]', ''],
  ['filter[bedrooms]', '-1'],
  ['filter[bedrooms]', '1.5'],
  ['filter[in-active-market]', 'yes'],
  ['filter[rooms]', '2'],
  ['sort', 'id'],
  ['sort', ''],
  ['sort', 'title,city'],
  ['sort', '--title'],
  ['include', 'accounts'],
  ['fields[listings]', 'secret'],
])('a list with %s=%s is refused', async (parameter, value) => {
  const { list } = await portfolio([]);
  expect(problemsOf(await list(`?${parameter}=${value}`))).toEqual([`400 ${parameter}`]);
});

test('filters work together', async () => {
  const { titles } = await portfolio([
    { title: 'Loft 1', bedrooms: 1, enabled: true },
    { title: 'Loft 2', bedrooms: 2, enabled: true },
    { title: 'Loft 3', bedrooms: 2 },
  ]);
  expect(await titles('?filter[name]=loft&filter[bedrooms]=2&filter[enabled]=true')).toEqual(['Loft 2']);
});

test('the owner comes along when asked for, once, and in the fields asked for', async () => {
  const { user, list } = await portfolio([{ title: 'A' }, { title: 'B' }]);
  expect((await list()).json.included).toBeUndefined();
  const { json } = await list('?include=owner&fields[users]=email&fields[listings]=title,owner');
  expect(json.included).toEqual([{ type: 'users', id: String(user.id), attributes: { email: user.email } }]);
  expect(json.data[0]).toEqual({
    type: 'listings',
    id: expect.any(String),
    attributes: { title: 'B' },
    relationships: { owner: { data: { type: 'users', id: String(user.id) } } },
  });
  for (const query of ['include=users', 'include=owner,listings', 'fields[users]=age']) {
    expect((await list(`?${query}`)).status).toBe(400);
  }
});

test('one listing adds its sync status, and can bring its owner', async () => {
  const { user, token } = await portfolio([]);
  const { id } = await api.seedListing(user);
  const read = (query = '') => api.request('GET', `/api/v1/listings/${id}/${query}`, { token });
  const { json } = await read();
  expect(json.data.attributes['sync-status']).toEqual({
    state: 'completed',
    'last-successful-sync-at': api.context.now().toISOString(),
  });
  expect((await read('?include=owner')).json.included).toHaveLength(1);
  expect((await read('?fields[listings]=sync-status')).json.data.attributes).toEqual({
    'sync-status': json.data.attributes['sync-status'],
  });
  expect(problemsOf(await read('?filter[name]=x'))).toEqual(['400 filter[name]']);
});
