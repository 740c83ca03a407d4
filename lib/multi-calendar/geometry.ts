import type { EpochDay } from '#contract/dates.ts';
import type { Line } from './lines.ts';
import type { Metrics } from './zoom.ts';

/** Where every line and every day lies, in CSS pixels from the first line and the first day. */
export interface Geometry {
  metrics: Metrics;
  first: EpochDay;
  days: number;
  lines: readonly Line[];
  /** Top of each line, and of the end. */
  tops: Float64Array;
  width: number;
  height: number;
}

export function geometryOf(
  lines: readonly Line[],
  metrics: Metrics,
  first: EpochDay,
  days: number,
): Geometry {
  const tops = new Float64Array(lines.length + 1);
  for (const [index, line] of lines.entries()) {
    tops[index + 1] = (tops[index] ?? 0) + (line.kind === 'group' ? metrics.group : metrics.row);
  }
  return {
    metrics,
    first,
    days,
    lines,
    tops,
    width: days * metrics.column,
    height: tops[lines.length] ?? 0,
  };
}

/** The line at a height, kept inside the grid. */
export function lineAt({ tops, lines }: Geometry, y: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The day at a distance from the first one, kept inside the grid. */
export function dayAt({ first, days, metrics }: Geometry, x: number): EpochDay {
  return first + Math.min(days - 1, Math.max(0, Math.floor(x / metrics.column)));
}

export function xOf({ first, metrics }: Geometry, day: EpochDay): number {
  return (day - first) * metrics.column;
}

/** The listing's line nearest to a line, looking ahead first; -1 where there is none. */
export function listingLine({ lines }: Pick<Geometry, 'lines'>, line: number): number {
  for (let next = line; next < lines.length; next++) if (lines[next]?.kind === 'listing') return next;
  for (let next = Math.min(line, lines.length) - 1; next >= 0; next--)
    if (lines[next]?.kind === 'listing') return next;
  return -1;
}

/**
 * How far to scroll on one axis so that a stretch is in sight, moving as little as possible.
 * @param room what is in sight, from `scroll` on
 */
export function scrollToShow(scroll: number, room: number, from: number, to: number): number {
  if (from < scroll) return from;
  return to > scroll + room ? Math.max(0, Math.min(from, to - room)) : scroll;
}
