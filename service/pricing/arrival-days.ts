import type { Nights } from './availability.ts';
import type { ColumnStore } from './column-store.ts';
import { everyWeekday, type NightRule, paint, type WeekdayValues } from './night-rules.ts';
import { type CheckinCheckoutDayRules, WEEKDAYS, type Weekday } from './rules.ts';
import { type Span, seasonSpans } from './seasons.ts';

/** 1 where arriving, or leaving, on the day is allowed. Index 0 is the window's first day. */
export interface ArrivalDays {
  checkin: Uint8Array;
  /** One day longer than the window: the morning after the last night. */
  checkout: Uint8Array;
}

/** The days on which guests may arrive and leave, seasons before year-round days, before gap fill. */
export function arrivalDays(rules: CheckinCheckoutDayRules, window: Span, columns: ColumnStore): ArrivalDays {
  const mornings = { from: window.from, to: window.to + 1 };
  return {
    checkin: allowedDays(rules.checkinDays, seasonal(rules, mornings, 'checkinDays'), window, columns),
    checkout: allowedDays(rules.checkoutDays, seasonal(rules, mornings, 'checkoutDays'), mornings, columns),
  };
}

/** Opens the first day and the last morning of short gaps, whatever their weekday. */
export function openGapChangeovers(
  days: ArrivalDays,
  rules: CheckinCheckoutDayRules['changeoverGapFill'],
  window: Span,
  nights: Nights,
): void {
  if (!rules.enabled) return;
  const longest = rules.maxGap ?? Number.POSITIVE_INFINITY;
  for (let day = window.from; day <= window.to + 1; day++) {
    const at = day - nights.from;
    const gap = nights.gapNights[at] ?? 0;
    const gapBefore = nights.gapNights[at - 1] ?? 0;
    if (gap > 0 && gap <= longest && gapBefore === 0 && day <= window.to) days.checkin[day - window.from] = 1;
    if (gapBefore > 0 && gapBefore <= longest && gap === 0) days.checkout[day - window.from] = 1;
  }
}

function allowedDays(
  yearRound: readonly Weekday[],
  seasons: readonly NightRule[],
  window: Span,
  columns: ColumnStore,
): Uint8Array {
  const length = window.to - window.from + 1;
  if (seasons.length === 0 && yearRound.length === 7) return columns.bytes(length).fill(1);
  const painted = columns.numbers(length);
  const base: NightRule = {
    setting: 'checkin-days',
    index: null,
    spans: [window],
    values: flags(yearRound),
    lead: null,
  };
  paint([base, ...seasons], window.from, painted);
  const allowed = columns.bytes(length);
  allowed.set(painted);
  return allowed;
}

function seasonal(
  rules: CheckinCheckoutDayRules,
  window: Span,
  kind: 'checkinDays' | 'checkoutDays',
): NightRule[] {
  return rules.seasonalCheckinCheckoutDays.map((season, index) => {
    const days = season[kind];
    return {
      setting: 'seasonal-checkin-checkout-days',
      index,
      spans: seasonSpans(season, window),
      values: days ? flags(days) : everyWeekday(null),
      lead: null,
    };
  });
}

function flags(days: readonly Weekday[]): WeekdayValues {
  return WEEKDAYS.map((weekday) => (days.includes(weekday) ? 1 : 0));
}
