import { expect, test } from 'vitest';
import { basePriceReason } from './base-price-reason.ts';

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
