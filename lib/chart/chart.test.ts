import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { dateTicks } from '#lib/chart/date-ticks.ts';
import { gapsOf, isLone } from '#lib/chart/gaps.ts';
import { niceTicks } from '#lib/chart/ticks.ts';

describe('the values of an axis', () => {
  it('are round and hold every value', () => {
    expect(niceTicks([83, 171, null])).toEqual([80, 100, 120, 140, 160, 180]);
    expect(niceTicks([0, 41])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(niceTicks([null])).toEqual([0, 1]);
  });

  it('hold any values there may be, in few steps', () => {
    const amount = fc.integer({ min: 0, max: 1e9 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 50 }), (values) => {
        const ticks = niceTicks(values);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(10);
      }),
    );
  });
});

describe('the dates of an axis', () => {
  const first = toEpochDay('2026-09-22');
  const label = (nights: number, most: number) => dateTicks(first, nights, most).days.map(toIsoDate);

  it('are every day where they fit, and Mondays or months where they do not', () => {
    expect(label(4, 10)).toHaveLength(4);
    expect(label(30, 10).slice(0, 2)).toEqual(['2026-09-28', '2026-10-05']);
    expect(label(365, 7).slice(0, 2)).toEqual(['2026-11-01', '2027-01-01']);
  });

  it('are never more than fit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 731 }), fc.integer({ min: 2, max: 20 }), (nights, most) => {
        expect(label(nights, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('a gap', () => {
  it('is a run without values, and zero is a value', () => {
    expect(gapsOf([null, null, 0, null, 5])).toEqual([
      { start: 0, end: 2 },
      { start: 3, end: 4 },
    ]);
  });

  it('leaves a lone value that only a point can show', () => {
    const values = [null, 0, null, 4, 5];
    expect(values.map((_, index) => isLone(values, index))).toEqual([false, true, false, false, false]);
  });
});
