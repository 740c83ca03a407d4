import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, listings, pooledBookedRates, reservations } from '../db/schema/index.ts';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import type { ListingOptions } from '../testing/fixtures.ts';
import { type InsightListing, seedInsightListing } from '../testing/insights.ts';
import { registerInsightJobs } from './jobs.ts';
import { refreshPooledRates } from './refresh-pooled-rates.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Booking extends ListingOptions {
  adr: string | null;
  stay?: Partial<typeof reservations.$inferInsert>;
}

/** Bookings of night 3, each of an owner of its own and of another application. */
async function others({ place, dayAt }: InsightListing, bookings: readonly Booking[]): Promise<void> {
  const application = await api.createApplication();
  for (const { adr, stay, ...values } of bookings) {
    const user = await api.createUser(application);
    const listing = await api.seedListing(user, { bedrooms: 2, ...place, ...values });
    await api.context.db.insert(reservations).values({
      ownerId: user.id,
      listingId: listing.id,
      accountId: listing.accountId,
      channel: 'sandbox',
      channelId: crypto.randomUUID(),
      status: 'accepted',
      checkinDate: dayAt(3),
      checkoutDate: dayAt(4),
      currency: 'EUR',
      adr,
      ...stay,
    });
  }
}

async function pooled({ days }: InsightListing, rest = '') {
  await refreshPooledRates(api.context);
  await api.context.database.settle();
  const [day] = await days(3, 3, rest);
  return day?.['average-booked-rate']?.benchmark;
}

const MARKET = '&filter[compare-to]=market';
const three = [{ adr: '100' }, { adr: '200' }, { adr: '330' }];

test('bookings of three other owners make a benchmark, of two they do not', async () => {
  const seeded = await seedInsightListing(api);
  await others(seeded, three.slice(0, 2));
  expect(await pooled(seeded)).toBeNull();
  await others(seeded, three.slice(2));
  expect(await pooled(seeded)).toBe(210);
  expect(await seeded.meta(3)).toMatchObject({ 'benchmark-data-available': true });
  expect(await seeded.meta(4)).toMatchObject({ 'benchmark-data-available': false });
});

test('a rate that stays as it is is not written again, one that changes is', async () => {
  const seeded = await seedInsightListing(api);
  await others(seeded, three);
  const written = async () => {
    await refreshPooledRates(api.context);
    const ofMarket = eq(pooledBookedRates.marketId, seeded.place.marketId);
    return api.context.db
      .select({ by: sql<string>`xmin::text` })
      .from(pooledBookedRates)
      .where(ofMarket)
      .orderBy(pooledBookedRates.clusterId, pooledBookedRates.cohort);
  };
  const first = await written();
  expect(first.length).toBeGreaterThan(1);
  expect(await written()).toEqual(first);
  await others(seeded, [{ adr: '500' }]);
  const later = await written();
  expect(later.filter(({ by }, index) => by === first[index]?.by)).toEqual([]);
});

test('whoever asks is not one of the three', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.book(3, 1, { adr: '400' });
  await others(seeded, three.slice(0, 2));
  expect(await pooled(seeded)).toBeNull();
  await others(seeded, three.slice(2));
  expect(await pooled(seeded)).toBe(257.5);
});

test('every owner weighs the same, however many nights are theirs', async () => {
  const seeded = await seedInsightListing(api);
  await others(seeded, three);
  const [of] = await api.context.db.select().from(reservations).where(eq(reservations.adr, '100.00'));
  const { id: _, ...again } = of!;
  await api.context.db.insert(reservations).values({ ...again, ...listingOf(seeded), channelId: 'again' });
  expect(await pooled(seeded)).toBeCloseTo((100 + 200 + 330 + 100) / 4, 2);
  await api.context.db
    .insert(reservations)
    .values({ ...again, ...listingOf(seeded), channelId: 'twice', adr: '300' });
  expect(await pooled(seeded)).toBeCloseTo((100 + 200 + 330 + 200) / 4, 2);
});

const listingOf = ({ user, listing, dayAt }: InsightListing) => ({
  ownerId: user.id,
  listingId: listing.id,
  accountId: listing.accountId,
  checkinDate: dayAt(3),
  checkoutDate: dayAt(4),
});

test.each([
  ['canceled', { adr: '900', stay: { status: 'canceled' } }],
  ['an owner’s own', { adr: '900', stay: { isOwnerStay: true } }],
  ['without a rate', { adr: null }],
  ['without an exchange rate', { adr: '900', stay: { currency: 'XAF' } }],
  ['of a private room', { adr: '900', roomType: 'Private room in house' }],
  ['of another bedroom count', { adr: '900', bedrooms: 3 }],
  ['of another place', { adr: '900', clusterId: null, marketId: null }],
  ['of a listing that is not connected', { adr: '900', active: false }],
] as [string, Booking][])('a stay %s is not pooled', async (_, booking) => {
  const seeded = await seedInsightListing(api);
  await others(seeded, [...three, booking]);
  expect(await pooled(seeded)).toBe(210);
});

test('large homes are pooled with those of their very bedroom count', async () => {
  const five = await seedInsightListing(api, { listing: { bedrooms: 5 } });
  await others(five, [
    { adr: '100', bedrooms: 5 },
    { adr: '200', bedrooms: 5 },
    { adr: '900', bedrooms: 4 },
  ]);
  expect(await pooled(five)).toBeNull();
  await others(five, [{ adr: '330', bedrooms: 5 }]);
  expect(await pooled(five)).toBe(210);
});

test('studios and one-bedrooms are pooled together, without bedroom count all are', async () => {
  const studio = await seedInsightListing(api, { listing: { bedrooms: 0 } });
  await others(studio, [
    { adr: '100', bedrooms: 0 },
    { adr: '100', bedrooms: 1 },
    { adr: '160', bedrooms: 1 },
    { adr: '900', bedrooms: 6 },
  ]);
  expect(await pooled(studio)).toBe(120);
  const { db, database } = api.context;
  await db.update(listings).set({ bedrooms: null }).where(eq(listings.id, studio.listing.id));
  await database.settle();
  expect(await pooled(studio)).toBe(315);
});

test('the market pools what its neighborhoods do not', async () => {
  const seeded = await seedInsightListing(api);
  await others(
    seeded,
    three.map((booking) => ({ ...booking, clusterId: null })),
  );
  expect(await pooled(seeded)).toBeNull();
  expect(await pooled(seeded, MARKET)).toBe(210);
});

test('bookings of other currencies are pooled in the market’s and told in the owner’s', async () => {
  const seeded = await seedInsightListing(api, { market: { currency: 'JPY' }, billingCurrency: 'USD' });
  await seeded.rate('JPY', -9, 150);
  await seeded.rate('USD', -9, 2);
  await others(seeded, three);
  expect(await pooled(seeded)).toBe(420);
});

test('what is gone is no longer pooled', async () => {
  const seeded = await seedInsightListing(api);
  await others(seeded, three);
  expect(await pooled(seeded)).toBe(210);
  const { db, now } = api.context;
  await db.update(accounts).set({ deletedAt: now() });
  await refreshPooledRates(api.context);
  await db.update(accounts).set({ deletedAt: null });
  await api.context.database.settle();
  expect((await seeded.days(3))[0]?.['average-booked-rate']?.benchmark).toBeNull();
});

test('the hourly job pools', async () => {
  const seeded = await seedInsightListing(api);
  await others(seeded, three);
  await registerInsightJobs(api.context);
  await api.context.jobs.send(api.context.db, 'pool-booked-rates', {}, { singletonKey: 'all' });
  const shown = async () => (await seeded.days(3, 3))[0]?.['average-booked-rate']?.benchmark;
  const { db } = api.context;
  const here = eq(pooledBookedRates.marketId, seeded.place.marketId);
  await eventually(
    () => db.select().from(pooledBookedRates).where(here),
    (rows) => rows.length > 0,
  );
  expect(await shown()).toBe(210);
});
