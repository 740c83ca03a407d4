import { expect, test } from 'vitest';
import type { PricedListing } from '../calendar/calendars.ts';
import { basePriceReason, marketOccupancy } from './base-price-reason.ts';

const proposed = (modelledPrice: number, ownOccupancy: number, marketOccupancy = 0.5) =>
  basePriceReason({ basePrice: 100, modelledPrice, ownOccupancy, marketOccupancy })?.modelledPrice ?? null;

test('a difference of up to 5 % is no reason', () => {
  expect([95, 96, 100, 104, 105].map((price) => proposed(price, price > 100 ? 0.9 : 0.1))).toEqual(
    Array(5).fill(null),
  );
  expect([proposed(94, 0.1), proposed(106, 0.9)]).toEqual([94, 106]);
});

test('only a listing that books better than its market is raised, and only one that books worse is lowered', () => {
  expect([proposed(120, 0.6), proposed(120, 0.5), proposed(120, 0.4)]).toEqual([120, null, null]);
  expect([proposed(80, 0.6), proposed(80, 0.5), proposed(80, 0.4)]).toEqual([null, null, 80]);
});

test('a market that was observed today serves where it is still yesterday, and no earlier', () => {
  const occupancy = { all: {} };
  const observed = { onTheBooks: new Float32Array(100).fill(0.25) };
  const model = { asOf: 20_000, occupancy: new Proxy(occupancy, { get: () => observed }) };
  const at = (today: number) =>
    marketOccupancy({ row: { bedrooms: 2 }, today, model } as unknown as PricedListing);
  expect([at(20_001), at(20_000), at(19_999), at(19_998)]).toEqual([0.25, 0.25, 0.25, null]);
});
