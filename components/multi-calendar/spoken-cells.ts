import type { EpochDay } from '#contract/dates.ts';
import { type Geometry, xOf } from '#lib/multi-calendar/geometry.ts';
import { isSelected, type Selection } from '#lib/multi-calendar/selection.ts';

/** A painted night as assistive technology finds it. */
export interface SpokenCell {
  day: EpochDay;
  column: number;
  /** Where it is painted, in pixels from its row's left edge. */
  left: number;
  width: number;
  label: string;
  selected: boolean;
}

/** The most nights of a line that are put into words: a whole year of them would be read by nobody. */
const MOST_DAYS = 45;

/** The days whose nights are put into words: those in sight, or as many of them as are near the cursor. */
export function spokenDays(from: EpochDay, to: EpochDay, cursor: EpochDay | null): [EpochDay, EpochDay] {
  if (to - from < MOST_DAYS) return [from, to];
  const middle = cursor !== null && cursor >= from && cursor <= to ? cursor : from;
  const first = Math.min(to - MOST_DAYS + 1, Math.max(from, middle - (MOST_DAYS >> 1)));
  return [first, first + MOST_DAYS - 1];
}

/** @param scrolled how far the view is from the first day, in pixels */
export function spokenCells(
  geometry: Geometry,
  line: number,
  [from, to]: readonly [EpochDay, EpochDay],
  scrolled: number,
  selection: Selection | null,
  labelOf: (line: number, day: EpochDay) => string,
): SpokenCell[] {
  const cells: SpokenCell[] = [];
  const { names, column } = geometry.metrics;
  for (let day = from; day <= to; day++) {
    // The active night has a cell of its own.
    if (selection?.cursor.line === line && selection.cursor.day === day) continue;
    cells.push({
      day,
      column: day - geometry.first + 2,
      left: names + xOf(geometry, day) - scrolled,
      width: column,
      label: labelOf(line, day),
      selected: selection !== null && isSelected(selection, { line, day }),
    });
  }
  return cells;
}
