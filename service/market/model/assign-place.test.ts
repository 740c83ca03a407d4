import { describe, expect, test } from 'vitest';
import type { CoveragePoint } from './assign-place.ts';
import { assignPlace, buildCoverage } from './assign-place.ts';

const KM = 1 / 111.2;

/** Listings on a small cross around a place. */
function around(
  latitude: number,
  longitude: number,
  marketId: number,
  clusterId: number | null,
): CoveragePoint[] {
  return Array.from({ length: 12 }, (_, index) => ({
    latitude: latitude + 0.3 * KM * Math.cos(index),
    longitude: longitude + 0.3 * KM * Math.sin(index),
    marketId,
    clusterId,
  }));
}

const coverage = buildCoverage([...around(49.454, 11.077, 1, 10), ...around(49.406, 11.135, 1, 11)]);

describe('a listing among observed listings', () => {
  test('belongs to the neighbourhood that is nearest', () => {
    expect(assignPlace(49.455, 11.078, coverage)).toEqual({ marketId: 1, clusterId: 10 });
    expect(assignPlace(49.407, 11.13, coverage)).toEqual({ marketId: 1, clusterId: 11 });
  });

  test('has a market but no neighbourhood some kilometres out', () => {
    expect(assignPlace(49.454 + 8 * KM, 11.077, coverage)).toEqual({ marketId: 1, clusterId: null });
  });

  test('is in no market beyond fifteen kilometres, or on the other side of the world', () => {
    expect(assignPlace(49.454 + 16 * KM, 11.077, coverage)).toBeNull();
    expect(assignPlace(-33.86, 151.2, coverage)).toBeNull();
    expect(assignPlace(49.45, 11.07, buildCoverage([]))).toBeNull();
  });
});

test('many votes of one neighbourhood outweigh a single nearer stray', () => {
  const stray = { latitude: 49.4542, longitude: 11.0772, marketId: 1, clusterId: 99 };
  const mixed = buildCoverage([...around(49.454, 11.077, 1, 10), stray]);
  expect(assignPlace(49.4546, 11.0776, mixed)).toEqual({ marketId: 1, clusterId: 10 });
});

test('a neighbourhood of another market never comes with this one', () => {
  const border = buildCoverage([...around(40, 0, 1, null), ...around(40 + 2 * KM, 0, 2, 20)]);
  expect(assignPlace(40, 0, border)).toEqual({ marketId: 1, clusterId: null });
});

test('neighbours over the date line are near', () => {
  const fiji = buildCoverage(around(-16.8, 179.999, 5, 50));
  expect(assignPlace(-16.8, -179.999, fiji)).toEqual({ marketId: 5, clusterId: 50 });
});
