import {
  byWeekday,
  everyWeekday,
  type NightRule,
  type RuleSetting,
  type WeekdayValues,
} from './night-rules.ts';
import type { MinMaxPriceRules, WeekdayMinPrice } from './rules.ts';
import { type Span, seasonSpans } from './seasons.ts';

/** No listing is priced below this without an override: the lowest floor that an owner may set. */
export const SERVICE_MINIMUM_PRICE = 5;

/** Rules of both limits, weakest first. */
export interface LimitRules {
  floors: NightRule[];
  ceilings: NightRule[];
}

/**
 * Limits of a window's nights. Floors: the minimum, by weekday, by season, by weekday in a season;
 * ceilings: the maximum, by season. A limit with decimals is rounded inwards, so that a whole price can
 * stand on it.
 */
export function limitRules(rules: MinMaxPriceRules, window: Span): LimitRules {
  const always = [window];
  const floors = [rule('service-minimum', null, always, everyWeekday(SERVICE_MINIMUM_PRICE))];
  const ceilings: NightRule[] = [];
  if (rules.minPrice !== null) {
    floors.push(rule('min-price', null, always, everyWeekday(Math.ceil(rules.minPrice))));
  }
  if (rules.maxPrice !== null) {
    ceilings.push(rule('max-price', null, always, everyWeekday(Math.floor(rules.maxPrice))));
  }
  if (rules.dayOfWeekMinPrices.length > 0) {
    floors.push(rule('day-of-week-min-prices', null, always, weekdayFloors(rules.dayOfWeekMinPrices)));
  }
  rules.seasonalPrices.forEach((season, index) => {
    const { minPrice, maxPrice } = season;
    const spans = seasonSpans(season, window);
    if (minPrice !== null) {
      floors.push(rule('seasonal-prices', index, spans, everyWeekday(Math.ceil(minPrice))));
    }
    if (maxPrice !== null) {
      ceilings.push(rule('seasonal-prices', index, spans, everyWeekday(Math.floor(maxPrice))));
    }
  });
  rules.seasonalDayOfWeekMinPrices.forEach((season, index) => {
    const spans = seasonSpans(season, window);
    floors.push(rule('seasonal-day-of-week-min-prices', index, spans, weekdayFloors(season.minPrices)));
  });
  return { floors, ceilings };
}

function rule(
  setting: RuleSetting,
  index: number | null,
  spans: readonly Span[],
  values: WeekdayValues,
): NightRule {
  return { setting, index, spans, values, lead: null };
}

function weekdayFloors(items: readonly WeekdayMinPrice[]): WeekdayValues {
  return byWeekday(items, ({ minPrice }) => (minPrice === null ? null : Math.ceil(minPrice)));
}
