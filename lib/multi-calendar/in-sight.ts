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

const STEP_LINES = 24;
const STEP_DAYS = 31;
/** So far a jump may lead for what lies between to be mounted too. */
const NEAR_LINES = 120;
const NEAR_DAYS = 200;

/**
 * What is mounted after a scroll: what was stays, for taking it away and putting it back is what costs. A long jump
 * begins anew.
 */
export function grownTo(known: InSight | null, sight: InSight, geometry: Geometry): InSight {
  const wanted = spared(sight, geometry);
  if (!known) return wanted;
  const linesApart = Math.max(wanted.top - known.bottom, known.top - wanted.bottom);
  const daysApart = Math.max(wanted.from - known.to, known.from - wanted.to);
  const [lines, days] = [linesApart > NEAR_LINES ? wanted : known, daysApart > NEAR_DAYS ? wanted : known];
  return {
    top: Math.min(lines.top, wanted.top),
    bottom: Math.max(lines.bottom, wanted.bottom),
    from: Math.min(days.from, wanted.from),
    to: Math.max(days.to, wanted.to),
  };
}

/** No more than this is mounted ahead. */
const MOST_LINES = 300;
const MOST_DAYS = 150;

/** A little more around what is mounted, for when there is nothing else to do; null where that is enough. */
export function widened(known: InSight, { lines, first, days }: Geometry): InSight | null {
  const last = { line: lines.length - 1, day: first + days - 1 };
  const isTall = known.bottom - known.top >= MOST_LINES || (known.top === 0 && known.bottom === last.line);
  const isWide = known.to - known.from >= MOST_DAYS || (known.from === first && known.to === last.day);
  if (isTall && isWide) return null;
  return {
    top: isTall ? known.top : Math.max(0, known.top - STEP_LINES),
    bottom: isTall ? known.bottom : Math.min(last.line, known.bottom + STEP_LINES),
    from: isWide ? known.from : Math.max(first, known.from - STEP_DAYS),
    to: isWide ? known.to : Math.min(last.day, known.to + STEP_DAYS),
  };
}
