import type { Heat } from '#lib/calendar/heat.ts';
import { heatOf } from '#lib/calendar/heat.ts';
import { NONE } from './night-block.ts';

/** What a price is coloured against: the base price, the market's posted price, or its own of yesterday. */
export const colourModes = ['base', 'market', 'change'] as const;
export type ColourMode = (typeof colourModes)[number];

/**
 * A step of colour; 0 where there is nothing to compare with.
 * @param basePrice of the listing; @param market 0 where it is not known; @param change `NONE` where it is not known
 */
export function heatBy(
  mode: ColourMode,
  price: number,
  basePrice: number | null,
  market: number,
  change: number,
): Heat {
  if (price === 0) return 0;
  if (mode === 'base') return heatOf(price, basePrice);
  if (mode === 'market') return heatOf(price, market);
  return change === NONE ? 0 : heatOf(price, price - change);
}
