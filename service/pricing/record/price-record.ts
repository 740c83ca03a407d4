import type { EpochDay } from '#contract/dates.ts';
import {
  ADJACENT,
  DOW,
  EVENT,
  GAP,
  OCCUPANCY,
  PACING,
  REPUTATION,
  SEASONALITY,
  TIME_BASED,
} from '../factors.ts';
import type { PricingInputs } from '../inputs.ts';
import { priceNight } from '../price-night.ts';
import { type PricingPlan, planPricing } from '../pricing-plan.ts';

/** The steps in the order in which they act: `ratios[i]` is of step `RECORDED_STEPS[i]`. */
export const RECORDED_STEPS = [
  SEASONALITY,
  DOW,
  EVENT,
  OCCUPANCY,
  PACING,
  REPUTATION,
  TIME_BASED,
  GAP,
  ADJACENT,
] as const;

/** Ratios are kept to a thousandth of a percent, override percentages to a hundredth. */
const RATIO_STEPS = 100_000;

/** All that the price of one night was made of. */
export interface NightRecord {
  /** Whole units, what was suggested. */
  price: number;
  basePrice: number;
  ratios: readonly number[];
  floor: number;
  /** Null where there was none. */
  ceiling: number | null;
  /** Index into `OVERRIDE_KINDS`. */
  overrideKind: number;
  /** A price or a percentage, 0 without an override. */
  overrideValue: number;
}

/** The same of a row of nights; the first is `from`. */
export interface PriceRecord {
  from: EpochDay;
  nights: readonly NightRecord[];
}

/** What the prices of the nights `from` … `to` are made of, as it is kept for the next day. */
export function recordPrices(inputs: PricingInputs, from: EpochDay, to: EpochDay): PriceRecord {
  const plan = planPricing(inputs, from, to);
  return { from, nights: Array.from({ length: plan.nightCount }, (_, night) => recordNight(plan, night)) };
}

export function recordNight(plan: PricingPlan, night: number): NightRecord {
  const at = plan.modelOffset + night;
  const isLive = night >= plan.firstLive;
  const live = (column: Float64Array | null | undefined) => (isLive ? (column?.[night] ?? 0) : 0);
  const ceiling = plan.ceiling[night] ?? Number.POSITIVE_INFINITY;
  return {
    price: priceNight(plan, night, null),
    basePrice: plan.inputs.listing.basePrice,
    ratios: [
      plan.model.seasonality[at] ?? 0,
      plan.model.dow[at] ?? 0,
      eventsRatio(plan, at),
      live(plan.occupancy?.ratios),
      isLive ? (plan.cohort.pacing[at] ?? 0) : 0,
      live(plan.reputation),
      live(plan.leadTime?.ratios),
      live(plan.gaps),
      live(plan.adjacent),
    ].map((ratio) => Math.round(ratio * RATIO_STEPS) / RATIO_STEPS + 0),
    floor: plan.floor[night] ?? 0,
    ceiling: ceiling === Number.POSITIVE_INFINITY ? null : ceiling,
    overrideKind: plan.overrides.kinds[night] ?? 0,
    overrideValue: Math.round((plan.overrides.values?.[night] ?? 0) * 100) / 100,
  };
}

/** Several events on a night are kept as one. */
function eventsRatio({ model }: PricingPlan, at: number): number {
  let product = 1;
  for (let e = model.eventStarts[at] ?? 0; e < (model.eventStarts[at + 1] ?? 0); e++) {
    product *= 1 + (model.eventRatios[model.eventIds[e] ?? 0] ?? 0);
  }
  return product - 1;
}
