import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackedNights, unknownNights } from '../market/model/observed-listing.ts';
import { figuresOf, noSums, observedSums, totalOf } from './night-sums.ts';

const FIRST = 1000;

/** One letter per night: `o` open, `b` booked, `?` not known; the n-th night asks n + 1. */
function nightsOf(letters: string, minNights = 2): PackedNights {
  const nights = unknownNights(FIRST, letters.length);
  for (const [night, letter] of [...letters].entries()) {
    if (letter === '?') continue;
    nights.available[night] = letter === 'o' ? 1 : 0;
    nights.price[night] = night + 1;
    nights.minNights[night] = minNights;
  }
  return nights;
}
const same = (price: number) => price;
const figures = (letters: string, from = 0, to = letters.length - 1) =>
  figuresOf(observedSums(nightsOf(letters), { from: FIRST + from, to: FIRST + to }, same));

test('booked nights are a share of those that are known, rates a mean of what is asked', () => {
  expect(figures('oobb?')).toEqual({
    'average-posted-rate': 2.5,
    occupancy: 50,
    'average-min-stay': 2,
    'average-booked-rate': 3.5,
    'adj-occupancy': 50,
    availability: 50,
  });
});

test('what cannot be had for 21 nights in a row is blocked, and neither available nor booked', () => {
  expect(figures(`o${'b'.repeat(20)}o`)).toMatchObject({ 'adj-occupancy': 90.91, availability: 9.09 });
  expect(figures(`oo${'b'.repeat(21)}oob`)).toMatchObject({
    'adj-occupancy': 20,
    occupancy: 3.85,
    availability: 15.38,
    'average-booked-rate': 26,
  });
});

test('a block that reaches beyond the window is a block within it', () => {
  expect(figures('b'.repeat(30), 5, 8)).toMatchObject({
    occupancy: 0,
    'adj-occupancy': null,
    availability: 0,
  });
});

test('without a night that is known there is nothing to tell, which is not zero', () => {
  const nothing = {
    'average-posted-rate': null,
    occupancy: null,
    'average-min-stay': null,
    'average-booked-rate': null,
    'adj-occupancy': null,
    availability: null,
  };
  expect(figures('???')).toEqual(nothing);
  expect(figures('oob', 10, 20)).toEqual(nothing);
  expect(figures('oob', -20, -10)).toEqual(nothing);
});

test('zero is a measurement', () => {
  expect(figures('ooo')).toMatchObject({ occupancy: 0, 'adj-occupancy': 0, 'average-booked-rate': null });
});

test('a minimum stay or a price that is not shown is left out', () => {
  const nights = nightsOf('oob', 0);
  nights.price[2] = Number.NaN;
  const sums = observedSums(nights, { from: FIRST, to: FIRST + 2 }, same);
  expect(figuresOf(sums)).toMatchObject({
    'average-min-stay': null,
    'average-posted-rate': 1.5,
    'average-booked-rate': null,
  });
});

test('a price is worth what it is on its day, and nothing is told where that is not known', () => {
  const window = { from: FIRST, to: FIRST + 1 };
  const worth = observedSums(nightsOf('oo'), window, (price, day) => price * (day - FIRST + 1));
  expect(figuresOf(worth)['average-posted-rate']).toBe(2.5);
  const unknown = observedSums(nightsOf('ob'), window, () => Number.NaN);
  expect(figuresOf(unknown)).toMatchObject({ 'average-posted-rate': null, occupancy: 50 });
});

const letters = fc.array(fc.constantFrom('o', 'b', '?'), { maxLength: 90 }).map((list) => list.join(''));

test('whatever is seen: parts of a window add up to it, and every share lies between 0 and 100', () => {
  fc.assert(
    fc.property(letters, fc.nat(90), (text, split) => {
      const nights = nightsOf(text);
      const sums = (from: number, to: number) =>
        observedSums(nights, { from: FIRST + from, to: FIRST + to }, same);
      const whole = sums(0, 89);
      expect(totalOf([sums(0, split - 1), sums(split, 89)])).toEqual(whole);
      expect(totalOf([])).toEqual(noSums());
      for (const share of ['occupancy', 'adj-occupancy', 'availability'] as const) {
        const value = figuresOf(whole)[share] ?? 0;
        expect(value >= 0 && value <= 100).toBe(true);
      }
    }),
  );
});
