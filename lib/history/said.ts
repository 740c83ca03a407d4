import type { IsoDate, Weekday } from '#contract/dates.ts';

/** A value in words that still need a language; null where there is, or was, none. */
export type Said =
  | { kind: 'money' | 'nights' | 'guests' | 'days' | 'percent' | 'factor' | 'number'; value: number }
  | { kind: 'switch'; on: boolean }
  | { kind: 'fixed'; value: number }
  | { kind: 'weekdays'; days: Weekday[] }
  /** A word of the API; the reader's language has one for each that is known. */
  | { kind: 'word'; word: string }
  | { kind: 'text'; text: string }
  /** It is there, and has nothing else to say. */
  | { kind: 'set' }
  | null;

/** What a value is about, from the general to the particular. */
export interface About {
  /** Attribute names in the API's spelling, outermost first. */
  names: string[];
  season?: { from: IsoDate; to: IsoDate; yearly: boolean };
  weekdays?: Weekday[];
  lead?: { direction: string; days: number };
  gap?: { min: number; max: number; weekdays: string; withinDays: number | null };
  /** Nights in a row. */
  nights?: { from: IsoDate; to: IsoDate };
}

/** One value with what it is about. */
export interface Statement {
  about: About;
  value: Said;
}

/** One thing that is not what it was. */
export interface Difference {
  about: About;
  from: Said;
  to: Said;
}
