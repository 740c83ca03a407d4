import type { MarketNight } from './explanation.ts';

/** Positions on the strip of posted rates, percentages of its width. */
export interface MarketStrip {
  low: number;
  high: number;
  at: (price: number) => number;
}

/** The strip reaches from the 10th to the 90th percentile and as far as the own price. */
export function marketStrip(market: MarketNight, price: number): MarketStrip {
  const low = Math.min(market.p10, price);
  const high = Math.max(market.p90, price);
  const range = high - low || 1;
  return { low, high, at: (value) => ((value - low) / range) * 100 };
}
