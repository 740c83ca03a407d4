import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  customizations,
  listingBlocks,
  listings,
  markets,
  reservations,
  reviews,
  users,
} from '../db/schema/index.ts';
import { sampleModel } from '../pricing/testing/sample-model.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { saveModel, todayIn } from '../testing/markets.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A listing whose calendar has been read and remembered; `night` reads one of its nights anew. */
async function remembered(options: Parameters<typeof seedPricedListing>[1] = {}) {
  const seeded = await seedPricedListing(api, options);
  const { calendar } = seeded;
  const night = async (day: number) => (await calendar()).json.data[day].attributes;
  expect(await night(10)).toEqual(await night(10));
  return { ...seeded, night, status: async () => (await calendar()).status };
}

test('a new base price by activation', async () => {
  const { listing, token, night } = await remembered();
  const before = (await night(10)).price;
  const attributes = { enabled: true, 'base-price': 240 };
  const body = { data: { type: 'listing-activations', id: String(listing.id), attributes } };
  await api.request('PATCH', `/api/v1/listings/${listing.id}/activation/`, { token, body });
  expect(Math.abs((await night(10)).price - 2 * before)).toBeLessThanOrEqual(2);
});

test('a minimum price by activation', async () => {
  const { listing, token, night } = await remembered();
  const attributes = { enabled: true, 'min-price': 400 };
  const body = { data: { type: 'listing-activations', id: String(listing.id), attributes } };
  await api.request('PATCH', `/api/v1/listings/${listing.id}/activation/`, { token, body });
  expect(await night(10)).toMatchObject({ price: 400, 'effective-min-price': 400 });
});

test('a stay that is booked, canceled and removed', async () => {
  const { listing, book, night, written } = await remembered();
  await book(10, 1);
  expect((await night(10)).availability).toBe('booked');
  const { db } = api.context;
  const ofListing = eq(reservations.listingId, listing.id);
  await written(db.update(reservations).set({ status: 'canceled' }).where(ofListing));
  expect((await night(10)).availability).toBe('available');
  await written(db.update(reservations).set({ status: 'accepted' }).where(ofListing));
  expect((await night(10)).availability).toBe('booked');
  await written(db.delete(reservations).where(ofListing));
  expect((await night(10)).availability).toBe('available');
});

test('a block that is put and lifted', async () => {
  const { listing, block, night, written } = await remembered();
  await block(10, 10);
  expect((await night(10)).availability).toBe('blocked');
  await written(api.context.db.delete(listingBlocks).where(eq(listingBlocks.listingId, listing.id)));
  expect((await night(10)).availability).toBe('available');
});

test('a rule that is set, changed and removed', async () => {
  const { listing, customize, night, dayAt, written } = await remembered();
  const usual = await night(10);
  const fixed = (price: number) => ({
    overrides: [
      { startDate: dayAt(10), endDate: dayAt(10), price, percentageAdjustment: null, daysOfWeek: null },
    ],
  });
  await customize('manualOverrides', fixed(77));
  expect((await night(10)).price).toBe(77);
  await customize('manualOverrides', fixed(88));
  expect((await night(10)).price).toBe(88);
  await written(api.context.db.delete(customizations).where(eq(customizations.listingId, listing.id)));
  expect(await night(10)).toEqual(usual);
});

test('a bad review, and its removal', async () => {
  const { listing, review, night, written } = await remembered();
  await review(90, 5);
  await review(1, 1);
  const keys = async () => (await night(10)).factors.map(({ key }: { key: string }) => key);
  expect(await keys()).toContain('reputation_discount');
  await written(api.context.db.delete(reviews).where(eq(reviews.listingId, listing.id)));
  expect(await keys()).not.toContain('reputation_discount');
});

test('a price that is posted, and posted anew', async () => {
  const { post, night } = await remembered();
  await post(10, [150]);
  expect((await night(10))['price-posted']).toBe(150);
  await post(10, [151]);
  expect((await night(10))['price-posted']).toBe(151);
});

test('a model that is fitted anew', async () => {
  const { place, night, written } = await remembered();
  const before = (await night(10)).price;
  const model = sampleModel(todayIn(api.context));
  await written(saveModel(api.context, place, { ...model, level: model.level * 1.5 }));
  expect((await night(10)).price).toBeGreaterThan(before * 1.3);
});

test('the owner’s language', async () => {
  const { user, night, written } = await remembered();
  const reason = async () => (await night(10)).factors[0].reason;
  const english = await reason();
  await written(api.context.db.update(users).set({ locale: 'it' }).where(eq(users.id, user.id)));
  expect(await reason()).not.toBe(english);
});

test('another timezone, another base price, by whatever hand', async () => {
  const { listing, calendar, written } = await remembered();
  const first = async () => (await calendar()).json.data[0].id;
  expect(await first()).toBe('2026-06-15');
  const values = { timezone: 'Pacific/Kiritimati' };
  await written(api.context.db.update(listings).set(values).where(eq(listings.id, listing.id)));
  expect(await first()).toBe('2026-06-16');
});

test('an account that is deleted', async () => {
  const { user, listing, token, status } = await remembered();
  await api.request('DELETE', `/api/v1/users/${user.id}/accounts/${listing.accountId}/`, { token });
  expect(await status()).toBe(404);
});

test('a user that is deleted', async () => {
  const { user, token, status } = await remembered();
  await api.request('DELETE', `/api/v1/users/${user.id}/`, { token });
  expect(await status()).toBe(404);
});

test('a market that is switched off', async () => {
  const { place, status, written } = await remembered();
  await written(api.context.db.update(markets).set({ active: false }).where(eq(markets.id, place.marketId)));
  expect(await status()).toBe(400);
});

test('a change that is rolled back changes nothing', async () => {
  const { listing, night, written } = await remembered();
  const before = await night(10);
  const failing = api.context.db.transaction(async (tx) => {
    await tx.update(listings).set({ basePrice: 999 }).where(eq(listings.id, listing.id));
    throw new Error('changed my mind');
  });
  await written(failing.catch(() => {}));
  expect(await night(10)).toEqual(before);
});

test('reads that run while something changes never keep the old answer', async () => {
  const { post, night, calendar } = await remembered();
  for (let price = 100; price < 130; price++) {
    await Promise.all([calendar(), post(10, [price]), calendar(), calendar('?sort=-date')]);
    expect((await night(10))['price-posted']).toBe(price);
  }
});
