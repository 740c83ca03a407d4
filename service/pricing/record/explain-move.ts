import { EVENT, type FactorKey, factorKey, GAP } from '../factors.ts';
import type { PricingInputs } from '../inputs.ts';
import { OVERRIDE_KINDS } from '../manual-override.ts';
import { type PricingPlan, planPricing } from '../pricing-plan.ts';
import { factorLabel } from '../reasons/factor-label.ts';
import { messagesOf } from '../reasons/languages.ts';
import { type NightRecord, RECORDED_STEPS, recordNight } from './price-record.ts';
import { replayPrice } from './replay-price.ts';

/** One thing that is another than it was, and what that alone did to the price. */
export interface MoveStep {
  kind: 'base-price' | 'factor' | 'floor' | 'ceiling' | 'override' | 'rounding';
  key: FactorKey | 'base-price' | 'floor' | 'ceiling' | 'fixed' | 'percentage' | 'rounding';
  /** In the reader's language; null where the kind says all. */
  label: string | null;
  /** A ratio for a factor and a percentage override, whole units for everything else; null for none. */
  before: number | null;
  after: number | null;
  /** Whole units. */
  amount: number;
}

export interface PriceMove {
  priceBefore: number;
  price: number;
  steps: MoveStep[];
}

/**
 * Why a night costs something else than it did: its parts are replaced one after the other, in the order in
 * which they act, and each is told with what its replacement did. Price before + the amounts of all steps =
 * price. A part that changed without effect, such as one below a floor, is told with an amount of 0.
 */
export function explainMove(before: NightRecord, inputs: PricingInputs, day: number): PriceMove {
  const plan = planPricing(inputs, day, day);
  const after = recordNight(plan, 0);
  const steps: MoveStep[] = [];
  let parts: NightRecord = before;
  let price = replayPrice(parts);
  const replace = (next: Partial<NightRecord>, step: Omit<MoveStep, 'amount'>) => {
    if (step.before === step.after) return;
    parts = { ...parts, ...next };
    const replaced = replayPrice(parts);
    steps.push({ ...step, amount: replaced - price });
    price = replaced;
  };

  const { basePrice, floor, ceiling, ratios } = after;
  replace(
    { basePrice },
    { kind: 'base-price', key: 'base-price', label: null, before: before.basePrice, after: basePrice },
  );
  RECORDED_STEPS.forEach((order, index) => {
    const [then, now] = [before.ratios[index] ?? 0, ratios[index] ?? 0];
    const changed = { ratios: parts.ratios.with(index, now) };
    const told = now === 0 ? then : now;
    const shown = { before: then || null, after: now || null };
    const label = labelOf(plan, order, told, now !== 0);
    replace(changed, { kind: 'factor', key: factorKey(order, told), label, ...shown });
  });
  replace({ floor }, { kind: 'floor', key: 'floor', label: null, before: before.floor, after: floor });
  replace(
    { ceiling },
    { kind: 'ceiling', key: 'ceiling', label: null, before: before.ceiling, after: ceiling },
  );
  replaceOverride(before, after, plan, replace);

  const rounding = after.price - before.price - steps.reduce((sum, { amount }) => sum + amount, 0);
  if (rounding !== 0) {
    const label = messagesOf(inputs.locale).steps.rounding;
    steps.push({ kind: 'rounding', key: 'rounding', label, before: null, after: null, amount: rounding });
  }
  return { priceBefore: before.price, price: after.price, steps };
}

function replaceOverride(
  before: NightRecord,
  after: NightRecord,
  plan: PricingPlan,
  replace: (next: Partial<NightRecord>, step: Omit<MoveStep, 'amount'>) => void,
): void {
  const kind = OVERRIDE_KINDS[after.overrideKind] ?? OVERRIDE_KINDS[before.overrideKind] ?? null;
  if (kind === null) return;
  const { overrideKind, overrideValue } = after;
  const { steps } = messagesOf(plan.inputs.locale);
  replace(
    { overrideKind, overrideValue },
    {
      kind: 'override',
      key: kind,
      label: kind === 'fixed' ? steps.ownPrice : steps.ownAdjustment,
      before: overrideShown(before),
      after: overrideShown(after),
    },
  );
}

function overrideShown({ overrideKind, overrideValue }: NightRecord): number | null {
  const kind = OVERRIDE_KINDS[overrideKind] ?? null;
  if (kind === null) return null;
  return kind === 'fixed' ? overrideValue : Math.round(overrideValue * 100) / 10_000;
}

/** A gap that is there no longer has no length any more, and an event no name. */
function labelOf(plan: PricingPlan, order: number, ratio: number, isThere: boolean): string | null {
  if (order === GAP && !isThere) return null;
  const { eventStarts, eventIds } = plan.model;
  const first = eventStarts[plan.modelOffset] ?? 0;
  const isOne = order === EVENT && (eventStarts[plan.modelOffset + 1] ?? 0) - first === 1;
  return factorLabel(plan, order, ratio, isOne ? (eventIds[first] ?? -1) : -1);
}
