import { byWeekday, everyWeekday, type NightRule } from './night-rules.ts';
import type { MinMaxPriceRules } from './rules.ts';
import { type Span, seasonSpans } from './seasons.ts';

/** No listing is priced below this without an override: the lowest floor that an owner may set. */
export const SERVICE_MINIMUM_PRICE = 5;

/**
 * Floors of a window's nights, weakest rule first: the minimum, by weekday, by season, by weekday in a
 * season. A floor with decimals is rounded up, so that a whole price can stand on it.
 */
export function floorRules(rules: MinMaxPriceRules, window: Span): NightRule[] {
  const always = [window];
  const floors: NightRule[] = [
    {
      setting: 'service-minimum',
      index: null,
      spans: always,
      values: everyWeekday(SERVICE_MINIMUM_PRICE),
      lead: null,
    },
  ];
  if (rules.minPrice !== null) {
    floors.push({
      setting: 'min-price',
      index: null,
      spans: always,
      values: everyWeekday(Math.ceil(rules.minPrice)),
      lead: null,
    });
  }
  if (rules.dayOfWeekMinPrices.length > 0) {
    floors.push({
      setting: 'day-of-week-min-prices',
      index: null,
      spans: always,
      values: byWeekday(rules.dayOfWeekMinPrices, ({ minPrice }) => ceilOrNull(minPrice)),
      lead: null,
    });
  }
  rules.seasonalPrices.forEach((season, index) => {
    if (season.minPrice === null) return;
    const values = everyWeekday(Math.ceil(season.minPrice));
    floors.push({
      setting: 'seasonal-prices',
      index,
      spans: seasonSpans(season, window),
      values,
      lead: null,
    });
  });
  rules.seasonalDayOfWeekMinPrices.forEach((season, index) => {
    const values = byWeekday(season.minPrices, ({ minPrice }) => ceilOrNull(minPrice));
    const spans = seasonSpans(season, window);
    floors.push({ setting: 'seasonal-day-of-week-min-prices', index, spans, values, lead: null });
  });
  return floors;
}

/** Ceilings of a window's nights, weakest rule first; a ceiling with decimals is rounded down. */
export function ceilingRules(rules: MinMaxPriceRules, window: Span): NightRule[] {
  const ceilings: NightRule[] = [];
  if (rules.maxPrice !== null) {
    const values = everyWeekday(Math.floor(rules.maxPrice));
    ceilings.push({ setting: 'max-price', index: null, spans: [window], values, lead: null });
  }
  rules.seasonalPrices.forEach((season, index) => {
    if (season.maxPrice === null) return;
    const values = everyWeekday(Math.floor(season.maxPrice));
    ceilings.push({
      setting: 'seasonal-prices',
      index,
      spans: seasonSpans(season, window),
      values,
      lead: null,
    });
  });
  return ceilings;
}

function ceilOrNull(price: number | null): number | null {
  return price === null ? null : Math.ceil(price);
}
