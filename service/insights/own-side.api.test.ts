import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, channelListings, listingBlocks, postedPrices } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestListing } from '../testing/fixtures.ts';
import { type InsightListing, type InsightOptions, seedInsightListing } from '../testing/insights.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Metric = 'adj-occupancy' | 'occupancy' | 'average-booked-rate' | 'average-posted-rate';

const told = async ({ days }: InsightListing, metric: Metric, from: number, to = from) =>
  (await days(from, to)).map((day) => day[metric]?.listing);

test('a booked night is full, an open one empty, and the night of leaving is not booked', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.book(3, 2);
  expect(await told(seeded, 'adj-occupancy', 2, 5)).toEqual([0, 100, 100, 0]);
  expect(await told(seeded, 'occupancy', 2, 5)).toEqual([0, 100, 100, 0]);
});

test('a night that was not available has no adjusted occupancy and counts among all nights', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.block(3, 4);
  await seeded.block(5, 5, 'unavailable');
  await seeded.book(4, 1);
  expect(await told(seeded, 'adj-occupancy', 2, 6)).toEqual([0, null, 100, null, 0]);
  expect(await told(seeded, 'occupancy', 2, 6)).toEqual([0, 0, 100, 0, 0]);
  const rates = await told(seeded, 'average-posted-rate', 2, 6);
  expect(rates.map((rate) => rate === null)).toEqual([false, true, false, true, false]);
});

test('stays and blocks that reach beyond the window are counted within it', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.book(-10, 11);
  await seeded.block(3, 400);
  expect(await told(seeded, 'adj-occupancy', -1, 3)).toEqual([100, 100, 0, 0, null]);
  expect(await told(seeded, 'adj-occupancy', 3, 4)).toEqual([null, null]);
});

test('only accepted stays count', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.book(3, 1, { status: 'canceled', adr: '90' });
  await seeded.book(4, 1, { status: 'unconfirmed', adr: '90' });
  expect(await told(seeded, 'occupancy', 3, 4)).toEqual([0, 0]);
  expect(await told(seeded, 'average-booked-rate', 3, 4)).toEqual([null, null]);
});

test('the booked rate is that of the stay, null without bookings', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.book(3, 2, { adr: '123.45' });
  await seeded.book(5, 1, { adr: '0' });
  expect(await told(seeded, 'average-booked-rate', 2, 6)).toEqual([null, 123.45, 123.45, 0, null]);
});

test('the owner’s own stay, or one without a rate, is booked and has no rate', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.book(3, 1, { adr: '50', isOwnerStay: true });
  await seeded.book(4, 1);
  expect(await told(seeded, 'occupancy', 3, 4)).toEqual([100, 100]);
  expect(await told(seeded, 'average-booked-rate', 3, 4)).toEqual([null, null]);
});

test('what a channel reports again of a system’s stay is left out', async () => {
  const seeded = await seedInsightListing(api);
  const { user, listing } = seeded;
  const { db } = api.context;
  const accountId = await api.seedAccount(user);
  await db.update(accounts).set({ isPms: false }).where(eq(accounts.id, accountId));
  const link = { ownerId: user.id, listingId: listing.id, accountId, primary: false };
  await db.insert(channelListings).values({ ...link, channel: 'shore', channelId: crypto.randomUUID() });
  await seeded.book(3, 1, { adr: '100' });
  await seeded.book(3, 1, { adr: '300', accountId });
  await seeded.book(4, 1, { adr: '300', accountId });
  expect(await told(seeded, 'average-booked-rate', 3, 4)).toEqual([100, null]);
  expect(await told(seeded, 'occupancy', 3, 4)).toEqual([100, 0]);
});

test('the rate on offer is the posted price, booked or not, else the calendar’s', async () => {
  const seeded = await seedInsightListing(api);
  const [night] = await seeded.nights(4, 4);
  await seeded.post(-2, [81, null, 83, 84, 85, 86, null]);
  await seeded.book(3, 1, { adr: '70' });
  expect(await told(seeded, 'average-posted-rate', -2, 4)).toEqual([81, null, 83, 84, 85, 86, night?.price]);
});

test('of a night that is over the calendar’s price was never on offer', async () => {
  const seeded = await seedInsightListing(api);
  const rates = await told(seeded, 'average-posted-rate', -1, 0);
  expect(rates[0]).toBeNull();
  expect(rates[1]).toBeGreaterThan(0);
});

test('a listing without a price of its own is compared all the same', async () => {
  const seeded = await seedInsightListing(api, { listing: { basePrice: null } });
  await seeded.observe(3);
  await seeded.book(3, 1, { adr: '70' });
  const [day] = await seeded.days(3);
  expect(day).toMatchObject({
    'adj-occupancy': { listing: 100, benchmark: 75 },
    'average-booked-rate': { listing: 70, benchmark: null },
    'average-posted-rate': { listing: null, benchmark: 150 },
  });
});

async function parentWithUnits(count: number, options: InsightOptions = {}) {
  const parent = await seedInsightListing(api, options);
  const { user, listing, place, book } = parent;
  const units: TestListing[] = [];
  for (let n = 0; n < count; n++) {
    units.push(await api.seedListing(user, { ...place, parentId: listing.id }, listing.accountId));
  }
  await api.context.database.settle();
  const idOf = (unit: number) => units[unit]!.id;
  return {
    ...parent,
    idOf,
    bookUnit: (unit: number, day: number, adr: string | null = null) =>
      book(day, 1, { listingId: idOf(unit), adr }),
    blockUnit: (unit: number, day: number) =>
      api.context.db.insert(listingBlocks).values({
        listingId: idOf(unit),
        kind: 'blocked',
        firstNight: parent.dayAt(day),
        lastNight: parent.dayAt(day),
      }),
  };
}

test('a parent is told as all of its units together', async () => {
  const seeded = await parentWithUnits(4);
  const { bookUnit, blockUnit } = seeded;
  await bookUnit(0, 3, '100');
  await bookUnit(1, 3, '200');
  await blockUnit(3, 3);
  await bookUnit(0, 4, '100');
  expect(await told(seeded, 'adj-occupancy', 3, 5)).toEqual([66.67, 25, 0]);
  expect(await told(seeded, 'occupancy', 3, 5)).toEqual([50, 25, 0]);
  expect(await told(seeded, 'average-booked-rate', 3, 5)).toEqual([150, 100, null]);
});

test('a stay of the parent itself takes one of its units, a block of it all that are open', async () => {
  const seeded = await parentWithUnits(2);
  await seeded.book(3, 1, { adr: '80' });
  await seeded.bookUnit(0, 4, '100');
  await seeded.block(4, 4);
  expect(await told(seeded, 'occupancy', 3, 4)).toEqual([50, 50]);
  expect(await told(seeded, 'adj-occupancy', 3, 4)).toEqual([50, 100]);
  expect(await told(seeded, 'average-booked-rate', 3, 4)).toEqual([80, 100]);
});

test('the parent’s price is its units’, unless one has its own', async () => {
  const seeded = await parentWithUnits(2);
  await seeded.post(3, [100, 100]);
  const packed = Buffer.alloc(4);
  packed.writeInt32LE(50);
  const row = { listingId: seeded.idOf(1), ownerId: seeded.user.id, postedAt: api.context.now() };
  await api.context.db.insert(postedPrices).values({ ...row, firstNight: seeded.dayAt(3), prices: packed });
  expect(await told(seeded, 'average-posted-rate', 3, 4)).toEqual([75, 100]);
});

test('a unit without a live connection is not counted', async () => {
  const seeded = await parentWithUnits(2);
  const { user, listing, place, book } = seeded;
  const hidden = await api.seedListing(user, { ...place, parentId: listing.id, active: false });
  await book(3, 1, { listingId: hidden.id, accountId: hidden.accountId });
  expect(await told(seeded, 'occupancy', 3)).toEqual([0]);
});
