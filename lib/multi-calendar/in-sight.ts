import type { EpochDay } from '#contract/dates.ts';
import { dayAt, type Geometry, lineAt } from './geometry.ts';

/** Lines and days in sight, both ends inside. */
export interface InSight {
  top: number;
  bottom: number;
  from: EpochDay;
  to: EpochDay;
}

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
