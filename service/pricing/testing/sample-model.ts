import { type EpochDay, toEpochDay, weekdayOf } from '#contract/dates.ts';
import {
  BEDROOM_COHORTS,
  type BedroomCohort,
  type ClusterModel,
  type CohortOccupancy,
} from '#service/market/model/cluster-model.ts';

const YEAR = 366;
const WEEKDAY_INDEX = [0.96, 0.96, 0.97, 0.98, 1.06, 1.08, 0.99];

/** A plausible leisure market, for tests and benchmarks: summer peak, busy weekends, three events. */
export function sampleModel(asOf: EpochDay = toEpochDay('2026-11-20')): ClusterModel {
  const lead = (curve: (days: number) => number) => Float64Array.from({ length: YEAR }, (_, d) => curve(d));
  return {
    asOf,
    seasonality: lead((day) => 1 + 0.35 * Math.cos(((day - 210) / YEAR) * 2 * Math.PI)),
    level: 1.02,
    weekday: Float64Array.from({ length: 84 }, (_, at) => WEEKDAY_INDEX[at % 7] ?? 1),
    weekend: [false, false, false, false, true, true, false],
    events: [
      {
        from: asOf + 7,
        to: asOf + 34,
        uplift: 0.24,
        names: { en: 'Christmas market', de: 'Weihnachtsmarkt' },
      },
      { from: asOf + 38, to: asOf + 42, uplift: 0.42, names: { en: 'New Year', de: 'Neujahr' } },
      { from: asOf + 200, to: asOf + 203, uplift: 0.08, names: null },
    ],
    bookingCurve: lead((days) => Math.exp(-days / 32)),
    chanceToBook: Float64Array.from({ length: 2 * YEAR }, (_, at) =>
      at < YEAR ? 0.7 - 0.6 * Math.exp(-at / 12) : 0.9 - 0.6 * Math.exp(-at / 4),
    ),
    occupancy: Object.fromEntries(BEDROOM_COHORTS.map((cohort) => [cohort, sampleOccupancy(asOf)])) as Record<
      BedroomCohort,
      CohortOccupancy
    >,
  };
}

function sampleOccupancy(asOf: EpochDay): CohortOccupancy {
  const expectedFinal = Float64Array.from({ length: YEAR }, (_, d) =>
    weekdayOf(asOf + d) === 4 || weekdayOf(asOf + d) === 5 ? 0.92 : 0.7,
  );
  const onTheBooks = expectedFinal.map((share, d) => share * Math.exp(-d / 32) * (1 + 0.3 * Math.sin(d / 9)));
  return { onTheBooks, expectedFinal };
}
