const BYTES_PER_VALUE = 8;
/** Enough for the columns of a year; a longer window takes further chunks. */
const CHUNK_BYTES = 32 * 1024;

/**
 * Hands out zeroed columns that share one allocation. A listing-year needs some seventeen small columns,
 * and allocating them one by one would cost as much as pricing it. They live and die together.
 */
export class ColumnStore {
  private chunk = new ArrayBuffer(CHUNK_BYTES);
  private used = 0;

  numbers(length: number): Float64Array {
    return new Float64Array(
      this.chunkFor(length * BYTES_PER_VALUE),
      this.take(length * BYTES_PER_VALUE),
      length,
    );
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.chunkFor(length), this.take(length), length);
  }

  private chunkFor(bytes: number): ArrayBuffer {
    if (this.used + bytes > this.chunk.byteLength) {
      this.chunk = new ArrayBuffer(Math.max(CHUNK_BYTES, bytes));
      this.used = 0;
    }
    return this.chunk;
  }

  private take(bytes: number): number {
    const offset = this.used;
    this.used += Math.ceil(bytes / BYTES_PER_VALUE) * BYTES_PER_VALUE;
    return offset;
  }
}
