import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedTenHomes } from '../testing/compsets.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('the source is the listing as it is', async () => {
  const market = `Cascais ${crypto.randomUUID()}`;
  const seeded = await seedTenHomes(api, {
    listing: {
      address: 'Rua Direita 4',
      city: 'Cascais',
      state: 'Lisboa',
      country: 'PT',
      bathrooms: '1.5',
      minStay: 3,
    },
    market: { name: market },
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
    market,
    currency: 'EUR',
    'base-price': 120,
    'min-stay': 3,
    metrics: { rating: 4.6, 'reviews-count': 2, 'average-service-fee': null },
  });
  expect(matched).toBeNull();
});

test('the source is measured over its next 30 and 90 nights, today’s first', async () => {
  const seeded = await seedTenHomes(api);
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
  const seeded = await seedTenHomes(api, { listing: { basePrice: null } });
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
  const seeded = await seedTenHomes(api);
  await seeded.post(0, Array(10).fill(1000));
  const later = await seeded.calendarNights(10, 29);
  const sum = later.reduce((total, { price }) => total + price, 10 * 1000);
  const { metrics } = (await seeded.detail()).source;
  expect(metrics['thirty-day-price']).toBeCloseTo(sum / 30, 2);
});

test('a comp set is there for its owner’s application and its own user', async () => {
  const seeded = await seedTenHomes(api);
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
  const seeded = await seedTenHomes(api);
  const { json } = await seeded.read(
    '?fields[compsets]=title,performance&include=listing&fields[listings]=title',
  );
  expect(Object.keys(json.data.attributes)).toEqual(['title', 'performance']);
  expect(json.data).not.toHaveProperty('relationships');
  expect(json.included).toEqual([
    { type: 'listings', id: String(seeded.listing.id), attributes: { title: 'Harbour Loft' } },
  ]);
});
