/** The value that a share of the others lies below, between neighbours in proportion. @param sorted ascending, not empty */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place % 1);
}

export interface Spread {
  low: number;
  quarter: number;
  median: number;
  threeQuarters: number;
  high: number;
  /** How many values are known. */
  count: number;
}

/** How the known values of a set are spread; null without any. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  return {
    low: quantile(sorted, 0),
    quarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    threeQuarters: quantile(sorted, 0.75),
    high: quantile(sorted, 1),
    count: sorted.length,
  };
}

/** Which share of the others lies below a value, 0 to 100; those that are equal count half. */
export function percentileOf(value: number, others: readonly (number | null)[]): number | null {
  const known = others.filter((other) => other !== null);
  if (known.length === 0) return null;
  const below = known.filter((other) => other < value).length;
  const equal = known.filter((other) => other === value).length;
  return Math.round(((below + equal / 2) / known.length) * 100);
}

export interface Extremes {
  highest: number | null;
  lowest: number | null;
}

/** The indexes of the one highest and the one lowest value; null where several share it, or all are alike. */
export function extremesOf(values: readonly (number | null)[]): Extremes {
  const spread = spreadOf(values);
  if (!spread || spread.low === spread.high) return { highest: null, lowest: null };
  return { highest: only(values, spread.high), lowest: only(values, spread.low) };
}

function only(values: readonly (number | null)[], wanted: number): number | null {
  const first = values.indexOf(wanted);
  return first === values.lastIndexOf(wanted) ? first : null;
}
