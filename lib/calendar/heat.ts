/** -3 … 3: far below the base price … far above it; 0 lies within 5 %. */
export type Heat = -3 | -2 | -1 | 0 | 1 | 2 | 3;

/**
 * Price against base in steps at 5, 20 and 35 %. Without a base price there is nothing to compare: 0.
 * @param price whole units of the listing's currency
 */
export function heatOf(price: number, basePrice: number | null): Heat {
  if (!basePrice) return 0;
  // In whole numbers: 80 / 100 - 1 is a little less than -0.2.
  const percentOfBase = Math.abs(price - basePrice) * 100;
  const step =
    percentOfBase >= 35 * basePrice
      ? 3
      : percentOfBase >= 20 * basePrice
        ? 2
        : percentOfBase >= 5 * basePrice
          ? 1
          : 0;
  return (price < basePrice && step ? -step : step) as Heat;
}
