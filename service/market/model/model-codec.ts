import type { EpochDay } from '#contract/dates.ts';
import type { ClusterModel, MarketEvent } from './cluster-model.ts';
import { BEDROOM_COHORTS } from './cluster-model.ts';

const VERSION = 1;
/** Values are kept to 1e-5. */
const SCALE = 100_000;
const NOT_A_NUMBER = -0x8000_0000;

/** A model as JSON: small parts legible, arrays packed. */
export interface EncodedClusterModel {
  version: number;
  asOf: EpochDay;
  level: number;
  weekend: readonly boolean[];
  events: readonly MarketEvent[];
  /** Length of each array in the order of `arraysOf`. */
  lengths: number[];
  /** All arrays as little-endian int32 in units of 1e-5, base64. */
  values: string;
}

/** The JSON-safe form of a model for a database column; values are rounded to 1e-5. */
export function encodeClusterModel(model: ClusterModel): EncodedClusterModel {
  const arrays = arraysOf(model);
  const values = new Int32Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let position = 0;
  for (const array of arrays) {
    for (const value of array) {
      values[position++] = Number.isNaN(value) ? NOT_A_NUMBER : Math.round(value * SCALE);
    }
  }
  return {
    version: VERSION,
    asOf: model.asOf,
    level: round(model.level),
    weekend: model.weekend,
    events: model.events.map((event) => ({ ...event, uplift: round(event.uplift) })),
    lengths: arrays.map((array) => array.length),
    values: Buffer.from(values.buffer).toString('base64'),
  };
}

/** @throws Error when the value is not a model of a version this code knows. */
export function decodeClusterModel(encoded: unknown): ClusterModel {
  if (!isEncoded(encoded)) throw new Error('This is not a market model of a known version.');
  const bytes = new Uint8Array(Buffer.from(encoded.values, 'base64'));
  const total = encoded.lengths.reduce((sum, length) => sum + length, 0);
  if (bytes.byteLength !== total * 4) throw new Error('A market model is cut short.');

  const values = new Int32Array(bytes.buffer);
  let position = 0;
  let next = 0;
  const take = (): Float64Array => {
    const array = new Float64Array(encoded.lengths[next++] ?? 0);
    for (let index = 0; index < array.length; index++) {
      const value = values[position++] ?? NOT_A_NUMBER;
      array[index] = value === NOT_A_NUMBER ? Number.NaN : value / SCALE;
    }
    return array;
  };
  const [seasonality, weekday, bookingCurve, chanceToBook] = [take(), take(), take(), take()];
  const occupancyOf = () => ({ onTheBooks: take(), expectedFinal: take() });
  return {
    asOf: encoded.asOf,
    level: encoded.level,
    weekend: encoded.weekend,
    events: encoded.events,
    seasonality,
    weekday,
    bookingCurve,
    chanceToBook,
    occupancy: {
      all: occupancyOf(),
      '0-1': occupancyOf(),
      '2': occupancyOf(),
      '3': occupancyOf(),
      '4+': occupancyOf(),
    },
  };
}

function isEncoded(value: unknown): value is EncodedClusterModel {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === VERSION;
}

function arraysOf(model: ClusterModel): Float64Array[] {
  return [
    model.seasonality,
    model.weekday,
    model.bookingCurve,
    model.chanceToBook,
    ...BEDROOM_COHORTS.flatMap((cohort) => {
      const { onTheBooks, expectedFinal } = model.occupancy[cohort];
      return [onTheBooks, expectedFinal];
    }),
  ];
}

function round(value: number): number {
  return Math.round(value * SCALE) / SCALE;
}
