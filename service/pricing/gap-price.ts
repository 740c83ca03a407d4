import type { EpochDay } from '#contract/dates.ts';
import type { Nights } from './availability.ts';
import type { ColumnStore } from './column-store.ts';
import { DEFAULT_GAP_RULES } from './default-rules.ts';
import type { GapPriceAdjustmentRules, GapRule } from './rules.ts';
import type { Span } from './seasons.ts';

/** The rules in force: the service's own while the adjustment is dynamic, else the owner's. */
export function gapRulesInForce(rules: GapPriceAdjustmentRules): readonly GapRule[] {
  return rules.dynamicGapPriceAdjustments ? DEFAULT_GAP_RULES : rules.manualGapPriceAdjustments;
}

/** The first rule that fits a night of a gap, or null. */
export function gapRuleOf(
  rules: readonly GapRule[],
  gapNights: number,
  isWeekend: boolean,
  leadDays: number,
): GapRule | null {
  if (gapNights === 0 || leadDays < 0) return null;
  const fits = (rule: GapRule) =>
    gapNights >= rule.minNights &&
    gapNights <= rule.maxNights &&
    (rule.weekdays === 'all' || (rule.weekdays === 'weekend') === isWeekend) &&
    (rule.withinDays === null || leadDays <= rule.withinDays);
  return rules.find(fits) ?? null;
}

/** Gap ratios up to the last night that a rule can reach, null where no rule fits any night. */
export function gapRatios(
  rules: GapPriceAdjustmentRules,
  window: Span,
  today: EpochDay,
  nights: Nights,
  isWeekend: (night: number) => boolean,
  columns: ColumnStore,
): Float64Array | null {
  const inForce = gapRulesInForce(rules);
  if (inForce.length === 0) return null;
  let ratios: Float64Array | null = null;
  const margin = window.from - nights.from;
  const widest = Math.max(...inForce.map(({ maxNights }) => maxNights));
  const reach = Math.max(...inForce.map(({ withinDays }) => withinDays ?? Number.POSITIVE_INFINITY));
  const last = Math.min(window.to, today + reach) - window.from;
  for (let i = Math.max(today - window.from, 0); i <= last; i++) {
    const gapNights = nights.gapNights[i + margin] ?? 0;
    if (gapNights === 0 || gapNights > widest) continue;
    const rule = gapRuleOf(inForce, gapNights, isWeekend(i), window.from + i - today);
    if (!rule) continue;
    ratios ??= columns.numbers(last + 1);
    ratios[i] = rule.percentage / 100;
  }
  return ratios;
}
