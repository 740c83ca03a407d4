import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toIsoDate } from '#contract/dates.ts';
import { listings, recommendations, reservations, users } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { todayIn } from '../testing/markets.ts';
import { seedObservedMarket } from '../testing/observed-market.ts';
import { problemsOf } from '../testing/problems.ts';
import { updateRecommendations } from './update-recommendations.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const here = { latitude: 38.7, longitude: -9.4 };
const home = { roomType: 'Entire home', bedrooms: 2, bathrooms: '1', accommodates: 4, rating: 4.6 };
const PATH = '/console/v1/recommendations/';
type Row = { id: string; attributes: Record<string, unknown> };

/** An owner who is asked, with a busy home for 90 among sixteen that ask 120 a night. */
async function seed(titles = ['Harbour Loft']) {
  const dashboard = await seedDashboard(api);
  const { partner, application } = dashboard;
  const user = await api.createUser(partner);
  const { db } = api.context;
  await db.update(users).set({ acceptsBasePrices: false }).where(eq(users.id, user.id));
  const place = await seedObservedMarket(api.context, here);
  const accountId = await api.seedAccount(user);
  const homes = [];
  for (const title of titles) {
    const values = { ...place, ...here, ...home, title, city: 'Cascais', basePrice: 90, minPrice: 60 };
    const listing = await api.seedListing(user, values, accountId);
    homes.push(listing);
    const today = todayIn(api.context, 'Europe/Lisbon');
    await db.insert(reservations).values({
      ownerId: user.id,
      listingId: listing.id,
      accountId,
      channel: 'sandbox',
      channelId: crypto.randomUUID(),
      status: 'accepted',
      checkinDate: toIsoDate(today),
      checkoutDate: toIsoDate(today + 50),
      currency: 'EUR',
    });
  }
  await api.context.database.settle();
  const token = await api.token(application, { user });
  const look = () => updateRecommendations(api.context, accountId, new AbortController().signal);
  await look();
  const list = (query = '', as = token) => api.request('GET', `${PATH}${query}`, { token: as });
  const rows = async (query = '', as = token): Promise<Row[]> => (await list(query, as)).json.data;
  return {
    ...dashboard,
    user,
    token,
    look,
    list,
    rows,
    listing: homes[0]!,
    homes,
    first: async () => (await rows())[0]!,
    decide: (id: string, status: string, as = token) =>
      api.request('PATCH', `${PATH}${id}/`, {
        token: as,
        body: { data: { type: 'recommendations', id, attributes: { status } } },
        headers: { 'x-request-id': 'decided' },
      }),
    basePriceOf: async (id: number) =>
      (await db.select().from(listings).where(eq(listings.id, id)))[0]?.basePrice,
    history: async (id: number) => {
      const path = `/api/v1/listings/${id}/change-history/`;
      const { json } = await api.request('GET', path, { token });
      return json.data.map(({ attributes }: Row) => attributes);
    },
  };
}

test('the dashboard is told what a person needs to decide', async () => {
  const { first, listing } = await seed();
  const { attributes } = await first();
  expect(attributes).toMatchObject({
    'listing-id': String(listing.id),
    'listing-title': 'Harbour Loft',
    city: 'Cascais',
    currency: 'EUR',
    status: 'suggestion_completed',
    'initial-base-price': 90,
    'decided-by': null,
    'status-since': api.context.now().toISOString(),
    'expires-at': '2026-07-15T10:00:00.000Z',
    'own-occupancy': 0.833,
    'nights-compared': 60,
  });
  expect(attributes['market-occupancy']).toBeLessThan(0.833);
});

test('approving sets the base price, and the history names the person and the dashboard', async () => {
  const { first, decide, basePriceOf, history, listing, user } = await seed();
  const { id, attributes } = await first();
  const price = attributes['suggested-base-price'];
  const { status, json } = await decide(id, 'approved');
  expect(status).toBe(200);
  expect(json.data.attributes).toMatchObject({
    status: 'approved',
    'approved-at': api.context.now().toISOString(),
    'decided-by': user.email,
    'expires-at': null,
  });
  expect(await basePriceOf(listing.id)).toBe(price);
  const by = { surface: 'dashboard', actor: { type: 'user', label: user.email }, 'request-id': 'decided' };
  const decision = { 'old-value': 'suggestion_completed', 'new-value': 'approved' };
  expect(await history(listing.id)).toMatchObject([
    { ...by, setting: 'base-price', field: 'base-price', 'old-value': 90, 'new-value': price },
    { ...by, setting: 'recommendation', field: 'status', ...decision },
  ]);
});

test('declining leaves the base price, is in the history, and is not asked again at once', async () => {
  const { first, decide, look, rows, basePriceOf, history, listing, user } = await seed();
  const { json } = await decide((await first()).id, 'rejected');
  expect(json.data.attributes).toMatchObject({ status: 'rejected', 'decided-by': user.email });
  expect(json.data.attributes['rejected-at']).toBe(api.context.now().toISOString());
  expect(await basePriceOf(listing.id)).toBe(90);
  expect(await history(listing.id)).toMatchObject([
    { surface: 'dashboard', setting: 'recommendation', field: 'status', 'new-value': 'rejected' },
  ]);
  await look();
  expect(await rows()).toHaveLength(1);
});

test('what is decided stays decided: the same again changes nothing, the opposite is refused', async () => {
  const { first, decide, history, listing } = await seed();
  const { id } = await first();
  await decide(id, 'rejected');
  expect((await decide(id, 'rejected')).status).toBe(200);
  expect(await history(listing.id)).toHaveLength(1);
  const opposite = await decide(id, 'approved');
  expect(problemsOf(opposite)).toEqual(['422 already_decided /data/attributes/status']);
});

test('a recommendation whose base price was changed meanwhile becomes outdated instead', async () => {
  const { first, decide, basePriceOf, listing, token } = await seed();
  const { id } = await first();
  const attributes = { 'base-price': 100 };
  const body = { data: { type: 'base-price-customizations', attributes } };
  await api.request('PATCH', `/api/v1/listings/${listing.id}/customizations/base-price/`, { token, body });
  const refused = await decide(id, 'approved');
  expect(problemsOf(refused)).toEqual(['409 outdated']);
  expect((await first()).attributes).toMatchObject({ status: 'outdated', 'decided-by': null });
  expect(await basePriceOf(listing.id)).toBe(100);
});

test('a viewer reads recommendations and decides none', async () => {
  const { application, user, first, decide, rows, basePriceOf, listing } = await seed();
  const credentialId = await api.createCredential(user.id, { permission: 'View' });
  const viewer = await api.token(application, { user, credentialId });
  const { id } = await first();
  expect(await rows('', viewer)).toHaveLength(1);
  for (const status of ['approved', 'rejected']) {
    expect((await decide(id, status, viewer)).status).toBe(403);
  }
  expect((await first()).attributes.status).toBe('suggestion_completed');
  expect(await basePriceOf(listing.id)).toBe(90);
});

test('an editor decides', async () => {
  const { application, user, first, decide } = await seed();
  const credentialId = await api.createCredential(user.id, { permission: 'Edit' });
  const editor = await api.token(application, { user, credentialId });
  expect((await decide((await first()).id, 'approved', editor)).status).toBe(200);
});

test('of somebody else’s recommendations nothing is known', async () => {
  const { application, partner, first, decide, rows, ownToken } = await seed();
  const { id } = await first();
  const stranger = await api.token(application, { user: await api.createUser(partner) });
  expect(await rows('', stranger)).toEqual([]);
  expect((await decide(id, 'approved', stranger)).status).toBe(404);
  const other = await seedDashboard(api);
  expect(await rows('', other.ownToken)).toEqual([]);
  expect((await decide(id, 'approved', other.ownToken)).status).toBe(404);
  expect(await rows('', ownToken)).toHaveLength(1);
});

test('they are filtered by status and listing, sorted and paged', async () => {
  const { homes, rows, list, decide } = await seed(['One', 'Two', 'Three']);
  const titles = async (query: string) =>
    (await rows(query)).map(({ attributes }) => attributes['listing-title']);
  expect(await titles('?sort=created-at')).toEqual(['One', 'Two', 'Three']);
  expect(await titles('')).toEqual(['Three', 'Two', 'One']);
  expect(await titles(`?filter[listing]=${homes[1]?.id}`)).toEqual(['Two']);
  api.clock.advance(60_000);
  const [third] = await rows();
  await decide(third!.id, 'rejected');
  expect(await titles('?filter[status]=suggestion_completed&sort=created-at')).toEqual(['One', 'Two']);
  expect(await titles('?filter[status]=rejected,approved')).toEqual(['Three']);
  expect(await titles('?sort=-status-since&page[size]=1')).toEqual(['Three']);
  const { json } = await list('?page[size]=2&page[number]=2');
  expect(json.meta.pagination).toEqual({ page: 2, pages: 2, count: 3 });
});

test.each(['filter[status]=waiting', 'filter[listing]=x', 'sort=listing-title', 'page[size]=101', 'q=1'])(
  'a list of recommendations with %s is refused',
  async (query) => {
    const { ownToken } = await seedDashboard(api);
    const answer = await api.request('GET', `${PATH}?${query}`, { token: ownToken });
    expect(problemsOf(answer)).toEqual([`400 ${query.split('=')[0]}`]);
  },
);

test.each(['expired', 'suggested', ''])('a decision can’t be “%s”', async (status) => {
  const { first, decide } = await seed();
  expect(problemsOf(await decide((await first()).id, status))).toEqual(['400 /data/attributes/status']);
});

test('a recommendation decided while it is withdrawn ends in one status', async () => {
  const { first, decide, look, user, listing } = await seed();
  const { id } = await first();
  await api.context.db.delete(reservations).where(eq(reservations.listingId, listing.id));
  await api.context.database.settle();
  const [{ status }] = await Promise.all([decide(id, 'rejected'), look()]);
  const kept = await api.context.db
    .select()
    .from(recommendations)
    .where(eq(recommendations.ownerId, user.id));
  expect(kept).toHaveLength(1);
  expect([200, 422]).toContain(status);
  expect(kept[0]?.status).toBe(status === 200 ? 'rejected' : 'canceled');
});
