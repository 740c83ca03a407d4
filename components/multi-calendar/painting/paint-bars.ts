import type { EpochDay } from '#contract/dates.ts';
import type { Brush } from './brush.ts';
import { type BarSpot, paintBar } from './paint-bar.ts';
import { bottomOf, edgeOf, type Scene, topOf } from './scene.ts';

/** Reused for every bar, so that painting makes nothing that has to be cleared away. */
const spot: BarSpot = { left: 0, right: 0, seen: 0, y: 0, height: 0 };

/**
 * Paints the bars of a listing that lie between two days, both inside. Each is painted whole by the window it begins
 * in, or by the first one that is painted.
 * @param seen left edge of what is in sight, in device pixels from the first day
 */
export function paintBars(
  brush: Brush,
  scene: Scene,
  line: number,
  from: EpochDay,
  to: EpochDay,
  seen: number,
  paint: typeof paintBar = paintBar,
): void {
  const { geometry, nights, words } = scene;
  const own = geometry.lines[line];
  if (own?.kind !== 'listing') return;
  const { id, today } = own.listing;
  spot.y = topOf(geometry, line, brush.scale);
  spot.height = bottomOf(geometry, line, brush.scale) - spot.y - brush.px(1);
  spot.seen = seen;
  for (const window of nights.windows) {
    if (window.to < from || window.from > to) continue;
    const block = nights.blockOf(id, window.index);
    const slot = block?.slots.get(id);
    if (!block || slot === undefined) continue;
    const isFirst = window.from <= from || !nights.blockOf(id, window.index - 1);
    for (const bar of block.barsOf(slot)) {
      if (bar.to <= from || bar.from > to || (bar.from < window.from && !isFirst)) continue;
      spot.left = edgeOf(geometry, bar.from, brush.scale);
      spot.right = edgeOf(geometry, bar.to, brush.scale);
      paint(brush, bar, spot, geometry.metrics, bar.to <= today, words);
    }
  }
}
