import { describe, expect, it } from 'vitest';
import { extremesOf, percentileOf, spreadOf } from '#lib/compset/statistics.ts';

describe('the figures of a set', () => {
  it('are spread over what is known alone', () => {
    expect(spreadOf([10, null, 30, 20, 40])).toEqual({
      low: 10,
      quarter: 17.5,
      median: 25,
      threeQuarters: 32.5,
      high: 40,
      count: 4,
    });
    expect(spreadOf([null, null])).toBeNull();
  });

  it('place a value among them, equal ones counting half', () => {
    expect(percentileOf(20, [10, 20, 30, 40])).toBe(38);
    expect(percentileOf(5, [10, 20])).toBe(0);
    expect(percentileOf(50, [10, null, 20])).toBe(100);
    expect(percentileOf(50, [null])).toBeNull();
  });

  it('have a highest and a lowest only where one member has it', () => {
    expect(extremesOf([3, null, 9, 1])).toEqual({ highest: 2, lowest: 3 });
    expect(extremesOf([0, 0, 5])).toEqual({ highest: 2, lowest: null });
    expect(extremesOf([4, 4])).toEqual({ highest: null, lowest: null });
  });
});
