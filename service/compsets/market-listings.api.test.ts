import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCompsetListing } from '../testing/compsets.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A market of three homes and a room, beside another with one home. */
async function seedMarketOfFour() {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(1, {
    title: 'Harbour House',
    rating: 4.91,
    price: 300,
    bedrooms: 3,
    externalId: 'house',
  });
  await seeded.observe(1, { title: 'Old Mill', rating: 4.2, price: 90, externalId: 'mill' });
  await seeded.observe(1, { title: null, rating: null, price: null, externalId: 'nameless' });
  await seeded.observe(1, {
    title: 'Room at the harbour',
    rating: 4.5,
    price: 40,
    roomType: 'private-room',
    externalId: 'room',
  });
  await seedCompsetListing(api).then(({ observe }) => observe(1));
  const [market] = await api.context.db.select().from(markets).where(eq(markets.id, seeded.place.marketId));
  const dashboard = await api.createApplication({
    scopes: ['console:read'],
    firstParty: true,
    actsFor: seeded.application,
  });
  const token = await api.token(dashboard, { user: seeded.user });
  const name = market?.name ?? '';
  const read = (query = '', as = token) =>
    api.request('GET', `/console/v1/market-listings/?filter[market]=${encodeURIComponent(name)}${query}`, {
      token: as,
    });
  const ids = async (query = '') =>
    (await read(query)).json.data.map(
      ({ attributes }: { attributes: Record<string, string> }) => attributes['channel-listing-id'],
    );
  return { ...seeded, read, ids, name, consoleToken: token };
}

test('a market’s listings are told as it describes them, the best-rated first', async () => {
  const { read, ids, name } = await seedMarketOfFour();
  const { json } = await read();
  expect(json.data[0]).toEqual({
    type: 'market-listings',
    id: expect.stringMatching(/^\d+$/),
    attributes: {
      market: name,
      channel: 'test',
      'channel-listing-id': 'house',
      title: 'Harbour House',
      url: null,
      image: null,
      'room-type': 'entire-home',
      bedrooms: 3,
      bathrooms: 1,
      latitude: 38.7,
      longitude: -9.4,
      rating: 4.91,
      'reviews-count': 12,
      price: 300,
      currency: 'EUR',
    },
  });
  expect(await ids()).toEqual(['house', 'room', 'mill', 'nameless']);
  expect(json.meta.pagination).toEqual({ page: 1, pages: 1, count: 4 });
});

test.each([
  ['&filter[name]=HARBOUR', ['house', 'room']],
  ['&filter[name]=%25', []],
  ['&filter[bedrooms]=2', ['room', 'mill', 'nameless']],
  ['&filter[room-type]=private-room', ['room']],
  ['&sort=price', ['room', 'mill', 'house', 'nameless']],
  ['&sort=-price', ['house', 'mill', 'room', 'nameless']],
  ['&sort=title', ['house', 'mill', 'room', 'nameless']],
  ['&page[size]=1&page[number]=2', ['room']],
])('%s finds %j', async (query, expected) => {
  const { ids } = await seedMarketOfFour();
  expect(await ids(query)).toEqual(expected);
});

test('a market that is not known has none, and one must be named', async () => {
  const { consoleToken: token } = await seedMarketOfFour();
  const unknown = await api.request('GET', '/console/v1/market-listings/?filter[market]=Atlantis', { token });
  expect([unknown.status, unknown.json.data]).toEqual([200, []]);
  const unnamed = await api.request('GET', '/console/v1/market-listings/', { token });
  expect(problemsOf(unnamed)).toEqual(['400 filter[market]']);
});

test('partners do not reach it', async () => {
  const { read, token } = await seedMarketOfFour();
  expect(problemsOf(await read('', token))).toEqual(['403 insufficient_scope']);
});
