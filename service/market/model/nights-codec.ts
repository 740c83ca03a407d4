import type { PackedNights } from './observed-listing.ts';

const MAGIC = 0x4e;
const VERSION = 1;
const HEADER_BYTES = 12;
const BYTES_PER_NIGHT = 4 + 2 + 1;

/**
 * Nights as bytes for one database column, seven bytes a night:
 * `N`, version, two zero bytes, first day (int32), count (uint32), then all prices (float32), all
 * minimum stays (uint16) and all availabilities (uint8), little-endian.
 */
export function encodeNights(nights: PackedNights): Buffer {
  const count = nights.available.length;
  const bytes = Buffer.alloc(HEADER_BYTES + count * BYTES_PER_NIGHT);
  bytes[0] = MAGIC;
  bytes[1] = VERSION;
  bytes.writeInt32LE(nights.firstDay, 4);
  bytes.writeUInt32LE(count, 8);
  bytes.set(bytesOf(nights.price), HEADER_BYTES);
  bytes.set(bytesOf(nights.minNights), HEADER_BYTES + count * 4);
  bytes.set(nights.available, HEADER_BYTES + count * 6);
  return bytes;
}

/** @throws Error when the bytes are not nights of a version this code knows. */
export function decodeNights(bytes: Uint8Array): PackedNights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || bytes[0] !== MAGIC || bytes[1] !== VERSION) {
    throw new Error('These bytes are not packed nights of a known version.');
  }
  const count = view.getUint32(8, true);
  if (bytes.byteLength !== HEADER_BYTES + count * BYTES_PER_NIGHT) {
    throw new Error('Packed nights are cut short.');
  }
  // A fresh copy is aligned whatever the offset of the column inside the driver's buffer.
  const body = new Uint8Array(bytes.subarray(HEADER_BYTES)).buffer;
  return {
    firstDay: view.getInt32(4, true),
    price: new Float32Array(body, 0, count),
    minNights: new Uint16Array(body, count * 4, count),
    available: new Uint8Array(body, count * 6, count),
  };
}

function bytesOf(array: Float32Array | Uint16Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
