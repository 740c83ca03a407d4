import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingFacts } from './estimate-base-price.ts';
import { chooseSimilar, similarity } from './similar-listings.ts';

const LISTING: ListingFacts = {
  latitude: 38.7,
  longitude: -9.4,
  roomType: 'entire-home',
  bedrooms: 2,
  bathrooms: 1,
  accommodates: 4,
  rating: 4.8,
  amenitiesCount: 30,
};
const KM = 1 / 111.2;

test.each<[string, Partial<ListingFacts>, number]>([
  ['nothing', {}, 100],
  ['one kilometre', { latitude: 38.7 + KM }, 70],
  ['one bedroom', { bedrooms: 3 }, 70],
  ['one bathroom', { bathrooms: 2 }, 82],
  ['one guest', { accommodates: 5 }, 91],
  ['half a star', { rating: 4.3 }, 79],
  ['ten amenities', { amenitiesCount: 40 }, 94],
  ['bedrooms that are not known', { bedrooms: null }, 84],
  ['another town', { latitude: 39.7 }, 12],
])('%s apart: as alike as %3$s of 100', (_, differences, expected) => {
  expect(similarity(LISTING, { ...LISTING, ...differences })).toBe(expected);
});

const named = (name: string, differences: Partial<ListingFacts> = {}) => ({
  ...LISTING,
  ...differences,
  name,
});
const many = (name: string, count: number, differences: Partial<ListingFacts> = {}) =>
  Array.from({ length: count }, (_, index) =>
    named(`${name} ${index}`, { latitude: LISTING.latitude + index * 0.01 * KM, ...differences }),
  );
const names = (chosen: { name: string }[]) => chosen.map(({ name }) => name);

describe('what a listing is compared with', () => {
  test('is of its own kind', () => {
    const room = named('room', { roomType: 'private-room' });
    expect(names(chooseSimilar(LISTING, [room, named('home')]))).toEqual(['home']);
  });

  test('is the nearest of those that are alike in the rest', () => {
    expect(names(chooseSimilar(LISTING, many('home', 30).toReversed())).slice(0, 3)).toEqual([
      'home 0',
      'home 1',
      'home 2',
    ]);
  });

  test('is never more than twenty', () => {
    expect(chooseSimilar(LISTING, many('home', 60))).toHaveLength(20);
  });

  test('is of its own size before any other, however near that is', () => {
    const next = many('larger', 15, { bedrooms: 3, latitude: LISTING.latitude });
    const far = many('far', 12, { latitude: LISTING.latitude + 2 * KM });
    expect(names(chooseSimilar(LISTING, [...next, ...far])).every((name) => name.startsWith('far'))).toBe(
      true,
    );
  });

  test('is filled up to ten with other sizes, the most alike first', () => {
    const own = many('own', 4);
    const larger = many('larger', 4, { bedrooms: 3 });
    const palace = many('palace', 9, { bedrooms: 7 });
    expect(
      names(chooseSimilar(LISTING, [...palace, ...larger, ...own])).map((name) => name.split(' ')[0]),
    ).toEqual([...Array(4).fill('own'), ...Array(4).fill('larger'), ...Array(2).fill('palace')]);
  });

  test('is filled up to ten with what is hardly alike, and not beyond', () => {
    const hardly = many('hardly', 15, { latitude: LISTING.latitude + 8 * KM });
    expect(chooseSimilar(LISTING, [...many('own', 3), ...hardly])).toHaveLength(10);
    expect(chooseSimilar(LISTING, [...many('own', 13), ...hardly])).toHaveLength(13);
  });

  test('is everything of its kind where there is little', () => {
    expect(chooseSimilar(LISTING, many('home', 3, { bedrooms: 6 }))).toHaveLength(3);
    expect(chooseSimilar(LISTING, [])).toEqual([]);
  });

  test('may have any size where its own is not known', () => {
    const sizes = [...many('one', 8, { bedrooms: 1 }), ...many('two', 8, { bedrooms: 2 })];
    expect(chooseSimilar({ ...LISTING, bedrooms: null }, sizes)).toHaveLength(16);
  });
});

const fact = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
const facts: fc.Arbitrary<ListingFacts> = fc.record({
  latitude: fc.double({ min: 38.6, max: 38.8, noNaN: true }),
  longitude: fc.double({ min: -9.5, max: -9.3, noNaN: true }),
  roomType: fc.constantFrom('entire-home', 'private-room', 'shared-room', 'hotel-room'),
  bedrooms: fact(fc.integer({ min: 0, max: 8 })),
  bathrooms: fact(fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2)),
  accommodates: fact(fc.integer({ min: 1, max: 16 })),
  rating: fact(fc.double({ min: 0, max: 5, noNaN: true })),
  amenitiesCount: fact(fc.integer({ min: 0, max: 80 })),
});

test('whatever is on the market: the choice is bounded, of the kind, without repetition and in order', () => {
  fc.assert(
    fc.property(facts, fc.array(facts, { maxLength: 80 }), (listing, candidates) => {
      const chosen = chooseSimilar(listing, candidates);
      const ofKind = candidates.filter(({ roomType }) => roomType === listing.roomType);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.every((one) => ofKind.includes(one))).toBe(true);
      expect(chosen.length).toBeGreaterThanOrEqual(Math.min(10, ofKind.length));
      expect(chosen.length).toBeLessThanOrEqual(20);
      const sizes = chosen.map(({ bedrooms }) => listing.bedrooms === null || bedrooms === listing.bedrooms);
      expect(sizes).toEqual(sizes.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});

test('whatever is on the market: the order of the candidates decides nothing, and all are 0…100 alike', () => {
  fc.assert(
    fc.property(facts, fc.uniqueArray(facts, { maxLength: 40 }), (listing, candidates) => {
      const alike = (chosen: ListingFacts[]) => chosen.map((one) => similarity(listing, one));
      const chosen = alike(chooseSimilar(listing, candidates));
      expect(alike(chooseSimilar(listing, candidates.toReversed()))).toEqual(chosen);
      expect(chosen.every((score) => score >= 0 && score <= 100)).toBe(true);
    }),
  );
});
