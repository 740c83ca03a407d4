import type { EpochDay } from '#contract/dates.ts';
import { MARGIN_NIGHTS } from './availability.ts';
import type { PricingInputs } from './inputs.ts';
import { NO_OVERRIDE } from './manual-override.ts';
import { priceNight } from './price-night.ts';
import { minimumStays, type PricingPlan, planPricing } from './pricing-plan.ts';

export const NOT_HELD = 0;
export const HELD_AT_FLOOR = 1;
export const HELD_AT_CEILING = 2;

/**
 * A window's nights as columns; index 0 is the night `from`. Prices are whole units of the currency. The
 * columns share a buffer: copy one (`slice`) before its `.buffer` is used or it is kept alone.
 */
export interface NightPrices {
  from: EpochDay;
  to: EpochDay;
  price: Float64Array;
  floor: Float64Array;
  /** Infinity where there is none. */
  ceiling: Float64Array;
  /** Index into `OVERRIDE_KINDS`. */
  overrideKind: Uint8Array;
  /** Index into `AVAILABILITIES`. */
  availability: Uint8Array;
  /** Nights. */
  minStay: Float64Array;
  /** 1 where a guest may arrive on the day. */
  checkinAllowed: Uint8Array;
  /** 1 where a guest may leave on the day. */
  checkoutAllowed: Uint8Array;
  /** `HELD_AT_FLOOR` or `HELD_AT_CEILING` where the price stands at a limit and has no override. */
  heldAt: Uint8Array;
  /** Length of the gap the night lies in, 0 where it lies in none. */
  gapNights: Uint16Array;
}

/**
 * Prices of the nights `from` … `to`, both inclusive, without the factors behind them.
 * A night before `today` has the shape of its date (season, weekday, events), its limits and its override;
 * what depends on the days left (occupancy, pace, reviews, lead time, gaps) is no longer known for it.
 */
export function priceNights(inputs: PricingInputs, from: EpochDay, to: EpochDay): NightPrices {
  const plan = planPricing(inputs, from, to);
  const price = plan.columns.numbers(plan.nightCount);
  for (let night = 0; night < plan.nightCount; night++) price[night] = priceNight(plan, night, null);
  return nightPrices(plan, price);
}

export function nightPrices(plan: PricingPlan, price: Float64Array): NightPrices {
  const { window, nightCount, nights, arrivals, floor, ceiling, overrides } = plan;
  const inWindow = [MARGIN_NIGHTS, MARGIN_NIGHTS + nightCount] as const;
  return {
    from: window.from,
    to: window.to,
    price,
    floor,
    ceiling,
    overrideKind: overrides.kinds,
    availability: nights.states.subarray(...inWindow),
    minStay: minimumStays(plan),
    checkinAllowed: arrivals.checkin,
    checkoutAllowed: arrivals.checkout.subarray(0, nightCount),
    heldAt: heldAt(plan, price),
    gapNights: nights.gapNights.subarray(...inWindow),
  };
}

function heldAt(
  { nightCount, floor, ceiling, overrides, columns }: PricingPlan,
  price: Float64Array,
): Uint8Array {
  const held = columns.bytes(nightCount);
  for (let i = 0; i < nightCount; i++) {
    if (overrides.kinds[i] !== NO_OVERRIDE) continue;
    if (price[i] === floor[i]) held[i] = HELD_AT_FLOOR;
    else if (price[i] === ceiling[i]) held[i] = HELD_AT_CEILING;
  }
  return held;
}
