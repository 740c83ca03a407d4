// biome-ignore-all lint/a11y/useFocusableInteractive: the grid takes the focus, and says which cell is active
// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, whose cells are painted
import { useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { type Geometry, xOf } from '#lib/multi-calendar/geometry.ts';
import { isSelected, type Selection } from '#lib/multi-calendar/selection.ts';
import styles from './multi-calendar.module.css';

/** The nights that are put into words; the same object for every line. */
export interface SpokenWindow {
  geometry: Geometry;
  from: EpochDay;
  to: EpochDay;
  /** How far the view is from the first day, in pixels. */
  scrolled: number;
}

/** The most nights of a line that are put into words: a whole year of them would be read by nobody. */
const MOST_DAYS = 45;

/** The days whose nights are put into words: those in sight, or as many of them as are near the cursor. */
export function spokenDays(from: EpochDay, to: EpochDay, cursor: EpochDay | null): [EpochDay, EpochDay] {
  if (to - from < MOST_DAYS) return [from, to];
  const middle = cursor !== null && cursor >= from && cursor <= to ? cursor : from;
  // In steps, so that not every move of the cursor makes other ones.
  const start = from + Math.floor((middle - from) / (MOST_DAYS >> 1)) * (MOST_DAYS >> 1) - (MOST_DAYS >> 2);
  const first = Math.min(to - MOST_DAYS + 1, Math.max(from, start));
  return [first, first + MOST_DAYS - 1];
}

interface SpokenCellsProps {
  line: number;
  window: SpokenWindow;
  /** Null where nothing of the line is chosen. */
  selection: Selection | null;
  labelOf: (line: number, day: EpochDay) => string;
}

/** A line's painted nights, where assistive technology finds them. */
export function SpokenCells({ line, window, selection, labelOf }: SpokenCellsProps) {
  const { geometry, from, to, scrolled } = window;
  const labels = useMemo(
    () => Array.from({ length: to - from + 1 }, (_, offset) => labelOf(line, from + offset)),
    [line, from, to, labelOf],
  );
  const { names, column } = geometry.metrics;
  return labels.map((label, offset) => {
    const day = from + offset;
    // The active night has a cell of its own.
    if (selection?.cursor.line === line && selection.cursor.day === day) return null;
    return (
      <div
        key={day}
        role="gridcell"
        aria-colindex={day - geometry.first + 2}
        aria-selected={selection !== null && isSelected(selection, { line, day })}
        aria-label={label}
        className={styles.spoken}
        style={{ left: names + xOf(geometry, day) - scrolled, width: column }}
      />
    );
  });
}
