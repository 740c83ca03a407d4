import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCompsetListing, seedTenHomes } from '../testing/compsets.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('performance is of the nights from today to 90 days on, the listing beside all members together', async () => {
  const seeded = await seedTenHomes(api);
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
  const seeded = await seedTenHomes(api);
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

test('a multi-unit listing is told as all of its units', async () => {
  const seeded = await seedTenHomes(api);
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
