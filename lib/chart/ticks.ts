/** The values at which an axis is labelled, ascending; the first and the last are its ends. */
export type Ticks = readonly number[];

const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Round values that hold all of the given ones, with about `count` steps between them.
 * Starts at zero where a zero is among them, or where they leave less than a third of the axis empty below.
 */
export function niceTicks(values: readonly (number | null)[], count = 5): Ticks {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return [0, 1];
  let low = Math.min(...known);
  let high = Math.max(...known);
  if (low >= 0 && low < high / 3) low = 0;
  if (low === high) {
    low = Math.max(0, low - Math.max(1, Math.abs(low) * 0.1));
    high += Math.max(1, Math.abs(high) * 0.1);
  }
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** The whole of a percentage. */
export const percentTicks: Ticks = [0, 20, 40, 60, 80, 100];
