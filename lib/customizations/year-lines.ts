import type { EpochDay } from '#contract/dates.ts';
import type { Nights } from '#lib/calendar/night.ts';
import { niceTicks, type Ticks } from '#lib/chart/ticks.ts';

/** Prices and limits of the nights ahead, one value a night; null where there is none. */
export interface YearLines {
  prices: (number | null)[];
  floors: (number | null)[];
  ceilings: (number | null)[];
  /** Round prices; the first and the last are the foot and the head of what is drawn. */
  ticks: Ticks;
  /** Where a price stands between foot and head, 0 to 1. */
  share: (price: number) => number;
}

/** What is to be drawn of a window of nights; null where none of them has a price. */
export function readYear(nights: Nights, { from, to }: { from: EpochDay; to: EpochDay }): YearLines | null {
  const all = Array.from({ length: to - from + 1 }, (_, index) => nights.get(from + index));
  const prices = all.map((night) => night?.price ?? null);
  const floors = all.map((night) => night?.floor ?? null);
  const ceilings = all.map((night) => night?.ceiling ?? null);
  const values = [...prices, ...floors, ...ceilings];
  if (values.every((value) => value === null)) return null;
  const ticks = niceTicks(values, 4);
  const [foot = 0, head = 1] = [ticks[0], ticks.at(-1)];
  const share = (price: number) => (price - foot) / (head - foot);
  return { prices, floors, ceilings, ticks, share };
}

/** An SVG path that is level over each night and broken where there is no value; a hundred is the height. */
export function stepPath(values: readonly (number | null)[], share: (price: number) => number): string {
  return values
    .map((value, night) => {
      if (value === null) return '';
      const y = Math.round((100 - share(value) * 100) * 100) / 100;
      const before = values[night - 1] ?? null;
      return `${before === null ? `M${night} ${y}` : `V${y}`}H${night + 1}`;
    })
    .join('');
}
