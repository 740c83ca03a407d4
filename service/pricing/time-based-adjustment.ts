import type { EpochDay } from '#contract/dates.ts';
import type { ColumnStore } from './column-store.ts';
import { type CompiledModel, LEAD_DAYS } from './compile-model.ts';
import { byReach, leadRule, type NightRule } from './night-rules.ts';
import type { LeadAdjustment, TimeBasedAdjustmentRules } from './rules.ts';
import { type Span, seasonSpans, without } from './seasons.ts';

/** The owner's lead-time rules as percentages, weakest first: year-round, then of seasons. */
export function leadTimeRules(rules: TimeBasedAdjustmentRules, window: Span, today: EpochDay): NightRule[] {
  const adjustments: NightRule[] = [];
  const yearRound = without([window], excludedSpans(rules, window));
  for (const { rule, index } of byReach(rules.timeBasedAdjustments, ({ days }) => days)) {
    adjustments.push(
      leadRule('time-based-adjustments', index, leadOf(rule), rule.percentage, yearRound, today),
    );
  }
  rules.seasonalTimeBasedAdjustments.forEach((season, index) => {
    const spans = seasonSpans(season, window);
    for (const { rule } of byReach(season.timeBasedAdjustments, ({ days }) => days)) {
      adjustments.push(
        leadRule('seasonal-time-based-adjustments', index, leadOf(rule), rule.percentage, spans, today),
      );
    }
  });
  return adjustments;
}

/** Lead-time ratios of a window's nights, and where the owner's own rule made them. */
export interface LeadTimeColumns {
  ratios: Float64Array;
  ownRules: readonly NightRule[];
  /** Index into `ownRules` plus one, 0 where the dynamic curve or nothing acts; null without own rules. */
  ownRule: Uint16Array | null;
}

/**
 * The owner's rule for a night, else the dynamic curve where it is on. Nights before today have none.
 * @returns null where neither acts on any night
 */
export function leadTimeColumns(
  rules: TimeBasedAdjustmentRules,
  window: Span,
  today: EpochDay,
  model: CompiledModel,
  columns: ColumnStore,
): LeadTimeColumns | null {
  const own = leadTimeRules(rules, window, today);
  const { enabled, tier } = rules.dynamicTimeBasedAdjustments;
  if (own.length === 0 && !enabled) return null;

  const ratios = columns.numbers(window.to - window.from + 1);
  if (enabled) {
    const curve = model.leadCurves[tier];
    for (let day = Math.max(window.from, today); day <= window.to; day++) {
      const lead = Math.min(day - today, LEAD_DAYS - 1);
      const weekdayClass = model.weekend[day - model.from] ?? 0;
      ratios[day - window.from] = curve[weekdayClass * LEAD_DAYS + lead] ?? 0;
    }
    for (const { from, to } of excludedSpans(rules, window)) {
      ratios.fill(0, Math.max(from - window.from, 0), Math.max(to - window.from + 1, 0));
    }
  }
  if (own.length === 0) return { ratios, ownRules: own, ownRule: null };

  const ownRule = columns.counts(ratios.length);
  own.forEach(({ spans, values }, rule) => {
    for (const { from, to } of spans) {
      const last = Math.min(to, window.to) - window.from;
      for (let i = Math.max(from - window.from, 0); i <= last; i++) {
        ownRule[i] = rule + 1;
        ratios[i] = (values[0] ?? 0) / 100;
      }
    }
  });
  return { ratios, ownRules: own, ownRule };
}

/** The chance that a night still open books, as the dynamic curve read it. */
export function chanceToBook(chances: Float64Array, isWeekend: boolean, leadDays: number): number {
  return chances[(isWeekend ? LEAD_DAYS : 0) + Math.min(leadDays, LEAD_DAYS - 1)] ?? Number.NaN;
}

function excludedSpans(rules: TimeBasedAdjustmentRules, window: Span): Span[] {
  return rules.seasonalTimeBasedAdjustments.flatMap((season) =>
    season.exclude ? seasonSpans(season, window) : [],
  );
}

const leadOf = ({ days, direction }: LeadAdjustment) => ({ days, direction });
