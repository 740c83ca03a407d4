import { describe, expect, it } from 'vitest';
import { listing, row, TODAY } from './fixtures.test-data.ts';
import { geometryOf } from './geometry.ts';
import { GridNights } from './grid-nights.ts';
import { arrange } from './lines.ts';
import { nightBlock } from './night-block.ts';
import { waitingShare } from './waiting-share.ts';
import { metricsOf } from './zoom.ts';

const windows = [
  { index: 0, from: TODAY, to: TODAY + 9 },
  { index: 1, from: TODAY + 10, to: TODAY + 19 },
];
const lines = arrange([listing('1'), listing('2')], {
  grouping: 'market',
  search: '',
  pinned: new Set(),
  locale: 'en',
});
const geometry = geometryOf(lines, metricsOf('month', 1400, false), TODAY, 20);
const all = { top: 0, bottom: 2, from: TODAY, to: TODAY + 19 };

describe('the share of nights that are still to come', () => {
  it('counts every night in sight, and no group’s name', () => {
    const nights = new GridNights(windows);
    expect(waitingShare(geometry, nights, all)).toBe(1);
    nights.put({ window: 0, block: nightBlock([row('1')], TODAY, 10), events: new Map() });
    expect(waitingShare(geometry, nights, all)).toBe(0.75);
    expect(waitingShare(geometry, nights, { ...all, bottom: 1, to: TODAY + 9 })).toBe(0);
    expect(waitingShare(geometry, nights, { ...all, bottom: 0 })).toBe(0);
  });
});
