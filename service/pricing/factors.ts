/** Every factor key that a calendar may show. Clients must accept keys they do not know. */
export const FACTOR_KEYS = [
  'seasonality',
  'dow',
  'event',
  'feature_occupancy_premium',
  'feature_occupancy_discount',
  'pacing_premium',
  'pacing_discount',
  'reputation_discount',
  'time_based_adjustment',
  'gap_price_adjustment',
  'adjacent_night',
] as const;
export type FactorKey = (typeof FACTOR_KEYS)[number];

/** The nine steps that move the price, in the order in which they act. */
export const SEASONALITY = 1;
export const DOW = 2;
export const EVENT = 3;
export const OCCUPANCY = 4;
export const PACING = 5;
export const REPUTATION = 6;
export const TIME_BASED = 7;
export const GAP = 8;
export const ADJACENT = 9;

const RAISING: readonly (FactorKey | null)[] = [
  null,
  'seasonality',
  'dow',
  'event',
  'feature_occupancy_premium',
  'pacing_premium',
  'reputation_discount',
  'time_based_adjustment',
  'gap_price_adjustment',
  'adjacent_night',
];

/** @param order 1…9 */
export function factorKey(order: number, ratio: number): FactorKey {
  if (ratio < 0 && order === OCCUPANCY) return 'feature_occupancy_discount';
  if (ratio < 0 && order === PACING) return 'pacing_discount';
  return RAISING[order] ?? 'seasonality';
}

export type EventImpact = 'low' | 'medium' | 'high';

/** How strongly an event moves prices, either way: low below 10 %, high from 25 %. */
export function eventImpact(ratio: number): EventImpact {
  const size = Math.abs(ratio);
  if (size < 0.1) return 'low';
  return size < 0.25 ? 'medium' : 'high';
}
