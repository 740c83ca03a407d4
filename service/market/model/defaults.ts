import type { ClusterModel } from './cluster-model.ts';
import { curveOfMonths, DAYS_OF_YEAR } from './day-of-year.ts';

/** Nightly price of short-term rentals by month in northern cities, January first. */
const NORTHERN_CITY = [0.78, 0.83, 0.91, 0.96, 1.04, 1.16, 1.19, 1.18, 1.07, 0.97, 0.95, 0.97];
/** Nightly price by weekday, Monday first. */
const WEEKDAYS = [0.98, 0.97, 0.97, 0.99, 1.05, 1.05, 0.99];
/** Days out and share of the final nights already booked when that day begins. */
const BOOKED_BY_LEAD: readonly (readonly [number, number])[] = [
  [0, 0.99],
  [1, 0.98],
  [3, 0.91],
  [7, 0.8],
  [14, 0.66],
  [30, 0.42],
  [60, 0.21],
  [90, 0.12],
  [180, 0.05],
  [365, 0.005],
];

/** Final occupancy of other nights and of weekend nights. */
export const DEFAULT_OCCUPANCY: readonly [number, number] = [0.7, 0.95];

export const DEFAULT_WEEKEND: readonly boolean[] = [false, false, false, false, true, true, false];

/** The usual year of a city on this latitude; south of the equator half a year later. */
export function defaultSeasonality(latitude: number): Float64Array {
  const months = NORTHERN_CITY.map((_, month) => NORTHERN_CITY[(month + (latitude < 0 ? 6 : 0)) % 12] ?? 1);
  const curve = curveOfMonths(months);
  // Near the equator the year is flat.
  const strength = Math.min(1, Math.abs(latitude) / 30);
  return curve.map((value) => value ** strength);
}

/** 12 × 7 values, the same week in every month. */
export function defaultWeekday(): Float64Array {
  const mean = WEEKDAYS.reduce((sum, value) => sum + value, 0) / 7;
  return Float64Array.from({ length: 84 }, (_, index) => (WEEKDAYS[index % 7] ?? 1) / mean);
}

/** 366 values by lead days, falling from just below 1, between the measured points straight in log(1 + lead). */
export function defaultBookingCurve(): Float64Array {
  const curve = new Float64Array(DAYS_OF_YEAR);
  for (let lead = 0; lead < DAYS_OF_YEAR; lead++) {
    const next = Math.max(
      1,
      BOOKED_BY_LEAD.findIndex(([days]) => days >= lead),
    );
    const [lowDays, lowShare] = BOOKED_BY_LEAD[next - 1] ?? [0, 1];
    const [highDays, highShare] = BOOKED_BY_LEAD[next] ?? [365, 0];
    const part = Math.log((1 + lead) / (1 + lowDays)) / Math.log((1 + highDays) / (1 + lowDays));
    curve[lead] = lowShare + part * (highShare - lowShare);
  }
  return curve;
}

/** The parts of a model that a place without any data starts from. */
export type PricePrior = Pick<ClusterModel, 'seasonality' | 'level' | 'weekday' | 'events' | 'bookingCurve'>;

export function defaultPrior(latitude: number): PricePrior {
  return {
    seasonality: defaultSeasonality(latitude),
    level: 1,
    weekday: defaultWeekday(),
    events: [],
    bookingCurve: defaultBookingCurve(),
  };
}
