import type { EpochDay } from '#contract/dates.ts';
import type { ClusterModel, MarketEvent } from './cluster-model.ts';
import { BEDROOM_COHORTS } from './cluster-model.ts';

const MAGIC = 0x434d;
const VERSION = 1;
const PREFIX_BYTES = 8;
/** Values are kept to 1e-5. */
const SCALE = 100_000;
const NOT_A_NUMBER = -0x8000_0000;

interface Header {
  asOf: EpochDay;
  level: number;
  weekend: readonly boolean[];
  events: readonly MarketEvent[];
  /** Length of each array in the order of `arraysOf`. */
  lengths: number[];
}

/**
 * A model as bytes for one database column: magic and version (uint16 each), header length (uint32), a
 * JSON header padded to four bytes, then every array as int32 in units of 1e-5, little-endian.
 */
export function encodeClusterModel(model: ClusterModel): Buffer {
  const arrays = arraysOf(model);
  const header: Header = {
    asOf: model.asOf,
    level: round(model.level),
    weekend: model.weekend,
    events: model.events.map((event) => ({ ...event, uplift: round(event.uplift) })),
    lengths: arrays.map((array) => array.length),
  };
  const text = Buffer.from(JSON.stringify(header));
  const padding = (4 - (text.length % 4)) % 4;
  const values = new Int32Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let position = 0;
  for (const array of arrays) {
    for (const value of array) {
      values[position++] = Number.isNaN(value) ? NOT_A_NUMBER : Math.round(value * SCALE);
    }
  }
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt16LE(MAGIC, 0);
  prefix.writeUInt16LE(VERSION, 2);
  prefix.writeUInt32LE(text.length + padding, 4);
  return Buffer.concat([prefix, text, Buffer.alloc(padding, ' '), new Uint8Array(values.buffer)]);
}

/** @throws Error when the bytes are not a model of a version this code knows. */
export function decodeClusterModel(bytes: Uint8Array): ClusterModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const known =
    bytes.byteLength > PREFIX_BYTES &&
    view.getUint16(0, true) === MAGIC &&
    view.getUint16(2, true) === VERSION;
  if (!known) throw new Error('These bytes are not a market model of a known version.');
  const bodyStart = PREFIX_BYTES + view.getUint32(4, true);
  const header: Header = JSON.parse(Buffer.from(bytes.subarray(PREFIX_BYTES, bodyStart)).toString());
  const total = header.lengths.reduce((sum, length) => sum + length, 0);
  if (bytes.byteLength !== bodyStart + total * 4) throw new Error('A market model is cut short.');

  const values = new Int32Array(new Uint8Array(bytes.subarray(bodyStart)).buffer);
  let position = 0;
  let next = 0;
  const take = (): Float64Array => {
    const array = new Float64Array(header.lengths[next++] ?? 0);
    for (let index = 0; index < array.length; index++) {
      const value = values[position++] ?? NOT_A_NUMBER;
      array[index] = value === NOT_A_NUMBER ? Number.NaN : value / SCALE;
    }
    return array;
  };
  const [seasonality, weekday, bookingCurve, chanceToBook] = [take(), take(), take(), take()];
  const occupancyOf = () => ({ onTheBooks: take(), expectedFinal: take() });
  return {
    asOf: header.asOf,
    level: header.level,
    weekend: header.weekend,
    events: header.events,
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
