import type { EpochDay } from '#contract/dates.ts';
import type { WeekStart } from '#lib/calendar/month.ts';
import type { ColourMode } from '#lib/multi-calendar/colour.ts';
import type { Geometry } from '#lib/multi-calendar/geometry.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import type { Pending } from '#lib/multi-calendar/pending.ts';

/** The few words on the canvas. */
export interface SceneWords {
  request: string;
  owner: string;
  stays: (count: number) => string;
  /** A minimum stay, in short. */
  minStay: (nights: number) => string;
  /** A difference with its sign. */
  change: (amount: number) => string;
  /** A share with its sign, without the percent sign. */
  uplift: (share: number) => string;
  event: string;
}

/** Everything that is painted; the same object as long as nothing of it changes. */
export interface Scene {
  geometry: Geometry;
  nights: GridNights;
  mode: ColourMode;
  today: EpochDay;
  weekStart: WeekStart;
  pending: Pending;
  words: SceneWords;
  /** Height of the lane that events stand in under the days where their markets have no rows; 0 for none. */
  lane: number;
}

/** Left edge of a day in device pixels from the first one: the same wherever it is painted from. */
export function edgeOf({ first, metrics }: Geometry, day: EpochDay, scale: number): number {
  return Math.round((day - first) * metrics.column * scale);
}
