import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets, observedListings } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type CompsetListing, seedCompsetListing, seedTenHomes } from '../testing/compsets.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const firstMember = async ({ detail }: CompsetListing, query = '') => {
  const [member] = (await detail(query)).members;
  if (!member) throw new Error('There is no member.');
  return member;
};

test('a member is what its market shows of it', async () => {
  const seeded = await seedTenHomes(api);
  await api.context.db
    .update(observedListings)
    .set({
      url: 'https://rent.example/0',
      image: 'https://pictures.example/0.jpg',
      rating: 4.73,
      bathrooms: 1.5,
    })
    .where(eq(observedListings.marketId, seeded.place.marketId));
  const member = await firstMember(seeded);
  expect(member).toEqual({
    channel: 'test',
    'channel-listing-id': expect.any(String),
    title: 'Home 0',
    url: 'https://rent.example/0',
    image: 'https://pictures.example/0.jpg',
    bedrooms: 2,
    bathrooms: 1.5,
    'room-type': 'entire-home',
    latitude: 38.7,
    longitude: -9.4,
    'distance-km': 0,
    similarity: expect.any(Number),
    rating: 4.73,
    'reviews-count': 12,
    'health-score': 50,
    metrics: {
      'thirty-day-price': 100,
      'ninety-day-price': 100,
      'thirty-day-adr': 100,
      'ninety-day-adr': 100,
      'thirty-day-booked': 66.67,
      'ninety-day-booked': 22.22,
      'thirty-day-availability': 33.33,
      'ninety-day-availability': 77.78,
      'thirty-day-min-stays': 2,
      'ninety-day-min-stays': 2,
      'thirty-day-adj-occupancy': 66.67,
      'ninety-day-adj-occupancy': 22.22,
      'thirty-day-booked-rate': 100,
      'ninety-day-booked-rate': 100,
      'base-price': 100,
      currency: 'EUR',
      rating: 4.73,
      'reviews-count': 12,
      'average-service-fee': null,
    },
  });
});

test('a member that is only known by its description has no figures, which is not zero', async () => {
  const seeded = await seedTenHomes(api);
  await api.context.db
    .update(observedListings)
    .set({ nights: null, rating: null, reviewsCount: null, price: null, title: null, bathrooms: null })
    .where(eq(observedListings.marketId, seeded.place.marketId));
  const { metrics, ...member } = await firstMember(seeded);
  expect(member).toMatchObject({
    title: null,
    url: null,
    image: null,
    bathrooms: null,
    rating: null,
    'reviews-count': null,
    'health-score': null,
  });
  const { currency, ...figures } = metrics;
  expect(currency).toBe('EUR');
  expect(new Set(Object.values(figures))).toEqual(new Set([null]));
});

test('members are told the most alike first, with their distance from the listing', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(10, (index) => ({ latitude: 38.7 + (10 - index) / 111.195 }));
  await seeded.update();
  const { members } = await seeded.detail();
  const distances = members.map((member) => member['distance-km'] ?? Number.NaN);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances[0]).toBeCloseTo(1, 2);
  const alike = members.map(({ similarity }) => similarity ?? Number.NaN);
  expect(alike).toEqual(alike.toSorted((a, b) => b - a));
  expect(alike[0]).toBeGreaterThan(alike.at(-1) ?? 100);
});

test('an address that is known by the channel alone is told', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(3, (index) => ({ externalId: `4${index}` }));
  const source = { source: 'inside-airbnb' };
  await api.context.db.update(markets).set(source).where(eq(markets.id, seeded.place.marketId));
  await seeded.update();
  expect(await firstMember(seeded)).toMatchObject({
    channel: 'airbnb',
    'channel-listing-id': '40',
    url: 'https://www.airbnb.com/rooms/40',
  });
});

test('the health score compares with the middle of the set', async () => {
  const seeded = await seedTenHomes(api, {}, 'o'.repeat(200));
  await seeded.post(0, Array(90).fill(100));
  expect((await seeded.detail()).source['health-score']).toBeNull();
  await seeded.book(0, 10);
  expect((await seeded.detail()).source['health-score']).toBe(100);

  const busy = await seedTenHomes(api);
  await busy.post(0, Array(90).fill(100));
  await busy.book(0, 20);
  expect((await busy.detail()).source['health-score']).toBe(50);
  await busy.post(0, Array(90).fill(200));
  expect((await busy.detail()).source['health-score']).toBe(67);
});
