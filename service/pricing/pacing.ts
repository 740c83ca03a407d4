import type { EpochDay } from '#contract/dates.ts';
import type { BedroomCohort, ClusterModel } from '#service/market/model/cluster-model.ts';
import { clamp, roundRatio } from './ratio.ts';

/** Share of the price per share of nights booked ahead of the curve: 10 points ahead is +6 %. */
const SENSITIVITY = 0.6;
/** Closer to the curve than this is noise. */
const DEAD_ZONE = 0.02;
const MOST_OFF = -0.12;
const MOST_ON = 0.15;

/** @param onTheBooks share booked; @param expected share usually booked this many days out */
export function pacingRatio(onTheBooks: number, expected: number): number {
  const ahead = onTheBooks - expected;
  if (!(Math.abs(ahead) >= DEAD_ZONE)) return 0;
  return roundRatio(clamp(ahead * SENSITIVITY, MOST_OFF, MOST_ON));
}

/** What the cohort has on the books for a night and what its booking curve expects, shares 0…1 or NaN. */
export function pacingReading(
  model: ClusterModel,
  cohort: BedroomCohort,
  day: EpochDay,
): { onTheBooks: number; expected: number } {
  const lead = day - model.asOf;
  const { onTheBooks, expectedFinal } = model.occupancy[cohort];
  return {
    onTheBooks: onTheBooks[lead] ?? Number.NaN,
    expected: (expectedFinal[lead] ?? Number.NaN) * (model.bookingCurve[lead] ?? Number.NaN),
  };
}
