import type { EpochDay } from '#contract/dates.ts';
import type { Band } from './month.ts';
import { columnOf } from './month.ts';
import type { Stretch } from './stretch.ts';

/** The part of a stretch that lies in one row of the grid. */
export interface Bar {
  stretch: Stretch;
  /** Zero-based column of its first night, and how many nights it spans here. */
  column: number;
  span: number;
  /** False where the stay began in an earlier row: it has no cap. */
  opens: boolean;
  /** False where the stay goes on in the next row. */
  closes: boolean;
}

export function barsIn(band: Band, stretches: Stretch[]): Bar[] {
  return stretches
    .filter(({ from, to }) => from <= band.last && to > band.first)
    .map((stretch) => {
      const first = Math.max(stretch.from, band.first);
      const end = Math.min(stretch.to, band.last + 1);
      return {
        stretch,
        column: columnOf(band, first),
        span: end - first,
        opens: stretch.from >= band.first,
        closes: stretch.to <= band.last + 1,
      };
    });
}

/** The stretch that covers a night, if any. */
export function stretchOn(day: EpochDay, stretches: Stretch[]): Stretch | null {
  return stretches.find(({ from, to }) => from <= day && day < to) ?? null;
}
