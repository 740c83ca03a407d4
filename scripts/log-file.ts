import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';

const KEPT_STARTS = 3;
const TAIL_BYTES = 64 * 1024;

/** Opens a fresh log for appending; the logs of the last starts stay beside it as `.1`, `.2`, `.3`. */
export function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  for (let age = KEPT_STARTS; age > 0; age--) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    if (existsSync(younger)) renameSync(younger, `${path}.${age}`);
  }
  return openSync(path, 'a', 0o600);
}

/**
 * Keeps a growing log bounded. Its writer appends to the file itself, without passing through us, so the file
 * is copied and emptied in place instead of renamed.
 */
export function boundLog(path: string, maxBytes: number): void {
  if (statSync(path).size <= maxBytes) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

/** The last lines of a log, structured ones as their message. */
export function readLogTail(path: string, lines: number): string[] {
  const written = readEnd(path)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return written.slice(-lines).map(readableLine);
}

/** The last line that a program wrote for a person, not as a structured record. */
export function readLastPlainLine(path: string): string | undefined {
  return readEnd(path)
    .split('\n')
    .findLast((line) => line.trim() !== '' && !line.startsWith('{'));
}

function readEnd(path: string): string {
  const file = openSync(path, 'r');
  try {
    const start = Math.max(0, statSync(path).size - TAIL_BYTES);
    const buffer = Buffer.alloc(TAIL_BYTES);
    const length = readSync(file, buffer, 0, TAIL_BYTES, start);
    return buffer.toString('utf8', 0, length);
  } finally {
    closeSync(file);
  }
}

function readableLine(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const record = JSON.parse(line);
    return [record.msg, record.err?.stack ?? record.err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}
