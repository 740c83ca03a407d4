import type { ExplanationAttributes, ExplanationStep } from '#contract/console/explanations.ts';

/** How one night's price comes about, amounts in the listing's currency to the hundredth. */
export type Explanation = ExplanationAttributes;
export type Step = ExplanationStep;

/** Which rule decides, and those it beats; no rule, no value. */
export type Decision = Explanation['floor'];

/** The benchmark of a night whose percentiles are all known. */
export interface MarketNight {
  /** Bedrooms of the homes compared: `0-1`, `2`, `3`, `4+` or `all`. */
  cohort: string;
  cluster: string;
  p10: number;
  p25: number;
  p50: number;
  p75: number;
  p90: number;
  /** Shares, 0 to 1. */
  occupancy: number | null;
  'expected-occupancy': number | null;
}

/** The market on the night, or null where too few homes are posted for percentiles. */
export function marketOf({ market }: Explanation): MarketNight | null {
  if (!market) return null;
  const { p10, p25, p50, p75, p90 } = market;
  if (p10 === null || p25 === null || p50 === null || p75 === null || p90 === null) return null;
  return { ...market, p10, p25, p50, p75, p90 };
}
