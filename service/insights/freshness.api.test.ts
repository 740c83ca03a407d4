import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accounts,
  channelListings,
  exchangeRates,
  listings,
  marketStatistics,
  pooledBookedRates,
  reservations,
  users,
} from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type InsightOptions, seedInsightListing } from '../testing/insights.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A listing whose insights have been read and remembered; `day` reads one of its days anew. */
async function remembered(options: InsightOptions = {}) {
  const seeded = await seedInsightListing(api, options);
  const day = async () => (await seeded.days(10))[0];
  await seeded.observe(10);
  expect(await day()).toEqual(await day());
  return { ...seeded, day, meta: () => seeded.meta(10) };
}

test('remembered insights are the very same answer, and are counted like any other', async () => {
  const { read, window } = await remembered();
  const remaining = async () => {
    const { json, headers } = await read(window(0, 5));
    return { json, left: Number(headers.get('x-ratelimit-remaining')) };
  };
  const [first, second] = [await remaining(), await remaining()];
  expect(second.json).toEqual(first.json);
  expect(second.left).toBe(first.left - 1);
  let status = 200;
  for (let asked = 0; asked < 31 && status === 200; asked++) status = (await read(window(0, 5))).status;
  expect(status).toBe(429);
});

test('a calendar is never taken for insights, nor the other way round', async () => {
  const { read, calendar } = await remembered();
  const type = ({ json }: { json: { data: { type: string }[] } }) => json.data[0]?.type;
  for (let round = 0; round < 2; round++) {
    expect([type(await read()), type(await calendar())]).toEqual(['market-insights', 'calendar-entries']);
  }
});

test('another window, page and comparison get other answers', async () => {
  const { read, window } = await remembered();
  const idsOf = async (query: string) =>
    (await read(query)).json.data.map(({ id }: { id: string }) => id.replace(/^\d+:/, ''));
  const [, next] = [await idsOf(window(0, 1)), await idsOf(window(0, 1, '&page[size]=1&page[number]=2'))];
  expect(next).toHaveLength(1);
  expect(await idsOf(window(0, 0, '&filter[compare-to]=market'))).toEqual([
    expect.stringContaining('market:'),
  ]);
});

test('a stay that is booked, paid otherwise and canceled', async () => {
  const { listing, book, day, written } = await remembered();
  await book(10, 1, { adr: '120' });
  expect((await day())?.['average-booked-rate'].listing).toBe(120);
  const ofListing = eq(reservations.listingId, listing.id);
  await written(api.context.db.update(reservations).set({ adr: '130' }).where(ofListing));
  expect((await day())?.['average-booked-rate'].listing).toBe(130);
  await written(api.context.db.update(reservations).set({ status: 'canceled' }).where(ofListing));
  expect((await day())?.occupancy.listing).toBe(0);
});

test('a block and a posted price', async () => {
  const { block, post, day } = await remembered();
  await post(10, [222]);
  expect((await day())?.['average-posted-rate'].listing).toBe(222);
  await block(10, 10);
  expect((await day())?.['adj-occupancy'].listing).toBeNull();
});

test('what is observed of the place, anew and no more', async () => {
  const { place, day, written } = await remembered();
  const ofMarket = eq(marketStatistics.marketId, place.marketId);
  expect((await day())?.['average-posted-rate'].benchmark).toBe(150);
  await written(api.context.db.update(marketStatistics).set({ p50: 180 }).where(ofMarket));
  expect((await day())?.['average-posted-rate'].benchmark).toBe(180);
  await written(api.context.db.delete(marketStatistics).where(ofMarket));
  expect((await day())?.['average-posted-rate'].benchmark).toBeNull();
});

test('what bookings of other owners pay', async () => {
  const { place, dayAt, day, written } = await remembered();
  const ownerIds = [900_001, 900_002, 900_003];
  const { db } = api.context;
  const pooled = { ...place, cohort: '2', stayDate: dayAt(10), rate: 140, ownerIds };
  await written(db.insert(pooledBookedRates).values(pooled));
  expect((await day())?.['average-booked-rate'].benchmark).toBe(140);
  const ofMarket = eq(pooledBookedRates.marketId, place.marketId);
  await written(db.update(pooledBookedRates).set({ rate: 145 }).where(ofMarket));
  expect((await day())?.['average-booked-rate'].benchmark).toBe(145);
  await written(db.delete(pooledBookedRates).where(ofMarket));
  expect((await day())?.['average-booked-rate'].benchmark).toBeNull();
});

test('the listing’s own bedrooms', async () => {
  const { listing, meta, written } = await remembered({ listing: { bedrooms: 5 } });
  expect((await meta())['cohort-bedrooms']).toEqual(['5']);
  await written(api.context.db.update(listings).set({ bedrooms: 3 }).where(eq(listings.id, listing.id)));
  expect((await meta())['cohort-bedrooms']).toEqual(['3']);
});

test('an exchange rate, and the currency the owner is billed in', async () => {
  const { user, rate, day, meta, written } = await remembered();
  const { db } = api.context;
  await written(db.delete(exchangeRates));
  await rate('USD', -400, 2);
  await written(db.update(users).set({ billingCurrency: 'USD' }).where(eq(users.id, user.id)));
  expect((await meta()).currency).toBe('USD');
  expect((await day())?.['average-posted-rate'].benchmark).toBe(300);
  await rate('USD', -400, 3);
  expect((await day())?.['average-posted-rate'].benchmark).toBe(450);
  await rate('USD', 5, 1);
  expect((await day())?.['average-posted-rate'].benchmark).toBe(150);
});

test('whose report of a stay counts', async () => {
  const { user, listing, book, day, written } = await remembered();
  const { db } = api.context;
  const accountId = await api.seedAccount(user);
  const account = eq(accounts.id, accountId);
  await db.update(accounts).set({ isPms: false }).where(account);
  const link = { listingId: listing.id, ownerId: user.id, accountId, primary: false };
  await db.insert(channelListings).values({ ...link, channel: 'shore', channelId: crypto.randomUUID() });
  await book(10, 1, { accountId });
  expect((await day())?.occupancy.listing).toBe(0);
  await written(db.update(accounts).set({ isPms: true }).where(account));
  expect((await day())?.occupancy.listing).toBe(100);
});

test('the day changes', async () => {
  const { application, read } = await remembered();
  const ask = async () => {
    const { json } = await read('?page[size]=1', await api.token(application));
    return json.meta['start-date'];
  };
  expect([await ask(), await ask()]).toEqual(['2026-01-01', '2026-01-01']);
  api.clock.set('2027-01-02T12:00:00Z');
  expect(await ask()).toBe('2027-01-01');
});
