import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exchangeRates } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type InsightListing, seedInsightListing } from '../testing/insights.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.context.db.delete(exchangeRates);
});
afterAll(() => api.close());

const ratesOf = async ({ days }: InsightListing, from: number, to = from) =>
  (await days(from, to)).map((day) => [
    day['average-booked-rate']?.listing,
    day['average-posted-rate']?.listing,
    day['average-posted-rate']?.benchmark,
  ]);

test('amounts are told in the owner’s billing currency, whatever they were in', async () => {
  const seeded = await seedInsightListing(api, {
    billingCurrency: 'USD',
    listing: { currency: 'JPY' },
    market: { currency: 'EUR' },
  });
  await seeded.rate('USD', -100, 1.2);
  await seeded.rate('JPY', -100, 180);
  await seeded.observe(3, { p50: 100 });
  await seeded.post(3, [18_000]);
  await seeded.book(3, 1, { adr: '9000', currency: 'JPY' });
  expect(await ratesOf(seeded, 3)).toEqual([[60, 120, 120]]);
  expect(await seeded.meta(3)).toMatchObject({ currency: 'USD', 'exchange-rate-missing': false });
});

test('every night has the rate of its own date, nights to come the last one known', async () => {
  const seeded = await seedInsightListing(api, { billingCurrency: 'USD' });
  for (const [day, rate] of [
    [-10, 2],
    [-5, 3],
    [0, 4],
  ] as const) {
    await seeded.rate('USD', day, rate);
  }
  for (const day of [-6, -5, -1, 0, 30]) await seeded.observe(day, { p50: 100 });
  const shown = async (day: number) => (await ratesOf(seeded, day))[0]?.[2];
  expect([await shown(-6), await shown(-5), await shown(-1), await shown(0), await shown(30)]).toEqual([
    200, 300, 300, 400, 400,
  ]);
});

test('where a rate is missing the amounts are null and that is told, and shares are there', async () => {
  const seeded = await seedInsightListing(api, { billingCurrency: 'USD' });
  await seeded.rate('USD', 4, 2);
  for (const day of [3, 4]) {
    await seeded.observe(day, { p50: 100 });
    await seeded.book(day, 1, { adr: '70' });
  }
  await seeded.post(3, [90, 90]);
  expect(await ratesOf(seeded, 3, 4)).toEqual([
    [null, null, null],
    [140, 180, 200],
  ]);
  const [day] = await seeded.days(3);
  expect(day).toMatchObject({ 'adj-occupancy': { listing: 100, benchmark: 75 } });
  expect(await seeded.meta(3)).toMatchObject({
    'exchange-rate-missing': true,
    'benchmark-data-available': true,
  });
  expect(await seeded.meta(4)).toMatchObject({ 'exchange-rate-missing': false });
});

test('an average over several currencies is null when one of them is missing', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.book(3, 1, { adr: '70' });
  await seeded.book(3, 1, { adr: '70', currency: 'CHF' });
  expect((await ratesOf(seeded, 3))[0]?.[0]).toBeNull();
  await seeded.rate('CHF', 0, 0.7);
  expect((await ratesOf(seeded, 3))[0]?.[0]).toBe(85);
});

test('what is in the billing currency needs no rates', async () => {
  const seeded = await seedInsightListing(api, {
    billingCurrency: 'USD',
    listing: { currency: 'USD' },
    market: { currency: 'USD' },
  });
  await seeded.observe(3, { p50: 100 });
  await seeded.post(3, [90]);
  await seeded.book(3, 1, { adr: '70', currency: 'USD' });
  expect(await ratesOf(seeded, 3)).toEqual([[70, 90, 100]]);
  expect(await seeded.meta(3)).toMatchObject({ currency: 'USD', 'exchange-rate-missing': false });
});
