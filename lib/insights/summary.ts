import type { Side } from './read-insights.ts';

export interface Summary {
  /** Means over the nights of which both sides are known; null where there is none. */
  listing: number | null;
  benchmark: number | null;
  /** How many nights both are known of. */
  nights: number;
}

/**
 * What a window comes to. Only nights of which both sides are known are compared, so that a side is never
 * better for the nights it lacks. Without any, each side stands for itself.
 */
export function summarise({ listing, benchmark }: Side): Summary {
  let own = 0;
  let others = 0;
  let nights = 0;
  for (const [night, value] of listing.entries()) {
    const other = benchmark[night] ?? null;
    if (value === null || other === null) continue;
    own += value;
    others += other;
    nights += 1;
  }
  if (nights > 0) return { listing: own / nights, benchmark: others / nights, nights };
  return { listing: mean(listing), benchmark: mean(benchmark), nights };
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
