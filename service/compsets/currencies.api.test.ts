import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeRates } from '../db/schema/index.ts';
import { upsertRates } from '../rates/queries.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedTenHomes } from '../testing/compsets.ts';
import { todayIn } from '../testing/markets.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('amounts are told in the listing’s currency, each at the rate of its night', async () => {
  const seeded = await seedTenHomes(api, { listing: { currency: 'USD' }, market: { currency: 'JPY' } });
  const day = (days: number) => todayIn(api.context) + days;
  const { db } = api.context;
  await upsertRates(db, [
    { currency: 'USD', day: day(-100), rate: 2 },
    { currency: 'JPY', day: day(-100), rate: 100 },
    { currency: 'JPY', day: day(10), rate: 200 },
  ]);
  await seeded.book(3, 1, { adr: '500', currency: 'JPY' });
  const { source, members, performance } = await seeded.detail(seeded.range(0, 19));
  await db.delete(exchangeRates);
  expect([source.currency, performance.currency]).toEqual(['USD', 'USD']);
  expect(source.metrics['thirty-day-adr']).toBe(10);
  expect(members[0]?.metrics).toMatchObject({ currency: 'USD', 'base-price': 2 });
  expect(performance['aggregated-metrics']).toMatchObject({
    'average-posted-rate': 1.5,
    'average-booked-rate': 1.5,
  });
});

test('where an exchange rate is missing the amounts are null, and the shares are there', async () => {
  const seeded = await seedTenHomes(api, { market: { currency: 'JPY' } });
  const { members, performance } = await seeded.detail();
  expect(members[0]?.metrics).toMatchObject({
    'thirty-day-price': null,
    'thirty-day-adr': null,
    'base-price': null,
    'thirty-day-booked': 66.67,
  });
  expect(performance['aggregated-metrics']).toMatchObject({ 'average-posted-rate': null, occupancy: 21.98 });
});
