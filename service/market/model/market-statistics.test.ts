import { expect, test } from 'vitest';
import { marketStatistics } from './market-statistics.ts';
import type { ObservedListing } from './observed-listing.ts';
import { AVAILABLE, NOT_AVAILABLE, UNKNOWN } from './observed-listing.ts';

function home(states: number[], price: number, changes: Partial<ObservedListing> = {}): ObservedListing {
  return {
    id: 'x',
    name: null,
    hostId: null,
    latitude: 0,
    longitude: 0,
    neighbourhood: null,
    roomType: 'entire-home',
    propertyType: null,
    accommodates: 2,
    bedrooms: 1,
    bathrooms: 1,
    price,
    minNights: 1,
    rating: null,
    reviewsCount: 0,
    amenitiesCount: null,
    observedOn: 20_000,
    nights: {
      firstDay: 20_000,
      available: Uint8Array.from(states),
      price: new Float32Array(states.length).fill(price),
      minNights: new Uint16Array(states.length),
    },
    ...changes,
  };
}

const rowOf = (listings: ObservedListing[], cohort: string, day = 20_000) =>
  marketStatistics(listings, 19_900, 20_400).find((row) => row.cohort === cohort && row.day === day);

test('occupancy is booked nights over comparable nights, quantiles are of posted prices', () => {
  const homes = [100, 200, 300, 400].map((price, index) =>
    home([index === 0 ? NOT_AVAILABLE : AVAILABLE], price),
  );
  expect(rowOf(homes, 'all')).toEqual({
    cohort: 'all',
    day: 20_000,
    listingCount: 4,
    availableCount: 3,
    nightCount: 4,
    occupancy: 0.25,
    quantiles: [130, 175, 250, 325, 370],
  });
});

test('studios and one-bedrooms are one cohort; a home without bedroom count is only in all', () => {
  const homes = [0, 1, 2, 5, null].map((bedrooms) => home([AVAILABLE], 100, { bedrooms }));
  const counts = ['all', '0-1', '2', '3', '4+'].map((cohort) => rowOf(homes, cohort)?.listingCount);
  expect(counts).toEqual([5, 2, 1, undefined, 1]);
});

test('four and more bedrooms are one cohort of the model, and each count is one of its own', () => {
  const homes = [3, 4, 4, 6].map((bedrooms) => home([AVAILABLE], 100 * bedrooms, { bedrooms }));
  const room = home([AVAILABLE], 100, { bedrooms: 6, roomType: 'private-room' });
  const cohorts = ['3', '4', '5', '6', '4+'];
  expect(cohorts.map((cohort) => rowOf([...homes, room], cohort)?.listingCount)).toEqual([
    1,
    2,
    undefined,
    1,
    3,
  ]);
  const four = [380, 400, 420].map((price) => home([AVAILABLE], price, { bedrooms: 4 }));
  const nine = home([AVAILABLE], 9_000, { bedrooms: 9 });
  expect(rowOf([...four, nine], '4')?.quantiles?.[2]).toBe(400);
});

test('private rooms and unknown nights are not compared, long blocks only counted', () => {
  const block = Array.from({ length: 21 }, () => NOT_AVAILABLE);
  const stay = [...Array.from({ length: 20 }, () => NOT_AVAILABLE), AVAILABLE];
  const homes = [
    home([AVAILABLE], 100),
    home([AVAILABLE], 100, { roomType: 'private-room' }),
    home([UNKNOWN], 100),
    home(block, 100),
    home(stay, 100),
  ];
  expect(rowOf(homes, 'all')).toMatchObject({
    listingCount: 2,
    availableCount: 1,
    nightCount: 3,
    occupancy: 0.5,
  });
});

test('two prices make no quantile', () => {
  expect(rowOf([home([AVAILABLE], 100), home([AVAILABLE], 200)], 'all')?.quantiles).toBeNull();
});
