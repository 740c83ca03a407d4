import { describe, expect, it } from 'vitest';
import { changesOf, countChanges, formerEntries, valueAt } from '#lib/forms/changes.ts';

const before = {
  price: 84,
  ceiling: null,
  fill: { enabled: false, gaps: 3 },
  seasons: [
    { from: 'a', price: 1 },
    { from: 'b', price: 2 },
    { from: 'c', price: 3 },
  ],
};

describe('what changed', () => {
  it('is nothing where all is as it was', () => {
    expect(changesOf(before, structuredClone(before))).toEqual({});
    expect(countChanges(before, structuredClone(before))).toBe(0);
  });

  it('is whole lists, and of a group the members that differ', () => {
    const after = {
      ...before,
      price: 90,
      fill: { enabled: true, gaps: 3 },
      seasons: before.seasons.slice(1),
    };
    expect(changesOf(before, after)).toEqual({ price: 90, fill: { enabled: true }, seasons: after.seasons });
    expect(countChanges(before, after)).toBe(3);
  });

  it('counts entries that are new, gone or different', () => {
    const [a, b, c] = before.seasons;
    const count = (seasons: unknown[]) => countChanges(before, { ...before, seasons });
    expect(count([a, b, c, { from: 'd', price: 4 }])).toBe(1);
    expect(count([a, { from: 'b', price: 9 }, c])).toBe(1);
    expect(count([])).toBe(3);
  });
});

it('an entry is known again when those before it are gone', () => {
  const [a, b, c] = before.seasons;
  expect(formerEntries(before.seasons, [b, c])).toEqual([b, c]);
  expect(formerEntries(before.seasons, [a, b, c, { from: 'd' }])).toEqual([a, b, c, undefined]);
  expect(formerEntries(before.seasons, [a, { from: 'x' }, c])).toEqual([a, b, c]);
});

it('a value is found by its path', () => {
  expect(valueAt(before, 'seasons.1.price')).toBe(2);
  expect(valueAt(before, 'seasons.9.price')).toBeUndefined();
});
