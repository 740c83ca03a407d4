import type { EpochDay } from '#contract/dates.ts';
import { byReach, byWeekday, everyWeekday, leadRule, type NightRule } from './night-rules.ts';
import type { GapFillMinStay, LeadMinStay, MinStayRules } from './rules.ts';
import { covers, type Span, seasonSpans, without } from './seasons.ts';

/**
 * Minimum stays of a window's nights, weakest rule first: one night, the minimum, by weekday, by season,
 * by weekday in a season, last-minute, time-based in a season. Gap fill comes on top: see `gapFillOf`.
 */
export function minStayRules(rules: MinStayRules, window: Span, today: EpochDay): NightRule[] {
  const always = [window];
  const locked = lockedSpans(rules, window);
  const stays: NightRule[] = [
    { setting: 'no-minimum-stay', index: null, spans: always, values: everyWeekday(1), lead: null },
  ];
  if (rules.minStay !== null) {
    const values = everyWeekday(rules.minStay);
    stays.push({ setting: 'min-stay', index: null, spans: always, values, lead: null });
  }
  if (rules.dayOfWeekMinStays.length > 0) {
    const values = byWeekday(rules.dayOfWeekMinStays, ({ minStay }) => minStay);
    stays.push({ setting: 'day-of-week-min-stays', index: null, spans: always, values, lead: null });
  }
  rules.seasonalMinStays.forEach((season, index) => {
    const values = everyWeekday(season.minStay);
    const spans = seasonSpans(season, window);
    stays.push({ setting: 'seasonal-min-stays', index, spans, values, lead: null });
  });
  rules.seasonalDayOfWeekMinStays.forEach((season, index) => {
    const values = byWeekday(season.minStays, ({ minStay }) => minStay);
    const spans = seasonSpans(season, window);
    stays.push({ setting: 'seasonal-day-of-week-min-stays', index, spans, values, lead: null });
  });

  const excluded = rules.seasonalTimeBasedMinStays.flatMap((season) =>
    season.exclude ? seasonSpans(season, window) : [],
  );
  const yearRound = without(without(always, locked), excluded);
  for (const { rule, index } of byReach(rules.lastMinuteMinStays, ({ daysAway }) => daysAway)) {
    stays.push(leadRule('last-minute-min-stays', index, leadOf(rule), rule.minStay, yearRound, today));
  }
  rules.seasonalTimeBasedMinStays.forEach((season, index) => {
    const spans = without(seasonSpans(season, window), locked);
    for (const { rule } of byReach(season.timeBasedMinStays, ({ daysAway }) => daysAway)) {
      stays.push(leadRule('seasonal-time-based-min-stays', index, leadOf(rule), rule.minStay, spans, today));
    }
  });
  return stays;
}

/** The gap fill setting in force on a night, or null where it is off or the night's season is locked. */
export interface GapFill {
  setting: 'gap-fill-min-stay' | 'seasonal-gap-fill-min-stays';
  index: number | null;
  fill: GapFillMinStay;
  spans: readonly Span[];
}

/** Gap fill settings with the nights each is in force on; no two meet. Empty when gap fill is never on. */
export function gapFills(rules: MinStayRules, window: Span): GapFill[] {
  const locked = lockedSpans(rules, window);
  const fills: GapFill[] = [];
  let yearRound: readonly Span[] = without([window], locked);
  rules.seasonalGapFillMinStays.forEach((season, index) => {
    const spans = seasonSpans(season, window);
    yearRound = without(yearRound, spans);
    fills.push({
      setting: 'seasonal-gap-fill-min-stays',
      index,
      fill: season.gapFillMinStay,
      spans: without(spans, locked),
    });
  });
  fills.push({ setting: 'gap-fill-min-stay', index: null, fill: rules.gapFillMinStay, spans: yearRound });
  return fills.filter(({ fill, spans }) => fill.enabled && spans.length > 0);
}

/** The gap fill that is in force on a night. */
export function gapFillOf(fills: readonly GapFill[], day: EpochDay): GapFill | null {
  return fills.find(({ spans }) => covers(spans, day)) ?? null;
}

/**
 * Minimum stay after gap fill: a gap shorter than the minimum takes stays of its own length less the
 * buffer, at least one night.
 * @param gapNights length of the gap the night lies in, 0 when it lies in none
 */
export function filledMinStay(minStay: number, gapNights: number, fill: GapFillMinStay): number {
  if (gapNights === 0 || gapNights >= minStay) return minStay;
  if (fill.gaps !== null && gapNights > fill.gaps) return minStay;
  return Math.max(1, gapNights - (fill.buffer ?? 0));
}

function lockedSpans(rules: MinStayRules, window: Span): Span[] {
  return rules.seasonalMinStays.flatMap((season) =>
    season.minStayLocked ? seasonSpans(season, window) : [],
  );
}

const leadOf = ({ daysAway, direction }: LeadMinStay) => ({ days: daysAway, direction });
