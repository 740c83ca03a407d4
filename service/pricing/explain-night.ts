import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { AVAILABILITIES, MARGIN_NIGHTS } from './availability.ts';
import type { ExplainedStep, Explanation } from './explanation.ts';
import { EVENT, eventImpact, factorKey } from './factors.ts';
import type { PricingInputs } from './inputs.ts';
import { OVERRIDE_KINDS } from './manual-override.ts';
import { type Limit, type PriceWitness, priceNight } from './price-night.ts';
import { type PricingPlan, planPricing } from './pricing-plan.ts';
import { factorLabel } from './reasons/factor-label.ts';
import { messagesOf } from './reasons/languages.ts';
import { formatMoney, localeFormats } from './reasons/locale-formats.ts';
import { reasonOf } from './reasons/reason-of.ts';
import { reasonWriter } from './reasons/reason-writer.ts';
import { summarize } from './reasons/summarize.ts';
import { decideLimits, decideMinStay } from './rule-decisions.ts';

/**
 * The exact trace of one night: every step, clamp, rounding and override with the price before and after,
 * and which rules decide its limits and minimum stay. Agrees with `priceNights` and `priceCalendar`.
 */
export function explainNight(inputs: PricingInputs, day: EpochDay): Explanation {
  const plan = planPricing(inputs, day, day);
  const { floor, ceiling } = decideLimits(inputs, day);
  const trace = new Trace(plan, {
    floor: floor.decidedBy?.label ?? null,
    ceiling: ceiling.decidedBy?.label ?? null,
  });
  const price = priceNight(plan, 0, trace);
  const { steps } = trace;
  const overridden = steps.find(({ kind }) => kind === 'override');
  const gapNights = plan.nights.gapNights[MARGIN_NIGHTS] ?? 0;
  const night = {
    date: toIsoDate(day),
    leadDays: day - inputs.today,
    availability: AVAILABILITIES[plan.nights.states[MARGIN_NIGHTS] ?? 0] ?? 'available',
    gapNights,
    basePrice: inputs.listing.basePrice,
    steps,
    modeledPrice: overridden ? overridden.beforeCents / 100 : price,
    price,
    override: OVERRIDE_KINDS[plan.overrides.kinds[0] ?? 0] ?? null,
    floor,
    ceiling,
    minStay: decideMinStay(inputs, day, gapNights),
  };
  return { ...night, summary: summarize(night, inputs.locale, inputs.currency) };
}

class Trace implements PriceWitness {
  readonly steps: ExplainedStep[] = [];
  private readonly plan: PricingPlan;
  private readonly limitRules: Record<Limit, string | null>;

  constructor(plan: PricingPlan, limitRules: Record<Limit, string | null>) {
    this.plan = plan;
    this.limitRules = limitRules;
  }

  private get messages() {
    return messagesOf(this.plan.inputs.locale).steps;
  }

  factor(order: number, ratio: number, before: number, after: number, eventId: number): void {
    const { plan } = this;
    this.steps.push({
      kind: 'factor',
      key: factorKey(order, ratio),
      order,
      ratio,
      impact: order === EVENT ? eventImpact(ratio) : null,
      label: factorLabel(plan, order, ratio, eventId),
      reason: reasonOf(plan, reasonWriter(plan.inputs.locale), 0, order, ratio, eventId),
      ...moved(before, after),
    });
  }

  limit(limit: Limit, before: number, after: number): void {
    const { locale, currency } = this.plan.inputs;
    const price = formatMoney(locale, currency, after / 100);
    const label = limit === 'floor' ? this.messages.heldAtFloor(price) : this.messages.heldAtCeiling(price);
    this.steps.push({
      kind: 'limit',
      key: limit,
      label,
      reason: this.limitRules[limit],
      ...moved(before, after),
    });
  }

  rounding(before: number, after: number): void {
    const label = this.messages.rounding;
    this.steps.push({ kind: 'rounding', key: 'rounding', label, reason: null, ...moved(before, after) });
  }

  override(kind: 'fixed' | 'percentage', ratio: number, before: number, after: number): void {
    const { change } = localeFormats(this.plan.inputs.locale);
    this.steps.push({
      kind: 'override',
      key: kind,
      ratio,
      label: kind === 'fixed' ? this.messages.ownPrice : this.messages.ownAdjustment,
      reason: kind === 'fixed' ? null : change.format(ratio),
      ...moved(before, after),
    });
  }
}

function moved(before: number, after: number) {
  return { beforeCents: before, amountCents: after - before, afterCents: after };
}
