import { describe, expect, it } from 'vitest';
import { heatBy } from './colour.ts';
import { listing, TODAY } from './fixtures.test-data.ts';
import { geometryOf } from './geometry.ts';
import { grownTo, holds, sightOf, spared, widened } from './in-sight.ts';
import { arrange } from './lines.ts';
import { NONE } from './night-block.ts';
import { metricsOf } from './zoom.ts';

const lines = arrange(
  Array.from({ length: 200 }, (_, index) => listing(String(index + 1))),
  { grouping: 'market', search: '', pinned: new Set(), locale: 'en' },
);
const geometry = geometryOf(lines, metricsOf('month', 1400, false), TODAY, 365);

describe('what is in sight', () => {
  it('is every line and day that a pixel of is to be seen', () => {
    expect(sightOf(geometry, 0, 0, 440, 28 + 64)).toEqual({ top: 0, bottom: 2, from: TODAY, to: TODAY + 9 });
    expect(sightOf(geometry, 43, 27, 440, 28 + 64)).toEqual({
      top: 0,
      bottom: 3,
      from: TODAY,
      to: TODAY + 10,
    });
  });

  it('stays inside what is mounted for it, up to both ends', () => {
    for (const [left, top] of [
      [0, 0],
      [4000, 3000],
      [geometry.width - 440, geometry.height - 300],
    ] as const) {
      const sight = sightOf(geometry, left, top, 440, 300);
      expect(holds(spared(sight, geometry), sight, geometry)).toBe(true);
    }
    const start = spared(sightOf(geometry, 0, 0, 440, 300), geometry);
    expect(holds(start, sightOf(geometry, 0, 1000, 440, 300), geometry)).toBe(false);
    expect(holds(start, sightOf(geometry, 2000, 0, 440, 300), geometry)).toBe(false);
  });
});

describe('what is mounted', () => {
  it('stays mounted after a short scroll, and begins anew after a long jump', () => {
    const start = spared(sightOf(geometry, 0, 0, 440, 300), geometry);
    const near = grownTo(start, sightOf(geometry, 800, 1000, 440, 300), geometry);
    expect(near).toMatchObject({ top: 0, from: TODAY });
    const far = sightOf(geometry, 0, geometry.height - 300, 440, 300);
    expect(grownTo(near, far, geometry).top).toBeGreaterThan(100);
    expect(holds(grownTo(near, far, geometry), far, geometry)).toBe(true);
  });

  it('grows in steps until it is enough', () => {
    let known = spared(sightOf(geometry, 2000, 3000, 440, 300), geometry);
    for (let steps = 0; steps < 50; steps += 1) known = widened(known, geometry) ?? known;
    expect(known).toMatchObject({ top: 0, bottom: 200 });
    expect(known.to - known.from).toBeGreaterThan(100);
    expect(known.to - known.from).toBeLessThan(250);
    expect(widened(known, geometry)).toBeNull();
  });
});

describe('a colour', () => {
  it('compares with what is asked for, and is none where that is not known', () => {
    expect(heatBy('base', 121, 100, 0, NONE)).toBe(2);
    expect(heatBy('market', 121, 100, 200, NONE)).toBe(-3);
    expect(heatBy('market', 121, 100, 0, NONE)).toBe(0);
    expect(heatBy('change', 110, 100, 0, 10)).toBe(1);
    expect(heatBy('change', 110, 100, 0, 0)).toBe(0);
    expect(heatBy('change', 110, 100, 0, NONE)).toBe(0);
    expect(heatBy('base', 0, 100, 0, NONE)).toBe(0);
  });
});
