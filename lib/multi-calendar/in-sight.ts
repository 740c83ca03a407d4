import type { EpochDay } from '#contract/dates.ts';
import { dayAt, type Geometry, lineAt } from './geometry.ts';

/** Lines and days in sight, both ends inside. */
export interface InSight {
  top: number;
  bottom: number;
  from: EpochDay;
  to: EpochDay;
}

const SPARE_LINES = 12;
const SPARE_DAYS = 10;

/** What is in sight of a grid that is scrolled to a place; all lengths in CSS pixels. */
export function sightOf(
  geometry: Geometry,
  left: number,
  top: number,
  width: number,
  height: number,
): InSight {
  return {
    top: lineAt(geometry, top),
    bottom: lineAt(geometry, top + Math.max(0, height - 1)),
    from: dayAt(geometry, left),
    to: dayAt(geometry, left + Math.max(0, width - 1)),
  };
}

/** Whether what is mounted holds what is in sight with a little to spare. */
export function holds(known: InSight, sight: InSight, { lines, first, days }: Geometry): boolean {
  return (
    known.top <= Math.max(0, sight.top - 2) &&
    known.bottom >= Math.min(lines.length - 1, sight.bottom + 2) &&
    known.from <= Math.max(first, sight.from - 1) &&
    known.to >= Math.min(first + days - 1, sight.to + 1)
  );
}

/** What to mount around what is in sight, so that scrolling finds it there. */
export function spared(sight: InSight, { lines, first, days }: Geometry): InSight {
  return {
    top: Math.max(0, sight.top - SPARE_LINES),
    bottom: Math.min(lines.length - 1, sight.bottom + SPARE_LINES),
    from: Math.max(first, sight.from - SPARE_DAYS),
    to: Math.min(first + days - 1, sight.to + SPARE_DAYS),
  };
}
