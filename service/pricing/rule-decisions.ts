import { type EpochDay, weekdayOf } from '#contract/dates.ts';
import type { Decision, ExplainedRule } from './explanation.ts';
import type { PricingInputs } from './inputs.ts';
import { filledMinStay, gapFillOf, gapFills, minStayRules } from './minimum-stay.ts';
import { type NightRule, rulesOn } from './night-rules.ts';
import { limitRules } from './price-limits.ts';
import { ruleLabel } from './reasons/rule-label.ts';

/** Which rules set a night's floor and ceiling; a night may have no ceiling. */
export function decideLimits(inputs: PricingInputs, day: EpochDay): { floor: Decision; ceiling: Decision } {
  const { floors, ceilings } = limitRules(inputs.rules.minMaxPrices, { from: day, to: day });
  return { floor: decide(floors, inputs, day), ceiling: decide(ceilings, inputs, day) };
}

/** Which rule sets a night's minimum stay. */
export function decideMinStay(inputs: PricingInputs, day: EpochDay, gapNights: number): Decision {
  const window = { from: day, to: day };
  const rules = inputs.rules.minStays;
  const decision = decide(minStayRules(rules, window, inputs.today), inputs, day);
  const gapFill = gapFillOf(gapFills(rules, window), day);
  if (!gapFill || !decision.decidedBy || decision.value === null) return decision;

  const value = filledMinStay(decision.value, gapNights, gapFill.fill);
  if (value === decision.value) return decision;
  const { setting, index } = gapFill;
  const decidedBy = { setting, index, value, label: ruleLabel(inputs.locale, { setting, lead: null }, day) };
  return { value, decidedBy, shadowed: [decision.decidedBy, ...decision.shadowed].filter(isOwn) };
}

function decide(rules: readonly NightRule[], inputs: PricingInputs, day: EpochDay): Decision {
  const [decidedBy = null, ...shadowed] = rulesOn(rules, day).map((rule) => explained(rule, inputs, day));
  return { value: decidedBy?.value ?? null, decidedBy, shadowed: shadowed.filter(isOwn) };
}

/** What holds where nobody set a rule is not worth telling once somebody did. */
function isOwn({ setting }: ExplainedRule): boolean {
  return setting !== 'service-minimum' && setting !== 'no-minimum-stay';
}

function explained(rule: NightRule, { locale }: PricingInputs, day: EpochDay): ExplainedRule {
  return {
    setting: rule.setting,
    index: rule.index,
    value: rule.values[weekdayOf(day)] ?? Number.NaN,
    label: ruleLabel(locale, rule, day),
  };
}
