import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type NightRecord, RECORDED_STEPS } from '../pricing/record/price-record.ts';

/** Ratios are whole hundred-thousandths in a record already, override values whole hundredths. */
const RATIO_STEPS = 100_000;
const VALUE_STEPS = 100;
const NO_CEILING = -1;

/** The first columns, in their order; the ratios of the steps follow. */
const PLAIN_COLUMNS = 6;
const COLUMNS = PLAIN_COLUMNS + RECORDED_STEPS.length;

const numbersOf = (night: NightRecord): number[] => [
  night.price,
  night.basePrice,
  night.floor,
  night.ceiling ?? NO_CEILING,
  night.overrideKind,
  Math.round(night.overrideValue * VALUE_STEPS),
  ...night.ratios.map((ratio) => Math.round(ratio * RATIO_STEPS)),
];

/**
 * Nights as bytes: column by column the differences from night to night, as varints, deflated. What stays the
 * same for nights on end costs next to nothing.
 */
export function encodeSnapshot(nights: readonly NightRecord[]): Uint8Array {
  const rows = nights.map(numbersOf);
  const bytes: number[] = [];
  appendVarint(bytes, rows.length);
  for (let column = 0; column < COLUMNS; column++) {
    let last = 0;
    for (const row of rows) {
      const value = row[column] ?? 0;
      appendVarint(bytes, value - last);
      last = value;
    }
  }
  return deflateRawSync(Uint8Array.from(bytes), { level: 9 });
}

export interface Snapshot {
  nightCount: number;
  price(night: number): number | null;
  night(night: number): NightRecord | null;
}

export function decodeSnapshot(encoded: Uint8Array): Snapshot {
  const bytes = inflateRawSync(encoded);
  const reader = { bytes, at: 0 };
  const nightCount = readVarint(reader);
  const values = new Float64Array(COLUMNS * nightCount);
  for (let column = 0; column < COLUMNS; column++) {
    let last = 0;
    for (let night = 0; night < nightCount; night++) {
      last += readVarint(reader);
      values[column * nightCount + night] = last;
    }
  }
  const isKnown = (night: number) => night >= 0 && night < nightCount;
  const value = (column: number, night: number) => values[column * nightCount + night] ?? 0;
  return {
    nightCount,
    price: (night) => (isKnown(night) ? value(0, night) : null),
    night: (night) => {
      if (!isKnown(night)) return null;
      const ceiling = value(3, night);
      return {
        price: value(0, night),
        basePrice: value(1, night),
        floor: value(2, night),
        ceiling: ceiling === NO_CEILING ? null : ceiling,
        overrideKind: value(4, night),
        overrideValue: value(5, night) / VALUE_STEPS,
        ratios: RECORDED_STEPS.map((_, step) => value(PLAIN_COLUMNS + step, night) / RATIO_STEPS),
      };
    },
  };
}

const LOW_BITS = 0x80;

/** Small numbers of either sign take few bytes: 0, -1, 1, -2 … become 0, 1, 2, 3 …, seven bits at a time. */
function appendVarint(bytes: number[], value: number): void {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  while (rest >= LOW_BITS) {
    bytes.push((rest % LOW_BITS) + LOW_BITS);
    rest = Math.floor(rest / LOW_BITS);
  }
  bytes.push(rest);
}

function readVarint(reader: { bytes: Uint8Array; at: number }): number {
  let value = 0;
  let scale = 1;
  for (;;) {
    const byte = reader.bytes[reader.at++] ?? 0;
    value += (byte % LOW_BITS) * scale;
    if (byte < LOW_BITS) break;
    scale *= LOW_BITS;
  }
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
