/** Between the attempts: about 1, 5, 25 and 125 seconds. */
const FIRST_MS = 1000;
const FACTOR = 5;
const LONGEST_MS = 300_000;
/** So that what failed together does not come back together. */
const JITTER = 0.2;

/**
 * How long to wait after an attempt that may be made again.
 * @param attempt how many were made, from 1
 * @param askedMs what the receiver asked for, which is the least; up to five minutes
 * @param random 0…1
 */
export function retryDelayMs(attempt: number, askedMs: number | null, random = Math.random()): number {
  const spread = 1 - JITTER + 2 * JITTER * random;
  const usual = FIRST_MS * FACTOR ** (attempt - 1) * spread;
  return Math.round(Math.min(LONGEST_MS, Math.max(usual, askedMs ?? 0)));
}
