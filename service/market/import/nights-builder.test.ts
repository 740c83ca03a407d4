import { expect, test } from 'vitest';
import { AVAILABLE, NOT_AVAILABLE, UNKNOWN } from '../model/observed-listing.ts';
import { NightsBuilder } from './nights-builder.ts';

test('nights that come out of order and with a gap keep their places', () => {
  const builder = new NightsBuilder(20_010);
  expect(builder.set(20_010, AVAILABLE, 100, 2)).toBeNull();
  expect(builder.set(20_008, NOT_AVAILABLE, Number.NaN, 3)).toBeNull();
  const nights = builder.build();
  expect(nights.firstDay).toBe(20_008);
  expect([...nights.available]).toEqual([NOT_AVAILABLE, UNKNOWN, AVAILABLE]);
  expect([...nights.price]).toEqual([Number.NaN, Number.NaN, 100]);
  expect([...nights.minNights]).toEqual([3, 0, 2]);
});

test('a calendar of two years is kept whole', () => {
  const builder = new NightsBuilder(20_000);
  for (let day = 0; day < 731; day++) expect(builder.set(20_000 + day, AVAILABLE, day + 1, 1)).toBeNull();
  const nights = builder.build();
  expect(nights.price.length).toBe(731);
  expect(nights.price.every((price, day) => price === day + 1)).toBe(true);
});

test('a night seen twice and a date years away are refused and change nothing', () => {
  const builder = new NightsBuilder(20_000);
  builder.set(20_000, AVAILABLE, 100, 1);
  expect(builder.set(20_000, NOT_AVAILABLE, 999, 1)).toContain('already read');
  expect(builder.set(25_000, AVAILABLE, 100, 1)).toContain('years from');
  expect([...builder.build().price]).toEqual([100]);
});
