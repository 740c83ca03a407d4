const ALIGNMENT_BYTES = 8;
/** Holds the columns of a year with a few rules; what needs more takes further chunks. */
const CHUNK_BYTES = 24 * 1024;

/**
 * Hands out zeroed columns that share one allocation. A listing-year needs some seventeen small columns,
 * and allocating and collecting them one by one costs as much as pricing it. They live and die together.
 */
export class ColumnStore {
  private chunk = new ArrayBuffer(CHUNK_BYTES);
  private used = 0;

  numbers(length: number): Float64Array {
    const offset = this.reserve(length * Float64Array.BYTES_PER_ELEMENT);
    return new Float64Array(this.chunk, offset, length);
  }

  /** Whole numbers from 0 to 65,535. */
  counts(length: number): Uint16Array {
    const offset = this.reserve(length * Uint16Array.BYTES_PER_ELEMENT);
    return new Uint16Array(this.chunk, offset, length);
  }

  bytes(length: number): Uint8Array {
    const offset = this.reserve(length);
    return new Uint8Array(this.chunk, offset, length);
  }

  private reserve(bytes: number): number {
    if (this.used + bytes > this.chunk.byteLength) {
      this.chunk = new ArrayBuffer(Math.max(CHUNK_BYTES, bytes));
      this.used = 0;
    }
    const offset = this.used;
    this.used += Math.ceil(bytes / ALIGNMENT_BYTES) * ALIGNMENT_BYTES;
    return offset;
  }
}
