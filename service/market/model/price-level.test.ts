import { expect, test } from 'vitest';
import type { MarketBooking } from './booking-curve.ts';
import type { DailyIndex } from './daily-index.ts';
import { defaultSeasonality, defaultWeekday } from './defaults.ts';
import { fitLevel } from './price-level.ts';

const asOf = 20_000;
const usual = {
  seasonality: defaultSeasonality(50).map(() => 1),
  weekday: defaultWeekday().map(() => 1),
  events: [],
};
const noIndex: DailyIndex = {
  firstDay: 0,
  logRatio: new Float64Array(0),
  listings: new Uint32Array(0),
  varyingListings: 0,
};

/** Listings that were booked at `older` for months and at `recent` for the last weeks. */
function bookings(older: number, recent: number, listings: number): MarketBooking[] {
  return Array.from({ length: listings }, (_, which) => which).flatMap((which) =>
    [300, 250, 200, 150, 100, 40, 20, 10].map((age) => ({
      listingId: `l${which}`,
      bookedOn: asOf - age,
      checkIn: asOf - age + 5,
      checkOut: asOf - age + 7,
      nightlyRate: (age > 56 ? older : recent) * (50 + which),
      cancelledOn: null,
    })),
  );
}

test('rates of recent bookings above the older ones lift the level', () => {
  expect(fitLevel(bookings(1, 1.1, 200), noIndex, usual, asOf)).toBeCloseTo(1.1, 1);
  expect(fitLevel(bookings(1, 0.9, 200), noIndex, usual, asOf)).toBeLessThan(0.93);
});

test('a handful of bookings moves it a little, none not at all', () => {
  const few = fitLevel(bookings(1, 1.2, 2), noIndex, usual, asOf);
  expect(few).toBeGreaterThan(1);
  expect(few).toBeLessThan(1.05);
  expect(fitLevel([], noIndex, usual, asOf)).toBe(1);
});

test('it never moves beyond a quarter, whatever the rates', () => {
  expect(fitLevel(bookings(1, 9, 400), noIndex, usual, asOf)).toBeCloseTo(1.25, 6);
  expect(fitLevel(bookings(9, 1, 400), noIndex, usual, asOf)).toBeCloseTo(1 / 1.25, 6);
});

test('bookings that were cancelled or made after the day teach nothing', () => {
  const later = bookings(1, 1.2, 100).map((booking) => ({ ...booking, bookedOn: booking.bookedOn + 1000 }));
  const cancelled = bookings(1, 1.2, 100).map((booking) => ({ ...booking, cancelledOn: asOf - 1 }));
  expect(fitLevel([...later, ...cancelled], noIndex, usual, asOf)).toBe(1);
});

test('without bookings the posted prices of the nights just past decide', () => {
  const logRatio = Float64Array.from({ length: 730 }, (_, day) => (day >= 309 && day < 365 ? 0.1 : 0));
  const index = {
    firstDay: asOf - 365,
    logRatio,
    listings: new Uint32Array(730).fill(200),
    varyingListings: 200,
  };
  const level = fitLevel([], index, usual, asOf);
  expect(level).toBeGreaterThan(1.07);
  expect(level).toBeLessThan(1.11);
});
