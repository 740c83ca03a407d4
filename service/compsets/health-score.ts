import type { Figures } from './night-sums.ts';

/** Fewer say nothing of a set. */
const FEWEST_MEMBERS = 3;

type Earning = Pick<Figures, 'adj-occupancy' | 'average-posted-rate'>;

/**
 * How a listing does beside a set: its adjusted occupancy times its posted rate, as a share of that and the median of
 * the members together. 50 is as they do, 67 twice as well, 33 half as well; null where that cannot be computed.
 * @returns 0…100, whole
 */
export function healthScore(listing: Earning, members: readonly Earning[]): number | null {
  const own = earningOf(listing);
  const usual = medianOf(members.flatMap((member) => earningOf(member) ?? []));
  if (own === null || usual === null || own + usual === 0) return null;
  return Math.round((100 * own) / (own + usual));
}

function earningOf(figures: Earning): number | null {
  const { 'adj-occupancy': occupancy, 'average-posted-rate': rate } = figures;
  return occupancy === null || rate === null ? null : occupancy * rate;
}

function medianOf(values: readonly number[]): number | null {
  if (values.length < FEWEST_MEMBERS) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
