import type { Ticks } from '#lib/chart/ticks.ts';

/** Room beside and above the lines, in pixels. */
export const GUTTER = 44;
export const RIGHT = 8;
export const TOP = 20;
/** Room of the axis and its small marks, below the lines. */
export const FOOT = 6;

/** Where nights and values lie in a chart of some size; each night has a band of the same width. */
export function plotPlace(size: { width: number; height: number }, nights: number, ticks: Ticks) {
  const wide = Math.max(0, size.width - GUTTER - RIGHT);
  const high = Math.max(0, size.height - TOP - FOOT);
  const band = wide / Math.max(1, nights);
  const low = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  return {
    band,
    bottom: TOP + high,
    startOf: (index: number) => GUTTER + index * band,
    middleOf: (index: number) => GUTTER + (index + 0.5) * band,
    heightOf: (value: number) => TOP + (1 - (value - low) / (top - low)) * high,
    nightAt: (x: number) => Math.min(nights - 1, Math.max(0, Math.floor((x - GUTTER) / band))),
  };
}

export type PlotPlace = ReturnType<typeof plotPlace>;
