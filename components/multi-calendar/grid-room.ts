import {
  dayAt,
  type Geometry,
  lineAt,
  listingLine,
  scrollToShow,
  xOf,
} from '#lib/multi-calendar/geometry.ts';
import { sightOf } from '#lib/multi-calendar/in-sight.ts';
import type { Cell } from '#lib/multi-calendar/selection.ts';

/** What the grid's scrolling element shows: where it stands in the window, and what of it the heads take. */
export interface GridRoom {
  box: HTMLElement;
  geometry: Geometry;
  width: number;
  height: number;
  /** Height of the heads and of the lane of events. */
  head: number;
}

/** The night under a point of the window; null beside the nights, or the nearest one with `clamp`. */
export function cellAt(
  { box, geometry, width, height, head }: GridRoom,
  x: number,
  y: number,
  clamp: boolean,
): Cell | null {
  const { names } = geometry.metrics;
  const bounds = box.getBoundingClientRect();
  const [across, down] = [x - bounds.left - names, y - bounds.top - head];
  const inside = across >= 0 && down >= 0 && x < bounds.left + width && y < bounds.top + height;
  if (!inside && !clamp) return null;
  const held = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const line = lineAt(geometry, box.scrollTop + held(down, height - head - 1));
  const below = box.scrollTop + down >= geometry.height;
  if (!clamp && (below || geometry.lines[line]?.kind !== 'listing')) return null;
  const nearest = listingLine(geometry, line);
  if (nearest < 0) return null;
  return { line: nearest, day: dayAt(geometry, box.scrollLeft + held(across, width - names - 1)) };
}

/** Scrolls as little as it takes to have a night in sight; a group's name comes with its first listing. */
export function reveal({ box, geometry, width, height, head }: GridRoom, { line, day }: Cell): void {
  const { tops, lines, metrics } = geometry;
  const above = lines[line - 1]?.kind === 'group' ? line - 1 : line;
  box.scrollTop = scrollToShow(box.scrollTop, height - head, tops[above] ?? 0, tops[line + 1] ?? 0);
  box.scrollLeft = scrollToShow(
    box.scrollLeft,
    width - metrics.names,
    xOf(geometry, day),
    xOf(geometry, day + 1),
  );
}

const PULL_X_PX = 12;
const PULL_Y_PX = 10;

/** Moves the view a step towards a point beside the nights. */
export function pullTowards({ box, geometry, width, height, head }: GridRoom, x: number, y: number): void {
  const bounds = box.getBoundingClientRect();
  const beyond = (at: number, from: number, to: number) => (at < from ? -1 : at > to ? 1 : 0);
  const across = beyond(x, bounds.left + geometry.metrics.names, bounds.left + width);
  const down = beyond(y, bounds.top + head, bounds.top + height);
  if (across || down) box.scrollBy(across * PULL_X_PX, down * PULL_Y_PX);
}

/** Where the keys begin: today of the first listing in sight, or the first day in sight. */
export function entryCell({ box, geometry, width }: GridRoom, today: number): Cell | null {
  const { from, to, top } = sightOf(
    geometry,
    box.scrollLeft,
    box.scrollTop,
    width - geometry.metrics.names,
    1,
  );
  const line = listingLine(geometry, top);
  return line < 0 ? null : { line, day: today >= from && today <= to ? today : from };
}
