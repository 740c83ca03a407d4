import { type EpochDay, toEpochDay, WEEKDAYS } from '#contract/dates.ts';
import type { GapRule, LeadDirection, PricingRules, Season } from '../rules.ts';
import type { RuleFinding } from './rule-warning.ts';
import { isOver } from './seasons-over.ts';

/** Rules whose conditions are never met, and those that a rule of the same list always comes before. */
export function silentRules(rules: PricingRules, today: EpochDay): RuleFinding[] {
  return [
    ...gapPrices(rules),
    ...leadTimes(rules, today),
    ...emptyWeeks(rules, today),
    ...gapFills(rules),
    ...changeovers(rules),
  ];
}

function gapPrices({ gapPriceAdjustments }: PricingRules): RuleFinding[] {
  const { dynamicGapPriceAdjustments, manualGapPriceAdjustments: manual } = gapPriceAdjustments;
  const place = { customization: 'gapPriceAdjustments' } as const;
  if (dynamicGapPriceAdjustments && manual.length > 0) {
    const detail = 'The manual gap prices do nothing while the dynamic adjustment is on.';
    return [{ code: 'never_applies', detail, ...place, path: ['manualGapPriceAdjustments'] }];
  }
  return manual.flatMap((rule, index): RuleFinding[] => {
    const earlier = manual.findIndex((other, at) => at < index && takesAllOf(other, rule));
    if (earlier < 0) return [];
    const detail = `Rule ${earlier + 1} comes first on every night that this one fits.`;
    return [{ code: 'shadowed', detail, ...place, path: ['manualGapPriceAdjustments', index] }];
  });
}

const takesAllOf = (one: GapRule, other: GapRule) =>
  one.minNights <= other.minNights &&
  one.maxNights >= other.maxNights &&
  (one.weekdays === 'all' || one.weekdays === other.weekdays) &&
  (one.withinDays === null || (other.withinDays !== null && one.withinDays >= other.withinDays));

interface Lead {
  days: number;
  direction: LeadDirection;
}

function leadTimes({ timeBasedAdjustments, minStays }: PricingRules, today: EpochDay): RuleFinding[] {
  const stayLead = ({ daysAway, direction }: { daysAway: number; direction: LeadDirection }): Lead => ({
    days: daysAway,
    direction,
  });
  const prices = { customization: 'timeBasedAdjustments' } as const;
  const stays = { customization: 'minStays' } as const;
  return [
    ...sameReach(timeBasedAdjustments.timeBasedAdjustments).map((finding) => ({
      ...finding,
      ...prices,
      path: ['timeBasedAdjustments', finding.index],
    })),
    ...sameReach(minStays.lastMinuteMinStays.map(stayLead)).map((finding) => ({
      ...finding,
      ...stays,
      path: ['lastMinuteMinStays', finding.index],
    })),
    ...timeBasedAdjustments.seasonalTimeBasedAdjustments.flatMap((season, at) =>
      inSeason(season, season.timeBasedAdjustments, today).map((finding) => ({
        ...finding,
        ...prices,
        path: ['seasonalTimeBasedAdjustments', at, 'timeBasedAdjustments', finding.index],
      })),
    ),
    ...minStays.seasonalTimeBasedMinStays.flatMap((season, at) =>
      inSeason(season, season.timeBasedMinStays.map(stayLead), today).map((finding) => ({
        ...finding,
        ...stays,
        path: ['seasonalTimeBasedMinStays', at, 'timeBasedMinStays', finding.index],
      })),
    ),
  ].map(({ index: _, ...finding }) => finding);
}

type LeadFinding = Pick<RuleFinding, 'code' | 'detail'> & { index: number };

/** Of rules that reach equally far the last one holds. */
function sameReach(rules: readonly Lead[]): LeadFinding[] {
  return rules.flatMap(({ days, direction }, index): LeadFinding[] => {
    const later = rules.findIndex(
      (other, at) => at > index && other.days === days && other.direction === direction,
    );
    if (later < 0) return [];
    return [{ code: 'shadowed', detail: `Rule ${later + 1} reaches as far and holds instead.`, index }];
  });
}

/** Days pass: a night that is not far enough away today never will be. */
function inSeason(season: Season, rules: readonly Lead[], today: EpochDay): LeadFinding[] {
  if (isOver(season, today)) return [];
  const last = season.rollover ? Number.POSITIVE_INFINITY : toEpochDay(season.endDate);
  const tooFar = rules.flatMap(({ days, direction }, index): LeadFinding[] => {
    if (direction === 'within' || today + days <= last) return [];
    const detail = `No night of the season is ${days} days away any more.`;
    return [{ code: 'never_applies', detail, index }];
  });
  return [...sameReach(rules), ...tooFar];
}

/** Seasons by weekday that name no value. */
function emptyWeeks({ minMaxPrices, minStays }: PricingRules, today: EpochDay): RuleFinding[] {
  const detail = 'The season sets no value on any weekday.';
  return [
    ...minMaxPrices.seasonalDayOfWeekMinPrices.flatMap((season, index): RuleFinding[] =>
      isOver(season, today) || season.minPrices.some(({ minPrice }) => minPrice !== null)
        ? []
        : [
            {
              code: 'never_applies',
              detail,
              customization: 'minMaxPrices',
              path: ['seasonalDayOfWeekMinPrices', index],
            },
          ],
    ),
    ...minStays.seasonalDayOfWeekMinStays.flatMap((season, index): RuleFinding[] =>
      isOver(season, today) || season.minStays.some(({ minStay }) => minStay !== null)
        ? []
        : [
            {
              code: 'never_applies',
              detail,
              customization: 'minStays',
              path: ['seasonalDayOfWeekMinStays', index],
            },
          ],
    ),
  ];
}

/** Gap fill lowers minimum stays of two nights and more. */
function gapFills({ minStays }: PricingRules): RuleFinding[] {
  if (!minStays.gapFillMinStay.enabled || longestMinStay(minStays) > 1) return [];
  const detail = 'There is no minimum stay that gap fill could lower.';
  return [{ code: 'never_applies', detail, customization: 'minStays', path: ['gapFillMinStay'] }];
}

function longestMinStay(rules: PricingRules['minStays']): number {
  return Math.max(
    rules.minStay ?? 1,
    ...rules.dayOfWeekMinStays.map(({ minStay }) => minStay ?? 1),
    ...rules.lastMinuteMinStays.map(({ minStay }) => minStay),
    ...rules.seasonalMinStays.map(({ minStay }) => minStay),
    ...rules.seasonalDayOfWeekMinStays.flatMap((season) =>
      season.minStays.map(({ minStay }) => minStay ?? 1),
    ),
    ...rules.seasonalTimeBasedMinStays.flatMap((season) =>
      season.timeBasedMinStays.map(({ minStay }) => minStay),
    ),
  );
}

function changeovers({ checkinCheckoutDays: days }: PricingRules): RuleFinding[] {
  const isOpen = (list: readonly unknown[] | null) => list === null || list.length === WEEKDAYS.length;
  const allOpen =
    isOpen(days.checkinDays) &&
    isOpen(days.checkoutDays) &&
    days.seasonalCheckinCheckoutDays.every(
      (season) => isOpen(season.checkinDays) && isOpen(season.checkoutDays),
    );
  if (!days.changeoverGapFill.enabled || !allOpen) return [];
  const detail = 'Guests may arrive and leave on every day already.';
  return [
    { code: 'never_applies', detail, customization: 'checkinCheckoutDays', path: ['changeoverGapFill'] },
  ];
}
