import type { MarketNight } from './explanation.ts';

/** On which side of its line a label stands; null where it would run into the other one. */
export type LabelSide = 'before' | 'after' | null;

/** Positions on the strip of posted rates, percentages of its width. */
export interface MarketStrip {
  low: number;
  high: number;
  at: (price: number) => number;
  /** The ends are labelled where the quartiles' labels leave room. */
  showLow: boolean;
  showHigh: boolean;
  showUpperQuartile: boolean;
  ownSide: LabelSide;
  medianSide: LabelSide;
}

/** Widths of labels in percent of the strip. */
const END_LABEL = 14;
const LINE_LABEL = 24;

/** The strip reaches from the 10th to the 90th percentile and as far as the own price. */
export function marketStrip(market: MarketNight, price: number): MarketStrip {
  const low = Math.min(market.p10, price);
  const high = Math.max(market.p90, price);
  const range = high - low || 1;
  const at = (value: number) => ((value - low) / range) * 100;
  const ownFirst = price < market.p50;
  const [first, second] = ownFirst ? [at(price), at(market.p50)] : [at(market.p50), at(price)];
  const apart = second - first >= LINE_LABEL;
  const firstSide = first >= LINE_LABEL ? 'before' : apart ? 'after' : null;
  const secondSide = second <= 100 - LINE_LABEL ? 'after' : apart && firstSide !== 'after' ? 'before' : null;
  const inner = second <= 50 ? 'after' : 'before';
  return {
    low,
    high,
    at,
    showLow: at(market.p25) >= END_LABEL,
    showHigh: at(market.p75) <= 100 - END_LABEL,
    showUpperQuartile: at(market.p75) - at(market.p25) >= END_LABEL,
    // The own price is always named, the median where that leaves it room.
    ownSide: (ownFirst ? firstSide : secondSide) ?? inner,
    medianSide: ownFirst ? firstSide && secondSide : secondSide && firstSide,
  };
}
