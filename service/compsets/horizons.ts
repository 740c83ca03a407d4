import type { EpochDay } from '#contract/dates.ts';
import type { Window } from '../insights/window.ts';
import { type Figures, figuresOf, type NightSums } from './night-sums.ts';

/** Something of the next 30 nights, of the next 90, and of the nights whose performance is asked for. */
export interface Horizons<T> {
  thirty: T;
  ninety: T;
  performance: T;
}

/** What is measured of a listing. */
export type Side = Horizons<Figures>;

const LONGEST_NIGHTS = 90;

const ahead = (today: EpochDay, nights: number): Window => ({ from: today, to: today + nights - 1 });

export const horizonsOf = (today: EpochDay, performance: Window): Horizons<Window> => ({
  thirty: ahead(today, 30),
  ninety: ahead(today, LONGEST_NIGHTS),
  performance,
});

/** The window that holds all horizons. */
export const spanOf = ({ ninety, performance }: Horizons<Window>): Window => ({
  from: Math.min(ninety.from, performance.from),
  to: Math.max(ninety.to, performance.to),
});

export const sideOf = ({ thirty, ninety, performance }: Horizons<NightSums>): Side => ({
  thirty: figuresOf(thirty),
  ninety: figuresOf(ninety),
  performance: figuresOf(performance),
});
