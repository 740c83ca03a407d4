import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recommendations, reservations, users } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';
import type { UserOptions } from '../testing/fixtures.ts';
import { seedObservedMarket } from '../testing/observed-market.ts';
import { problemsOf } from '../testing/problems.ts';
import { updateRecommendations } from './update-recommendations.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const MS_PER_DAY = 86_400_000;
const BUSY = 50;
const here = { latitude: 38.7, longitude: -9.4 };

/** A two-bedroom home among sixteen that ask 120 a night. */
async function seed({ asks = false, user = {} as UserOptions, base = 90, booked = BUSY } = {}) {
  const place = await seedObservedMarket(api.context, here);
  const home = { roomType: 'Entire home', bedrooms: 2, bathrooms: '1', accommodates: 4, rating: 4.6 };
  const listing = { ...place, ...here, ...home, basePrice: base, minPrice: 60 };
  const seeded = await seedCustomizedListing(api, { user, listing });
  const { id, accountId } = seeded.listing;
  if (asks) {
    const asked = api.context.db.update(users).set({ acceptsBasePrices: false });
    await asked.where(eq(users.id, seeded.user.id));
  }
  if (booked > 0) await seeded.book(0, booked);
  const list = (query = '', token = seeded.token) =>
    api.request('GET', `/api/v1/listings/${id}/recommendations/${query}`, { token });
  return {
    ...seeded,
    list,
    look: () => updateRecommendations(api.context, accountId, new AbortController().signal),
    // biome-ignore lint/suspicious/noExplicitAny: attributes of an answer
    shown: async (): Promise<any[]> =>
      // biome-ignore lint/suspicious/noExplicitAny: attributes of an answer
      (await list()).json.data.map(({ attributes }: any) => attributes),
    statuses: async () => (await list()).json.data.map((row: Shown) => row.attributes.status),
    async empty() {
      const { context } = api;
      await seeded.written(context.db.delete(reservations).where(eq(reservations.listingId, id)));
    },
  };
}
type Shown = { attributes: { status: string } };

test('a listing without recommendations has an empty collection', async () => {
  const { list } = await seed();
  const { status, json } = await list();
  expect([status, json.data, json.meta.pagination.count]).toEqual([200, [], 0]);
});

test('by default a higher base price is taken over, and the history says by whom', async () => {
  const { look, shown, attributes, history, listing } = await seed();
  await look();
  const [recommendation, ...others] = await shown();
  expect(others).toEqual([]);
  const price = recommendation['suggested-base-price'];
  expect(price).toBeGreaterThan(94);
  expect(recommendation).toMatchObject({
    'listing-id': String(listing.id),
    'listing-title': 'Harbour Loft',
    status: 'approved',
    'approved-at': api.context.now().toISOString(),
    'rejected-at': null,
    'expired-at': null,
    'suggested-min-price': null,
    'suggested-seasonal-min-price-pct': null,
    'initial-base-price': 90,
    'initial-min-price': 60,
    category: 'base_price',
    'created-at': api.context.now().toISOString(),
  });
  expect(recommendation.recommendations).toContain(`€${price} instead of €90`);
  expect((await attributes('base-price'))['base-price']).toBe(price);
  expect(await history()).toMatchObject([
    {
      surface: 'service',
      actor: { type: 'service', label: 'recommendation' },
      setting: 'base-price',
      field: 'base-price',
      'old-value': 90,
      'new-value': price,
    },
  ]);
  await look();
  expect(await shown()).toHaveLength(1);
});

test('a user who does not take base prices over is asked, in the own language', async () => {
  const { look, shown, attributes, history } = await seed({ asks: true, user: { locale: 'de' } });
  await look();
  const [recommendation] = await shown();
  expect(recommendation).toMatchObject({ status: 'suggestion_completed', 'approved-at': null });
  expect(recommendation.recommendations).toContain('83,3\u00a0%');
  expect((await attributes('base-price'))['base-price']).toBe(90);
  expect(await history()).toEqual([]);
  await look();
  expect(await shown()).toHaveLength(1);
});

test('bookings that say otherwise hold a higher price back and a lower one too', async () => {
  const [quiet, busy] = [await seed({ booked: 0 }), await seed({ base: 200 })];
  for (const { look, shown } of [quiet, busy]) {
    await look();
    expect(await shown()).toEqual([]);
  }
});

test('a listing that books worse than its market at a higher price is lowered', async () => {
  const { look, shown } = await seed({ base: 200, booked: 0 });
  await look();
  const [recommendation] = await shown();
  expect(recommendation['suggested-base-price']).toBeLessThan(190);
});

test('when its reason is gone a recommendation is canceled', async () => {
  const { look, empty, statuses } = await seed({ asks: true });
  await look();
  await empty();
  await look();
  expect(await statuses()).toEqual(['canceled']);
});

test('a newer recommendation makes the older one outdated, and stands first', async () => {
  const { look, set, shown } = await seed({ asks: true });
  await look();
  await set('base-price', { 'base-price': 80 });
  api.clock.advance(1000);
  await look();
  expect((await shown()).map((one) => [one.status, one['initial-base-price']])).toEqual([
    ['suggestion_completed', 80],
    ['outdated', 90],
  ]);
});

test('after 30 days without an answer a recommendation expires and is not repeated at once', async () => {
  const { application, listing, look } = await seed({ asks: true });
  const read = async () => {
    const token = await api.token(application);
    const path = `/api/v1/listings/${listing.id}/recommendations/`;
    return (await api.request('GET', path, { token })).json.data[0].attributes;
  };
  await look();
  const draftedOn = api.context.now();
  await api.context.db
    .update(recommendations)
    .set({ createdAt: new Date(draftedOn.getTime() - 30 * MS_PER_DAY + 1) })
    .where(eq(recommendations.listingId, listing.id));
  await look();
  expect((await read()).status).toBe('suggestion_completed');
  await api.context.db
    .update(recommendations)
    .set({ createdAt: new Date(draftedOn.getTime() - 30 * MS_PER_DAY) })
    .where(eq(recommendations.listingId, listing.id));
  await look();
  expect(await read()).toMatchObject({ status: 'expired', 'expired-at': draftedOn.toISOString() });
  await look();
  expect(await api.context.db.$count(recommendations, eq(recommendations.listingId, listing.id))).toBe(1);
});

test('recommendations come in pages, with the fields asked for, to those who may see the listing', async () => {
  const { look, list } = await seed();
  await look();
  const { json } = await list('?page[size]=1&fields[recommendations]=status');
  expect(json.data[0].attributes).toEqual({ status: 'approved' });
  expect(json.meta.pagination).toEqual({ page: 1, pages: 1, count: 1 });
  expect(problemsOf(await list('?filter[status]=approved'))).toEqual(['400 filter[status]']);
  const application = await api.createApplication();
  expect(problemsOf(await list('', await api.token(application)))).toEqual(['404']);
  const unscoped = await api.token(application, { scope: 'user:read' });
  expect(problemsOf(await list('', unscoped))).toEqual(['403 insufficient_scope']);
});
