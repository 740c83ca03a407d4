/** Nights that are read at once: some listings' in one window. */
export interface Portion {
  chunk: number;
  window: number;
}

/** No more than this is read ahead: a million nights, all there are of a thousand listings. */
export const MOST_AHEAD = 230;

/**
 * What to read while nothing moves, nearest first, so that a long scroll finds it there: on along the lines and days
 * in sight, where a scroll leads, and then what lies in the corners, what is to come before what is over.
 * @param chunks those in sight; @param windows those in sight
 */
export function readAhead(
  chunks: readonly number[],
  windows: readonly number[],
  { chunkCount, windowCount }: { chunkCount: number; windowCount: number },
): Portion[] {
  if (chunks.length === 0 || windows.length === 0) return [];
  const found: (Portion & { away: number })[] = [];
  for (let chunk = 0; chunk < chunkCount; chunk++) {
    for (let window = 0; window < windowCount; window++) {
      const [down, across] = [distance(chunk, chunks), distance(window, windows)];
      const isCorner = down > 0 && across > 0;
      const isBack = window < Math.min(...windows);
      const late = isCorner ? (chunkCount + windowCount) * (isBack ? 2 : 1) : 0;
      found.push({ chunk, window, away: down + across + late });
    }
  }
  return found
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_AHEAD)
    .map(({ chunk, window }) => ({ chunk, window }));
}

function distance(value: number, held: readonly number[]): number {
  return Math.max(0, Math.min(...held) - value, value - Math.max(...held));
}
