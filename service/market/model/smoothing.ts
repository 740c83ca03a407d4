import { median } from './robust.ts';

/** Weights beyond this many bandwidths are nothing. */
const REACH = 3.5;
const ROBUST_PASSES = 3;
/** Residuals beyond this many robust spreads are ignored (Tukey's bisquare). */
const BISQUARE_BOUND = 4.7;

/**
 * A smooth curve through a daily series that outliers do not pull: local quadratic regression with Gaussian
 * weights, reweighted by bisquare (Cleveland 1979, loess); straight lines near the ends, where a quadratic
 * would run away.
 * @param values NaN where nothing is known
 * @param weights 0 leaves a day out, though the curve still passes over it
 * @param bandwidth standard deviation of the weights, in days
 */
export function smoothSeries(values: Float64Array, weights: Float64Array, bandwidth: number): Float64Array {
  const robust = new Float64Array(values.length).fill(1);
  let curve = new Float64Array(values.length);
  for (let pass = 0; pass < ROBUST_PASSES; pass++) {
    curve = fitLocally(values, weights, robust, bandwidth);
    reweight(values, weights, curve, robust);
  }
  return curve;
}

function reweight(
  values: Float64Array,
  weights: Float64Array,
  curve: Float64Array,
  robust: Float64Array,
): void {
  const sizes: number[] = [];
  for (let day = 0; day < values.length; day++) {
    const size = Math.abs((values[day] ?? Number.NaN) - (curve[day] ?? 0));
    if ((weights[day] ?? 0) > 0 && !Number.isNaN(size)) sizes.push(size);
  }
  const bound = BISQUARE_BOUND * Math.max(1.4826 * median(sizes), 0.002);
  for (let day = 0; day < values.length; day++) {
    const share = Math.abs((values[day] ?? 0) - (curve[day] ?? 0)) / bound;
    robust[day] = share < 1 ? (1 - share * share) ** 2 : 0;
  }
}

function fitLocally(
  values: Float64Array,
  weights: Float64Array,
  robust: Float64Array,
  bandwidth: number,
): Float64Array<ArrayBuffer> {
  const curve = new Float64Array(values.length);
  const reach = Math.ceil(bandwidth * REACH);
  for (let centre = 0; centre < values.length; centre++) {
    const nearEnd = centre < bandwidth * 2 || centre >= values.length - bandwidth * 2;
    const moments = [0, 0, 0, 0, 0];
    const products = [0, 0, 0];
    for (let day = Math.max(0, centre - reach); day <= Math.min(values.length - 1, centre + reach); day++) {
      const value = values[day] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const x = (day - centre) / bandwidth;
      let term = (weights[day] ?? 0) * (robust[day] ?? 0) * Math.exp(-0.5 * x * x);
      for (let power = 0; power < 5; power++) {
        moments[power] = (moments[power] ?? 0) + term;
        if (power < 3) products[power] = (products[power] ?? 0) + term * value;
        term *= x;
      }
    }
    curve[centre] = intercept(moments, products, nearEnd ? 1 : 2);
  }
  return curve;
}

/** The value at 0 of the weighted polynomial, from the moments of x and of x·y. */
function intercept(moments: readonly number[], products: readonly number[], degree: 1 | 2): number {
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = moments;
  const [p0 = 0, p1 = 0, p2 = 0] = products;
  if (s0 < 1e-9) return Number.NaN;
  if (degree === 2) {
    const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
    if (determinant > 1e-3 * s0 ** 3) {
      return (p0 * (s2 * s4 - s3 * s3) - s1 * (p1 * s4 - p2 * s3) + s2 * (p1 * s3 - p2 * s2)) / determinant;
    }
  }
  const determinant = s0 * s2 - s1 * s1;
  return determinant > 1e-3 * s0 * s0 ? (p0 * s2 - p1 * s1) / determinant : p0 / s0;
}

/** Gaussian average around a circle; NaN values are left out and filled from their neighbours. */
export function smoothCircle(values: Float64Array, bandwidth: number): Float64Array {
  const length = values.length;
  const reach = Math.min(Math.floor(length / 2), Math.ceil(bandwidth * REACH));
  const smooth = new Float64Array(length);
  for (let centre = 0; centre < length; centre++) {
    let sum = 0;
    let total = 0;
    for (let step = -reach; step <= reach; step++) {
      const value = values[(centre + step + length) % length] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const weight = Math.exp(-0.5 * (step / bandwidth) ** 2);
      sum += weight * value;
      total += weight;
    }
    smooth[centre] = total > 0 ? sum / total : Number.NaN;
  }
  return smooth;
}
