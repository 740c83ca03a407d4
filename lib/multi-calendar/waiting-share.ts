import type { Geometry } from './geometry.ts';
import type { GridNights } from './grid-nights.ts';
import type { InSight } from './in-sight.ts';

/** The share of the nights in sight that are still to come, 0 to 1, each counted by the room it takes. */
export function waitingShare({ lines, first, days }: Geometry, nights: GridNights, sight: InSight): number {
  let all = 0;
  let waiting = 0;
  for (let index = sight.top; index <= sight.bottom; index++) {
    const line = lines[index];
    if (line?.kind !== 'listing') continue;
    for (const window of nights.windows) {
      const from = Math.max(window.from, sight.from, first);
      const to = Math.min(window.to, sight.to, first + days - 1);
      if (to < from) continue;
      all += to - from + 1;
      if (!nights.blockOf(line.listing.id, window.index)) waiting += to - from + 1;
    }
  }
  return all ? waiting / all : 0;
}
