import { describe, expect, it } from 'vitest';
import { heatBy } from './colour.ts';
import { listing, TODAY } from './fixtures.test-data.ts';
import { geometryOf } from './geometry.ts';
import { sightOf } from './in-sight.ts';
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
