/** Median; NaN of nothing. Does not change its argument. */
export function median(values: ArrayLike<number>): number {
  return quantile(Float64Array.from(values).sort(), 0.5);
}

/** @param sorted ascending @param share 0…1; linear between neighbours; NaN of nothing */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return low + (position - below) * (high - low);
}

/** The value below which a share of the weight lies; NaN of nothing. @param share 0…1 of the total weight */
export function weightedQuantile(
  values: readonly number[],
  weights: readonly number[],
  share: number,
): number {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let before = Number.NaN;
  let beforeMiddle = 0;
  for (const index of order) {
    const value = values[index] ?? Number.NaN;
    const weight = weights[index] ?? 0;
    const middle = passed + weight / 2;
    if (middle >= share * total) {
      if (Number.isNaN(before)) return value;
      const part = (share * total - beforeMiddle) / (middle - beforeMiddle);
      return before + part * (value - before);
    }
    passed += weight;
    before = value;
    beforeMiddle = middle;
  }
  return before;
}

/** Spread that outliers do not move: 1.4826 × the median distance from the median. */
export function medianDeviation(values: readonly number[]): number {
  const centre = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - centre)));
}
