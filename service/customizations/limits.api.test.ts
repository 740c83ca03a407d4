import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEEKDAYS } from '#contract/dates.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T10:00:00.000Z' });
});
afterAll(() => api.close());

const weekendsFrom = (minPrice: number) =>
  WEEKDAYS.map((weekday) => ({
    weekday,
    'min-price': weekday === 'friday' || weekday === 'saturday' ? minPrice : null,
  }));
const summer = { 'start-date': '2026-07-01', 'end-date': '2026-08-31', rollover: true };

test('a base price below 10 is refused', async () => {
  const { change, attributes } = await seedCustomizedListing(api);
  for (const wrong of [9, -1, 0, 10.5, '100', null, 1e12, true]) {
    expect([wrong, problemsOf(await change('base-price', { 'base-price': wrong }))]).toEqual([
      wrong,
      ['400 /data/attributes/base-price'],
    ]);
  }
  expect((await change('base-price', { 'base-price': 10 })).status).toBe(200);
  expect(await attributes('base-price')).toEqual({ 'base-price': 10 });
});

test('a listing without a base price shows null and takes that back', async () => {
  const { attributes, change, set } = await seedCustomizedListing(api, { listing: { basePrice: null } });
  expect(await attributes('base-price')).toEqual({ 'base-price': null });
  expect((await change('base-price', { 'base-price': null })).status).toBe(200);
  expect(await set('base-price', { 'base-price': 140 })).toEqual({ 'base-price': 140 });
});

test('prices, fees and minimum stay are the listing’s own, with the time of their change', async () => {
  const { set, listing, token } = await seedCustomizedListing(api);
  await set('base-price', { 'base-price': 150 });
  await set('min-max-prices', { 'min-price': 99.6, 'max-price': 400 });
  await set('min-stays', { 'min-stay': 3 });
  await set('extra-guest-fees', { 'extra-guest-fee': 12.345, 'extra-guest-threshold': 4 });
  const { json } = await api.request('GET', `/api/v1/listings/${listing.id}/`, { token });
  const now = api.context.now().toISOString();
  expect(json.data.attributes).toMatchObject({
    'base-price': 150,
    'base-price-updated-at': now,
    'min-price': 100,
    'min-price-updated-at': now,
    'max-price': 400,
    'min-stay': 3,
    'extra-guest-fee': 12.35,
    'extra-guest-threshold': 4,
  });
});

test('a price that stays what it was keeps the time of its last change', async () => {
  const { set, listing, token } = await seedCustomizedListing(api);
  await set('min-max-prices', { 'min-price': 90 });
  await set('min-max-prices', { 'max-price': 500, 'min-price': 90 });
  api.clock.advance(60_000);
  await set('min-max-prices', { 'max-price': 501 });
  const { json } = await api.request('GET', `/api/v1/listings/${listing.id}/`, { token });
  expect(Date.parse(json.data.attributes['min-price-updated-at'])).toBe(api.context.now().getTime() - 60_000);
});

test('a fee may be 0, but not negative; at least one guest is included', async () => {
  const { change } = await seedCustomizedListing(api);
  expect((await change('extra-guest-fees', { 'extra-guest-fee': 0 })).status).toBe(200);
  const wrong = { 'extra-guest-fee': -1, 'extra-guest-threshold': 0 };
  expect(problemsOf(await change('extra-guest-fees', wrong))).toEqual([
    '400 /data/attributes/extra-guest-fee',
    '400 /data/attributes/extra-guest-threshold',
  ]);
});

test.each([
  [{ 'min-price': 4 }, 'min-price'],
  [{ 'monthly-min-price': 4.99 }, 'monthly-min-price'],
  [{ 'min-price': 300, 'max-price': 200 }, 'min-price'],
  [{ 'seasonal-prices': [{ ...summer, 'min-price': 300, 'max-price': 299 }] }, 'seasonal-prices/0/min-price'],
  [
    { 'seasonal-monthly-prices': [{ ...summer, 'monthly-min-price': 90, 'monthly-max-price': 80 }] },
    'seasonal-monthly-prices/0/monthly-min-price',
  ],
  [{ 'max-price': 200, 'seasonal-prices': [{ ...summer, 'min-price': 201 }] }, 'seasonal-prices/0/min-price'],
  [{ 'min-price': 100, 'seasonal-prices': [{ ...summer, 'max-price': 99 }] }, 'min-price'],
  [{ 'max-price': 200, 'day-of-week-min-prices': weekendsFrom(250) }, 'day-of-week-min-prices/4/min-price'],
  [
    { 'max-price': 200, 'seasonal-day-of-week-min-prices': [{ ...summer, 'min-prices': weekendsFrom(250) }] },
    'seasonal-day-of-week-min-prices/0/min-prices/4/min-price',
  ],
  [{ 'min-price': 100.6, 'max-price': 100.4 }, 'min-price'],
])('%j is refused: no minimum is above the maximum of its night', async (attributes, place) => {
  const { change } = await seedCustomizedListing(api);
  expect(problemsOf(await change('min-max-prices', attributes))).toEqual([`400 /data/attributes/${place}`]);
});

test('a limit is measured against those that stay, and the one that is sent is named', async () => {
  const { change, set } = await seedCustomizedListing(api);
  await set('min-max-prices', {
    'min-price': 100,
    'max-price': 400,
    'seasonal-prices': [{ ...summer, 'min-price': 300 }],
  });
  const problems = async (attributes: object) => problemsOf(await change('min-max-prices', attributes));
  expect(await problems({ 'max-price': 99 })).toEqual(['400 /data/attributes/max-price']);
  expect(await problems({ 'max-price': 250 })).toEqual(['400 /data/attributes/max-price']);
  expect(await problems({ 'min-price': 401 })).toEqual(['400 /data/attributes/min-price']);
  await set('min-max-prices', { 'max-price': 250, 'seasonal-prices': [] });
});

test('a season’s own maximum lets its minimum pass the usual maximum', async () => {
  const { set } = await seedCustomizedListing(api);
  await set('min-max-prices', {
    'max-price': 200,
    'seasonal-prices': [{ ...summer, 'min-price': 300, 'max-price': 900 }],
  });
});

test('the limits of a season act on its nights, of weekdays on theirs, the stronger rule on both', async () => {
  const { set, nights } = await seedCustomizedListing(api);
  await set('min-max-prices', {
    'min-price': 60,
    'max-price': 900,
    'day-of-week-min-prices': weekendsFrom(80),
    'seasonal-prices': [{ ...summer, 'min-price': 300, 'max-price': 320 }],
    'seasonal-day-of-week-min-prices': [
      {
        'start-date': '2026-08-01',
        'end-date': '2026-08-31',
        rollover: true,
        'min-prices': weekendsFrom(310),
      },
    ],
  });
  const byDate = new Map((await nights(0, 430)).map((night) => [night.date, night]));
  const limits = (date: string) => [
    byDate.get(date)!['effective-min-price'],
    byDate.get(date)!['effective-max-price'],
  ];
  expect(limits('2026-06-30')).toEqual([60, 900]);
  expect(limits('2026-06-26')).toEqual([80, 900]); // a Friday
  expect(limits('2026-07-01')).toEqual([300, 320]);
  expect(limits('2026-07-03')).toEqual([300, 320]); // a Friday
  expect(limits('2026-08-07')).toEqual([310, 320]); // a Friday
  expect(limits('2027-08-06')).toEqual([310, 320]); // a Friday a year later
  for (const night of byDate.values()) {
    expect(night.price).toBeGreaterThanOrEqual(night['effective-min-price']);
    expect(night.price).toBeLessThanOrEqual(night['effective-max-price']!);
  }
});

test('a base price moves every night', async () => {
  const { set, nights } = await seedCustomizedListing(api);
  const before = await nights(0, 30);
  await set('base-price', { 'base-price': 240 });
  const after = await nights(0, 30);
  for (const [night, { price }] of before.entries()) {
    expect(Math.abs(after[night]!.price - 2 * price)).toBeLessThanOrEqual(2);
  }
});
