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
} from './factors.ts';
import { FIXED, PERCENTAGE } from './manual-override.ts';
import type { PricingPlan } from './pricing-plan.ts';

/** Hundredths of the currency's unit: the running price is always a whole number of them. */
const CENTS = 100;

export type Limit = 'floor' | 'ceiling';

/** Hears of everything that moves a night's price, in order. All prices are in hundredths. */
export interface PriceWitness {
  /** @param eventId index into the model's events, -1 for every other step */
  factor(order: number, ratio: number, before: number, after: number, eventId: number): void;
  limit(limit: Limit, before: number, after: number): void;
  rounding(before: number, after: number): void;
  override(kind: 'fixed' | 'percentage', ratio: number, before: number, after: number): void;
}

/**
 * The price of one night of a plan, in whole units: the nine steps, the limits after the sixth and at the
 * end, a whole unit, the override. Each step moves a price in whole hundredths, so what a witness hears
 * adds up exactly. Where a floor stands above a ceiling the floor holds.
 */
export function priceNight(plan: PricingPlan, night: number, witness: PriceWitness | null): number {
  const { model, overrides } = plan;
  const at = plan.modelOffset + night;
  const isLive = night >= plan.firstLive;
  const floor = (plan.floor[night] ?? 0) * CENTS;
  const ceiling = (plan.ceiling[night] ?? Number.POSITIVE_INFINITY) * CENTS;

  let price = plan.inputs.listing.basePrice * CENTS;
  price = step(price, SEASONALITY, model.seasonality[at] ?? 0, witness);
  price = step(price, DOW, model.dow[at] ?? 0, witness);
  const lastEvent = model.eventStarts[at + 1] ?? 0;
  for (let e = model.eventStarts[at] ?? 0; e < lastEvent; e++) {
    const id = model.eventIds[e] ?? 0;
    price = step(price, EVENT, model.eventRatios[id] ?? 0, witness, id);
  }
  if (isLive) {
    if (plan.occupancy) price = step(price, OCCUPANCY, plan.occupancy.ratios[night] ?? 0, witness);
    price = step(price, PACING, plan.cohort.pacing[at] ?? 0, witness);
    if (plan.reputation) price = step(price, REPUTATION, plan.reputation[night] ?? 0, witness);
    price = limit(price, floor, ceiling, witness);
    if (plan.leadTime) price = step(price, TIME_BASED, plan.leadTime.ratios[night] ?? 0, witness);
    if (plan.gaps) price = step(price, GAP, plan.gaps[night] ?? 0, witness);
    if (plan.adjacent) price = step(price, ADJACENT, plan.adjacent[night] ?? 0, witness);
  }
  price = limit(price, floor, ceiling, witness);
  price = roundToUnit(price, witness);

  const kind = overrides.kinds[night] ?? 0;
  if (kind === FIXED) {
    const fixed = (overrides.values?.[night] ?? 0) * CENTS;
    witness?.override('fixed', fixed / price - 1, price, fixed);
    price = fixed;
  } else if (kind === PERCENTAGE) {
    const ratio = (overrides.values?.[night] ?? 0) / 100;
    const adjusted = roundHalfUp(price * (1 + ratio));
    witness?.override('percentage', ratio, price, adjusted);
    price = roundToUnit(adjusted, witness);
  }
  return price / CENTS;
}

function step(
  before: number,
  order: number,
  ratio: number,
  witness: PriceWitness | null,
  eventId = -1,
): number {
  if (ratio === 0) return before;
  const after = roundHalfUp(before * (1 + ratio));
  witness?.factor(order, ratio, before, after, eventId);
  return after;
}

/** Cheaper than Math.round, and the same for the prices here, which are never negative. */
function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}

function limit(before: number, floor: number, ceiling: number, witness: PriceWitness | null): number {
  const capped = before > ceiling ? ceiling : before;
  const after = capped < floor ? floor : capped;
  if (after !== before) witness?.limit(after === floor ? 'floor' : 'ceiling', before, after);
  return after;
}

function roundToUnit(before: number, witness: PriceWitness | null): number {
  const after = roundHalfUp(before / CENTS) * CENTS;
  if (after !== before) witness?.rounding(before, after);
  return after;
}
