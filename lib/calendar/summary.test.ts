import { expect, test } from 'vitest';
import { night, nightsOf, stay, TODAY } from './fixtures.test-data.ts';
import { monthBand } from './month.ts';
import { stretchesOf } from './stretch.ts';
import { bookedShare, stayedShare, summarise } from './summary.ts';

test('open nights and their mean price leave out what is past, booked or blocked', () => {
  const nights = [
    night('2026-11-19', { price: 500 }),
    night('2026-11-20', { price: 100 }),
    night('2026-11-21', { price: 111 }),
    night('2026-11-22', { availability: 'booked' }),
    night('2026-11-23', { availability: 'blocked' }),
  ];
  expect(summarise(nights, TODAY)).toEqual({ booked: 1, open: 2, openPrice: 106 });
});

test('a window without open nights has no price', () => {
  expect(summarise([], TODAY)).toEqual({ booked: 0, open: 0, openPrice: null });
});

test('the share booked is of the nights that could be sold', () => {
  const band = monthBand('2026-11', 0);
  const nights = nightsOf(
    night('2026-11-20', { availability: 'booked' }),
    night('2026-11-21'),
    night('2026-11-22', { availability: 'blocked' }),
  );
  expect(bookedShare(band, nights)).toBe(0.5);
  expect(bookedShare(band, nightsOf())).toBeNull();
});

test('without a calendar the stays tell how much is booked, requests do not', () => {
  const stretches = stretchesOf(
    [
      stay('a', '2026-10-30', '2026-11-04'),
      stay('b', '2026-11-10', '2026-11-13'),
      stay('c', '2026-11-20', '2026-11-29', { status: 'unconfirmed' }),
    ],
    nightsOf(),
  );
  expect(stayedShare(monthBand('2026-11', 0), stretches)).toBe(6 / 30);
});
