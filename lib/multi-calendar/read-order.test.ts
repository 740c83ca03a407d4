import { describe, expect, it } from 'vitest';
import { MOST_AHEAD, readAhead } from './read-order.ts';

describe('what is read ahead', () => {
  it('begins with what is in sight, goes on along its lines and days, and ends in the corners', () => {
    const order = readAhead([1], [4], { chunkCount: 3, windowCount: 6 });
    expect(order).toHaveLength(18);
    expect(order[0]).toEqual({ chunk: 1, window: 4 });
    const isCorner = order.map(({ chunk, window }) => chunk !== 1 && window !== 4);
    expect(isCorner.indexOf(true)).toBe(8);
    expect(isCorner.lastIndexOf(false)).toBe(7);
    expect(order.slice(1, 5)).toContainEqual({ chunk: 1, window: 5 });
    expect(order.slice(1, 5)).toContainEqual({ chunk: 2, window: 4 });
  });

  it('is sooner of what is to come than of what is over', () => {
    const order = readAhead([1], [2], { chunkCount: 4, windowCount: 5 });
    const corners = order.filter(({ chunk, window }) => chunk !== 1 && window !== 2);
    expect(corners.slice(0, 6).every(({ window }) => window > 2)).toBe(true);
    expect(corners.slice(6).every(({ window }) => window < 2)).toBe(true);
  });

  it('is bounded however many listings there are', () => {
    expect(readAhead([0, 1], [4, 5], { chunkCount: 40, windowCount: 11 })).toHaveLength(MOST_AHEAD);
  });

  it('is nothing where nothing is in sight', () => {
    expect(readAhead([], [4], { chunkCount: 3, windowCount: 6 })).toEqual([]);
  });
});
