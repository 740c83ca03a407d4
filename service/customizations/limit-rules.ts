import { toIsoDate, WEEKDAYS, weekdayOf } from '#contract/dates.ts';
import { type Problem, refusedValue } from '../errors.ts';
import { type NightRule, paint, rulesOn } from '../pricing/night-rules.ts';
import { limitRules } from '../pricing/price-limits.ts';
import type { MinMaxPriceRules, WeekdayMinPrice } from '../pricing/rules.ts';
import { attributePointer } from './attribute-pointer.ts';
import type { Change } from './customization-type.ts';
import { lastSeasonDay } from './season-rules.ts';

type Field = keyof MinMaxPriceRules;

/**
 * A night whose minimum is above its maximum once the change is made, repeating seasons included. It is
 * the engine that says which limits hold on a night. Told of a limit that the request changes.
 */
export function limitProblems({ after, changed, situation }: Change<'minMaxPrices'>): Problem[] {
  const window = { from: situation.today, to: lastSeasonDay(situation.today) };
  const { floors, ceilings } = limitRules(after, window);
  const nights = window.to - window.from + 1;
  const floor = new Float64Array(nights);
  const ceiling = new Float64Array(nights).fill(Number.POSITIVE_INFINITY);
  paint(floors, window.from, floor);
  paint(ceilings, window.from, ceiling);

  for (let night = 0; night < nights; night++) {
    if ((floor[night] ?? 0) <= (ceiling[night] ?? 0)) continue;
    const day = window.from + night;
    const place = [
      placeOf(rulesOn(floors, day)[0], 'minPrice', weekdayOf(day), after),
      placeOf(rulesOn(ceilings, day)[0], 'maxPrice', weekdayOf(day), after),
    ].find((place) => place !== null && changed.has(place[0]));
    if (!place) continue; // was so before
    const limits = { floor: floor[night] ?? 0, ceiling: ceiling[night] ?? 0 };
    const figures = { date: toIsoDate(day), currency: situation.listing.currency, ...limits };
    const detail = `On ${figures.date} the minimum price of ${limits.floor} is above the maximum of ${limits.ceiling}.`;
    return [refusedValue({ code: 'limits_cross', figures }, detail, attributePointer(...place))];
  }
  return [];
}

/** Where a limit is written, from the field on; null where it is not the owner's. */
function placeOf(
  rule: NightRule | undefined,
  value: 'minPrice' | 'maxPrice',
  weekday: number,
  limits: MinMaxPriceRules,
): [Field, ...(string | number)[]] | null {
  const at = (week: readonly WeekdayMinPrice[] = []) =>
    week.findIndex((entry) => entry.weekday === WEEKDAYS[weekday]);
  const index = rule?.index ?? 0;
  switch (rule?.setting) {
    case 'min-price':
    case 'max-price':
      return [value];
    case 'day-of-week-min-prices':
      return ['dayOfWeekMinPrices', at(limits.dayOfWeekMinPrices), value];
    case 'seasonal-prices':
      return ['seasonalPrices', index, value];
    case 'seasonal-day-of-week-min-prices': {
      const week = limits.seasonalDayOfWeekMinPrices[index]?.minPrices;
      return ['seasonalDayOfWeekMinPrices', index, 'minPrices', at(week), value];
    }
    default:
      return null;
  }
}
