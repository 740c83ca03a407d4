/** -3 … 3: far below the base price … far above it; 0 lies within 5 %. */
export type Heat = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/**
 * Price against base in steps at 5, 20 and 35 %. Without a base price there is nothing to compare: 0.
 * @param price whole units of the listing's currency
 */
export function heatOf(price: number, basePrice: number | null): Heat {
  if (!basePrice) return 0;
  const share = Math.abs(price / basePrice - 1);
  const step = share < 0.05 ? 0 : share < 0.2 ? 1 : share < 0.35 ? 2 : 3;
  return (price < basePrice ? -step : step) as Heat;
}
