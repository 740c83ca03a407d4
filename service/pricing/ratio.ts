/** Ratios move in tenths of a percent, so that what a person reads is what was multiplied. */
const STEPS_PER_UNIT = 1000;

/** @returns the nearest thousandth, never -0; a ratio that is not a number does nothing. */
export function roundRatio(ratio: number): number {
  return Number.isFinite(ratio) ? Math.round(ratio * STEPS_PER_UNIT) / STEPS_PER_UNIT + 0 : 0;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
