import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestListing } from '../testing/fixtures.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function parentWithUnits(count: number) {
  const parent = await seedPricedListing(api);
  const { user, listing, place, written } = parent;
  const addUnit = () =>
    api.seedListing(user, { ...place, parentId: listing.id, basePrice: 100 }, listing.accountId);
  const units: TestListing[] = [];
  for (let n = 0; n < count; n++) units.push(await addUnit());
  await api.context.database.settle();
  const bookUnit = (unit: number, from: number, nights: number) =>
    parent.book(from, nights, { listingId: units[unit]!.id });
  const booked = async (from: number, to: number) =>
    (await parent.nights(from, to)).map(({ availability }) => availability === 'booked');
  return { ...parent, units, addUnit, bookUnit, booked, written };
}

test('a parent is booked only on the nights on which all of its units are', async () => {
  const { bookUnit, booked } = await parentWithUnits(2);
  await bookUnit(0, 10, 4);
  expect(await booked(10, 14)).toEqual([false, false, false, false, false]);
  await bookUnit(1, 12, 4);
  expect(await booked(10, 15)).toEqual([false, false, true, true, false, false]);
});

test('two stays of one unit are still one unit', async () => {
  const { bookUnit, booked } = await parentWithUnits(2);
  await bookUnit(0, 10, 1);
  await bookUnit(0, 10, 1);
  expect(await booked(10, 10)).toEqual([false]);
});

test('a unit is booked by its own stays only', async () => {
  const { bookUnit, units, token } = await parentWithUnits(2);
  await bookUnit(0, 10, 1);
  const availability = async (unit: number) => {
    const path = `/api/v1/listings/${units[unit]!.id}/calendar/?page[size]=11`;
    return (await api.request('GET', path, { token })).json.data[10].attributes.availability;
  };
  expect([await availability(0), await availability(1)]).toEqual(['booked', 'available']);
});

test('a remembered parent hears of a unit that is added, moved away or removed', async () => {
  const { bookUnit, booked, addUnit, units, written } = await parentWithUnits(1);
  await bookUnit(0, 10, 1);
  expect(await booked(10, 10)).toEqual([true]);
  const second = await addUnit();
  await api.context.database.settle();
  expect(await booked(10, 10)).toEqual([false]);
  const { db } = api.context;
  await written(db.update(listings).set({ parentId: null }).where(eq(listings.id, second.id)));
  expect(await booked(10, 10)).toEqual([true]);
  await written(db.delete(listings).where(eq(listings.id, units[0]!.id)));
  expect(await booked(10, 10)).toEqual([false]);
});
