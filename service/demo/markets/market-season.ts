import type { EpochDay } from '#contract/dates.ts';
import { toEpochDay, weekdayOf } from '#contract/dates.ts';
import { calendarDayOf, curveOfMonths } from '#service/market/model/day-of-year.ts';
import type { DemoMarket, LocalEvent } from './demo-market.ts';

/** The true course of a demo market, index 0 is `firstDay`; all ratios but `occupancy` (0…1). */
export interface MarketSeason {
  firstDay: EpochDay;
  season: Float64Array;
  weekday: Float64Array;
  event: Float64Array;
  /** Share of nights that end up booked. */
  occupancy: Float64Array;
}

const FULLEST = 0.97;
/** How much fuller than other nights each night of the week is, Monday first. */
const WEEKDAY_FILL = [0.86, 0.9, 0.95, 0.98, 1.2, 1.26, 0.95];
const EVENT_FILL = 0.6;

export function marketSeason(market: DemoMarket, firstDay: EpochDay, days: number): MarketSeason {
  const priceOfYear = curveOfMonths(market.monthIndex);
  const occupancyOfYear = curveOfMonths(market.monthOccupancy);
  const event = eventFactors(market, firstDay, days);
  const season = new Float64Array(days);
  const weekday = new Float64Array(days);
  const occupancy = new Float64Array(days);
  for (let index = 0; index < days; index++) {
    const { dayOfYear } = calendarDayOf(firstDay + index);
    const dayOfWeek = weekdayOf(firstDay + index);
    season[index] = priceOfYear[dayOfYear] ?? 1;
    weekday[index] = market.weekdayIndex[dayOfWeek] ?? 1;
    const usual = (occupancyOfYear[dayOfYear] ?? 0.7) * (WEEKDAY_FILL[dayOfWeek] ?? 1);
    const drawn = 1 + EVENT_FILL * ((event[index] ?? 1) - 1);
    occupancy[index] = Math.min(FULLEST, usual * drawn);
  }
  return { firstDay, season, weekday, event, occupancy };
}

/** Every event of the market that touches the days. */
export function eventsBetween(market: DemoMarket, from: EpochDay, to: EpochDay): LocalEvent[] {
  const events: LocalEvent[] = [];
  for (let year = calendarDayOf(from).year - 1; year <= calendarDayOf(to).year; year++) {
    events.push(...market.events(year));
  }
  return events.filter((event) => toEpochDay(event.to) >= from && toEpochDay(event.from) <= to);
}

function eventFactors(market: DemoMarket, firstDay: EpochDay, days: number): Float64Array {
  const factors = new Float64Array(days).fill(1);
  for (const event of eventsBetween(market, firstDay, firstDay + days - 1)) {
    const from = Math.max(0, toEpochDay(event.from) - firstDay);
    const to = Math.min(days - 1, toEpochDay(event.to) - firstDay);
    for (let index = from; index <= to; index++) factors[index] = (factors[index] ?? 1) * (1 + event.uplift);
  }
  return factors;
}
