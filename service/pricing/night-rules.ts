import { type EpochDay, weekdayOf } from '#contract/dates.ts';
import { type LeadDirection, WEEKDAYS, type Weekday } from './rules.ts';
import { covers, type Span, within } from './seasons.ts';

/** The setting a rule was written in, by the name the API gives it. */
export type RuleSetting =
  | 'service-minimum'
  | 'min-price'
  | 'max-price'
  | 'day-of-week-min-prices'
  | 'seasonal-prices'
  | 'seasonal-day-of-week-min-prices'
  | 'no-minimum-stay'
  | 'min-stay'
  | 'day-of-week-min-stays'
  | 'seasonal-min-stays'
  | 'seasonal-day-of-week-min-stays'
  | 'last-minute-min-stays'
  | 'seasonal-time-based-min-stays'
  | 'gap-fill-min-stay'
  | 'seasonal-gap-fill-min-stays'
  | 'time-based-adjustments'
  | 'seasonal-time-based-adjustments'
  | 'checkin-days'
  | 'checkout-days'
  | 'seasonal-checkin-checkout-days';

/** One value per weekday, Monday first; NaN where the rule is silent. */
export type WeekdayValues = readonly number[];

/** A rule as the nights it covers. In a list of rules the later one is the stronger. */
export interface NightRule {
  setting: RuleSetting;
  /** Position in the setting's list, null where the setting is not a list. */
  index: number | null;
  spans: readonly Span[];
  values: WeekdayValues;
  /** Set where the rule depends on the days left until the night. */
  lead: { days: number; direction: LeadDirection } | null;
}

export function everyWeekday(value: number | null): WeekdayValues {
  return new Array<number>(7).fill(value ?? Number.NaN);
}

export function byWeekday<T extends { weekday: Weekday }>(
  items: readonly T[],
  read: (item: T) => number | null,
): WeekdayValues {
  const values = new Array<number>(7).fill(Number.NaN);
  for (const item of items) values[WEEKDAYS.indexOf(item.weekday)] = read(item) ?? Number.NaN;
  return values;
}

/** Writes the rules over `out`, whose first element is the night `from`; a stronger rule covers a weaker. */
export function paint(rules: readonly NightRule[], from: EpochDay, out: Float64Array): void {
  const last = from + out.length - 1;
  for (const { spans, values } of rules) {
    const same = sameOnAllWeekdays(values);
    for (const span of spans) {
      const end = Math.min(span.to, last);
      if (same !== null) {
        if (end >= from) out.fill(same, Math.max(span.from - from, 0), end - from + 1);
        continue;
      }
      let day = Math.max(span.from, from);
      let weekday = weekdayOf(day);
      for (; day <= end; day++) {
        const value = values[weekday] ?? Number.NaN;
        if (!Number.isNaN(value)) out[day - from] = value;
        weekday = weekday === 6 ? 0 : weekday + 1;
      }
    }
  }
}

function sameOnAllWeekdays(values: WeekdayValues): number | null {
  const first = values[0] ?? Number.NaN;
  for (const value of values) if (value !== first) return null;
  return first;
}

/** The rules that speak about a night, strongest first: the first decides, the others are shadowed. */
export function rulesOn(rules: readonly NightRule[], day: EpochDay): NightRule[] {
  const weekday = weekdayOf(day);
  return rules
    .filter((rule) => !Number.isNaN(rule.values[weekday] ?? Number.NaN) && covers(rule.spans, day))
    .reverse();
}

/** A rule that holds on those of its nights that are so many days from today. */
export function leadRule(
  setting: RuleSetting,
  index: number,
  lead: { days: number; direction: LeadDirection },
  value: number,
  spans: readonly Span[],
  today: EpochDay,
): NightRule {
  return {
    setting,
    index,
    spans: within(spans, leadSpan(today, lead.days, lead.direction)),
    values: everyWeekday(value),
    lead,
  };
}

/** The nights that are at most (`within`) or at least (`after`) so many days from today, and not past. */
function leadSpan(today: EpochDay, days: number, direction: LeadDirection): Span {
  return direction === 'within'
    ? { from: today, to: today + days }
    : { from: today + days, to: Number.POSITIVE_INFINITY };
}

/** Weakest first: rules that reach further from the night they name come before narrower ones. */
export function byReach<T extends { direction: LeadDirection }>(
  rules: readonly T[],
  days: (rule: T) => number,
): { rule: T; index: number }[] {
  return rules
    .map((rule, index) => ({ rule, index }))
    .sort((a, b) => {
      if (a.rule.direction !== b.rule.direction) return a.rule.direction === 'after' ? -1 : 1;
      const nearer = days(a.rule) - days(b.rule);
      return a.rule.direction === 'after' ? nearer : -nearer;
    });
}
