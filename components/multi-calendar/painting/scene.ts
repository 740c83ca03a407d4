import type { EpochDay } from '#contract/dates.ts';
import type { WeekStart } from '#lib/calendar/month.ts';
import type { ColourMode } from '#lib/multi-calendar/colour.ts';
import type { Geometry } from '#lib/multi-calendar/geometry.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import type { Line } from '#lib/multi-calendar/lines.ts';
import type { Pending } from '#lib/multi-calendar/pending.ts';

export type GroupLine = Extract<Line, { kind: 'group' }>;

/** The words that are painted. */
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
  /** A month as it heads its days. */
  month: (first: EpochDay, form: 'long' | 'with-year' | 'short') => string;
  /** A day's weekday, in short. */
  weekday: (day: EpochDay) => string;
  money: (amount: number, currency: string) => string;
  share: (share: number) => string;
  group: (line: GroupLine) => { name: string; note: string };
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
  /** The night whose panel is open: its line and its day are marked. */
  openLine: number | null;
  openDay: EpochDay | null;
}

/** What is in sight of the nights, in CSS pixels from the first line and the first day. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Top of a listing's nights in device pixels from the first line, and where they end. */
export function topOf({ tops, metrics }: Geometry, line: number, scale: number): number {
  return Math.round(((tops[line + 1] ?? 0) - metrics.nights) * scale);
}

export function bottomOf({ tops }: Geometry, line: number, scale: number): number {
  return Math.round((tops[line + 1] ?? 0) * scale);
}

/** Left edge of a day in device pixels from the first one: the same wherever it is painted from. */
export function edgeOf({ first, metrics }: Geometry, day: EpochDay, scale: number): number {
  return Math.round((day - first) * metrics.column * scale);
}
