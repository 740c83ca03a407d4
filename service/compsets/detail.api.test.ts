import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeRates, markets, observedListings } from '../db/schema/index.ts';
import { upsertRates } from '../rates/queries.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type CompsetListing, seedCompsetListing } from '../testing/compsets.ts';
import { todayIn } from '../testing/markets.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const OPEN = 'o'.repeat(200);
const TWENTY_BOOKED = 'b'.repeat(20) + OPEN;

/** A listing among ten homes: seven have nights, from yesterday on. */
async function seedTen(
  options: Parameters<typeof seedCompsetListing>[1] = {},
  letters = `o${TWENTY_BOOKED}`,
) {
  const seeded = await seedCompsetListing(api, options);
  await seeded.observe(10, (index) => (index < 7 ? { nights: seeded.nights(-1, letters) } : {}));
  await seeded.update();
  return seeded;
}

const firstMember = async ({ detail }: CompsetListing, query = '') => {
  const [member] = (await detail(query)).members;
  if (!member) throw new Error('There is no member.');
  return member;
};

test('the source is the listing as it is', async () => {
  const seeded = await seedTen({
    listing: {
      address: 'Rua Direita 4',
      city: 'Cascais',
      state: 'Lisboa',
      country: 'PT',
      bathrooms: '1.5',
      minStay: 3,
    },
    market: { name: 'Cascais for the source' },
  });
  await seeded.review(10, 5);
  await seeded.review(20, 4);
  const { source, 'matched-airbnb-id': matched } = await seeded.detail();
  expect(source).toMatchObject({
    bedrooms: 2,
    bathrooms: 1.5,
    latitude: 38.7,
    longitude: -9.4,
    address: 'Rua Direita 4',
    city: 'Cascais',
    state: 'Lisboa',
    country: 'PT',
    market: 'Cascais for the source',
    currency: 'EUR',
    'base-price': 120,
    'min-stay': 3,
    metrics: { rating: 4.6, 'reviews-count': 2, 'average-service-fee': null },
  });
  expect(matched).toBeNull();
});

test('the source is measured over its next 30 and 90 nights, today’s first', async () => {
  const seeded = await seedTen();
  await seeded.post(-5, Array(100).fill(80));
  await seeded.book(-3, 6, { adr: '70' });
  await seeded.block(3, 5);
  await seeded.book(29, 2, { adr: '100' });
  await seeded.book(90, 5, { adr: '900' });
  const { metrics } = (await seeded.detail()).source;
  expect(metrics).toMatchObject({
    'thirty-day-price': 80,
    'ninety-day-price': 80,
    'thirty-day-adr': 77.5,
    'ninety-day-adr': 82,
    'thirty-day-booked': 13.33,
    'ninety-day-booked': 5.56,
    'thirty-day-availability': 76.67,
    'ninety-day-availability': 91.11,
    'thirty-day-min-stays': 1,
    'ninety-day-min-stays': 1,
  });
});

test('without a booking there is no booked rate, without a price no posted one; zero is a measurement', async () => {
  const seeded = await seedTen({ listing: { basePrice: null } });
  const { source } = await seeded.detail();
  expect(source['base-price']).toBeNull();
  expect(source['health-score']).toBeNull();
  expect(source.metrics).toMatchObject({
    'thirty-day-price': null,
    'thirty-day-adr': null,
    'thirty-day-booked': 0,
    'thirty-day-availability': 100,
    'thirty-day-min-stays': null,
    'reviews-count': null,
  });
});

test('what is asked for a night is the posted price, else the calendar’s', async () => {
  const seeded = await seedTen();
  await seeded.post(0, Array(10).fill(1000));
  const later = await seeded.calendarNights(10, 29);
  const sum = later.reduce((total, { price }) => total + price, 10 * 1000);
  const { metrics } = (await seeded.detail()).source;
  expect(metrics['thirty-day-price']).toBeCloseTo(sum / 30, 2);
});

test('a member is what its market shows of it', async () => {
  const seeded = await seedTen();
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
  const seeded = await seedTen();
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
  const seeded = await seedTen({}, OPEN);
  await seeded.post(0, Array(90).fill(100));
  expect((await seeded.detail()).source['health-score']).toBeNull();
  await seeded.book(0, 10);
  expect((await seeded.detail()).source['health-score']).toBe(100);

  const busy = await seedTen();
  await busy.post(0, Array(90).fill(100));
  await busy.book(0, 20);
  expect((await busy.detail()).source['health-score']).toBe(50);
  await busy.post(0, Array(90).fill(200));
  expect((await busy.detail()).source['health-score']).toBe(67);
});

test('performance is of the nights from today to 90 days on, the listing beside all members together', async () => {
  const seeded = await seedTen();
  await seeded.post(0, Array(91).fill(80));
  await seeded.book(0, 7, { adr: '70' });
  const { performance } = await seeded.detail();
  expect(performance).toEqual({
    'start-date': seeded.dayAt(0),
    'end-date': seeded.dayAt(90),
    currency: 'EUR',
    'main-listing-metrics': {
      'average-posted-rate': 80,
      occupancy: 7.69,
      'average-min-stay': 1,
      'average-booked-rate': 70,
      'adj-occupancy': 7.69,
    },
    'aggregated-metrics': {
      'average-posted-rate': 100,
      occupancy: 21.98,
      'average-min-stay': 2,
      'average-booked-rate': 100,
      'adj-occupancy': 21.98,
      'number-of-nearby-listings': 7,
    },
  });
});

test('all members’ nights weigh alike, and a block is none that could be had', async () => {
  const seeded = await seedCompsetListing(api);
  await seeded.observe(1, { nights: seeded.nights(0, 'bbbb', 100, 1) });
  await seeded.observe(1, { nights: seeded.nights(0, 'oo', 250, 4) });
  await seeded.observe(1, { nights: seeded.nights(0, 'b'.repeat(30), 900, 9) });
  await seeded.observe(1);
  await seeded.update();
  const { performance } = await seeded.detail(seeded.range(0, 3));
  expect(performance['aggregated-metrics']).toEqual({
    'average-posted-rate': 150,
    occupancy: 40,
    'average-min-stay': 2,
    'average-booked-rate': 100,
    'adj-occupancy': 66.67,
    'number-of-nearby-listings': 3,
  });
});

test('nights that are over, or that no feed shows, are null', async () => {
  const seeded = await seedTen();
  await seeded.book(-20, 5, { adr: '70' });
  const past = (await seeded.detail(seeded.range(-20, -11))).performance;
  expect(past['main-listing-metrics']).toEqual({
    'average-posted-rate': null,
    occupancy: 50,
    'average-min-stay': null,
    'average-booked-rate': 70,
    'adj-occupancy': 50,
  });
  const nothing = {
    'average-posted-rate': null,
    occupancy: null,
    'average-min-stay': null,
    'average-booked-rate': null,
    'adj-occupancy': null,
    'number-of-nearby-listings': 0,
  };
  expect(past['aggregated-metrics']).toEqual(nothing);
  expect((await seeded.detail(seeded.range(3000, 3010))).performance['aggregated-metrics']).toEqual(nothing);
});

test('amounts are told in the listing’s currency, each at the rate of its night', async () => {
  const seeded = await seedTen({ listing: { currency: 'USD' }, market: { currency: 'JPY' } });
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
  const seeded = await seedTen({ market: { currency: 'JPY' } });
  const { members, performance } = await seeded.detail();
  expect(members[0]?.metrics).toMatchObject({
    'thirty-day-price': null,
    'thirty-day-adr': null,
    'base-price': null,
    'thirty-day-booked': 66.67,
  });
  expect(performance['aggregated-metrics']).toMatchObject({ 'average-posted-rate': null, occupancy: 21.98 });
});

test('a multi-unit listing is told as all of its units', async () => {
  const seeded = await seedTen();
  const { user, listing, place } = seeded;
  const units = [];
  for (let n = 0; n < 2; n++) {
    units.push(await api.seedListing(user, { ...place, parentId: listing.id }, listing.accountId));
  }
  await api.context.database.settle();
  await seeded.book(0, 2, { listingId: units[0]?.id ?? 0, adr: '50' });
  const { performance } = await seeded.detail(seeded.range(0, 1));
  expect(performance['main-listing-metrics']).toMatchObject({ occupancy: 50, 'average-booked-rate': 50 });
});

test('a comp set is there for its owner’s application and its own user', async () => {
  const seeded = await seedTen();
  const id = await seeded.idOf();
  const path = `/api/v1/compsets/${id}/`;
  const stranger = await api.token(await api.createApplication());
  expect(problemsOf(await api.request('GET', path, { token: stranger }))).toEqual(['404']);
  const colleague = await api.createUser(seeded.application);
  const other = await api.token(seeded.application, { user: colleague });
  expect(problemsOf(await api.request('GET', path, { token: other }))).toEqual(['404']);
  const viewer = await api.createCredential(seeded.user.id, { permission: 'View' });
  const viewing = await api.token(seeded.application, { user: seeded.user, credentialId: viewer });
  expect((await api.request('GET', path, { token: viewing })).status).toBe(200);
  for (const unknown of ['999999999', 'x']) {
    const answer = await api.request('GET', `/api/v1/compsets/${unknown}/`, { token: seeded.token });
    expect(problemsOf(answer)).toEqual(['404']);
  }
});

test('fields and include are for the detail too', async () => {
  const seeded = await seedTen();
  const { json } = await seeded.read(
    '?fields[compsets]=title,performance&include=listing&fields[listings]=title',
  );
  expect(Object.keys(json.data.attributes)).toEqual(['title', 'performance']);
  expect(json.data).not.toHaveProperty('relationships');
  expect(json.included).toEqual([
    { type: 'listings', id: String(seeded.listing.id), attributes: { title: 'Harbour Loft' } },
  ]);
});
