import { describe, expect, test } from 'vitest';
import type { ListingFacts } from './estimate-base-price.ts';
import { estimateBasePrice } from './estimate-base-price.ts';
import type { ObservedListing } from './observed-listing.ts';
import { unknownNights } from './observed-listing.ts';

const flat: ListingFacts = {
  latitude: 49.45,
  longitude: 11.07,
  roomType: 'entire-home',
  bedrooms: 1,
  bathrooms: 1,
  accommodates: 2,
  rating: 4.8,
  amenitiesCount: 30,
};

function comp(price: number | null, changes: Partial<ObservedListing> = {}): ObservedListing {
  return {
    ...flat,
    id: 'x',
    name: null,
    hostId: null,
    neighbourhood: null,
    propertyType: null,
    price,
    minNights: 1,
    reviewsCount: 5,
    observedOn: 20_000,
    nights: unknownNights(20_000, 0),
    ...changes,
  };
}

const many = (price: number, changes: Partial<ObservedListing> = {}) =>
  Array.from({ length: 12 }, (_, index) => comp(price * (0.94 + index * 0.01), changes));

describe('the base price', () => {
  test('follows similar listings rather than merely near ones', () => {
    const bigNextDoor = many(400, { bedrooms: 4, bathrooms: 3, accommodates: 9 });
    const alikeOverThere = many(100, { latitude: 49.456 });
    const estimate = estimateBasePrice(flat, [...bigNextDoor, ...alikeOverThere]);
    expect(estimate?.basePrice).toBeGreaterThan(90);
    expect(estimate?.basePrice).toBeLessThan(125);
  });

  test('grows with bedrooms where only smaller homes are seen', () => {
    const small = many(100);
    const large = estimateBasePrice({ ...flat, bedrooms: 3, bathrooms: 2, accommodates: 6 }, small);
    expect(large?.basePrice).toBeGreaterThan(140);
  });

  test('lies in the middle of its range and does not follow one absurd price', () => {
    const estimate = estimateBasePrice(flat, [...many(100), comp(20_000)]);
    expect(estimate?.basePrice).toBeLessThan(110);
    expect(estimate?.low).toBeLessThanOrEqual(estimate?.basePrice ?? 0);
    expect(estimate?.high).toBeGreaterThanOrEqual(estimate?.basePrice ?? Number.POSITIVE_INFINITY);
  });

  test('exists for a listing of which only the place and the kind are known', () => {
    const unknown = {
      ...flat,
      bedrooms: null,
      bathrooms: null,
      accommodates: null,
      rating: null,
      amenitiesCount: null,
    };
    const estimate = estimateBasePrice(unknown, many(100));
    expect(estimate?.basePrice).toBeGreaterThanOrEqual(98);
    expect(estimate?.basePrice).toBeLessThanOrEqual(102);
  });

  test('is whole, at least ten, and absent without three comparable listings', () => {
    expect(estimateBasePrice(flat, many(3))?.basePrice).toBe(10);
    expect(Number.isInteger(estimateBasePrice(flat, many(123.456))?.basePrice)).toBe(true);
    expect(estimateBasePrice(flat, [comp(100), comp(110), comp(null)])).toBeNull();
    expect(estimateBasePrice(flat, many(100, { roomType: 'private-room' }))).toBeNull();
  });
});
