import { describe, expect, it } from 'vitest';
import { summarise } from '#lib/insights/summary.ts';

describe('what a window comes to', () => {
  it('compares only the nights of which both sides are known', () => {
    const side = { listing: [100, null, 0, 80], benchmark: [50, 90, 70, null] };
    expect(summarise(side)).toEqual({ listing: 50, benchmark: 60, nights: 2 });
  });

  it('counts a zero as a measurement', () => {
    expect(summarise({ listing: [0, 0], benchmark: [0, 10] })).toEqual({
      listing: 0,
      benchmark: 5,
      nights: 2,
    });
  });

  it('leaves each side to itself where no night has both', () => {
    expect(summarise({ listing: [120, null], benchmark: [null, null] })).toEqual({
      listing: 120,
      benchmark: null,
      nights: 0,
    });
  });
});
