import type { EpochDay } from '#contract/dates.ts';
import type { MarketBooking } from './booking-curve.ts';
import { chancesToBook, fitBookingCurve } from './booking-curve.ts';
import type { ClusterModel, MarketEvent } from './cluster-model.ts';
import type { DailyIndex } from './daily-index.ts';
import { fitDailyIndex } from './daily-index.ts';
import { calendarDayOf } from './day-of-year.ts';
import { DEFAULT_WEEKEND, defaultPrior } from './defaults.ts';
import type { EventCalendar } from './find-events.ts';
import { findEvents } from './find-events.ts';
import type { KnownEvent } from './holidays.ts';
import { publicHolidays } from './holidays.ts';
import type { ObservedListing } from './observed-listing.ts';
import type { FinalOccupancy } from './occupancy.ts';
import { fitFinalOccupancy, fitOccupancy } from './occupancy.ts';
import { fitLevel } from './price-level.ts';
import { projectEvents } from './project-events.ts';
import { fitSeasonality } from './seasonality.ts';

/** Listings with varying prices at which a place's own price indices count for half. */
const PRIOR_LISTINGS = 6;
/** With fewer, a place learns no price index of its own. */
const MIN_VARYING_LISTINGS = 8;
const MIN_INDEX_DAYS = 90;
const EVENT_YEARS = 2;
/** A weekday is a weekend night from this index on, and from half the height of the highest. */
const WEEKEND_INDEX = 1.02;

export interface FitOptions {
  /** The day on which the model is learned; nothing later than what was known then may be given. */
  asOf: EpochDay;
  /** ISO 3166-1 alpha-2, for the holiday calendar. */
  country: string;
  /** Subdivision as `date-holidays` spells it. */
  region: string | null;
  latitude: number;
  /** Local events of the market, several years of them, so that they can be seen and expected. */
  localEvents?: readonly KnownEvent[];
}

/** A model together with what a smaller place inside needs of it. */
export interface FittedMarket {
  model: ClusterModel;
  finalOccupancy: FinalOccupancy;
  /** Listings whose prices vary, which taught the price indices. */
  varyingListings: number;
}

/**
 * Learns a market's model from what a feed observed and from the portfolio's bookings. What the data do not
 * say comes from measured defaults of the field, in proportion to how little data there are.
 * @param observations all listings of the market
 * @param bookings reservations of managed listings in it, all owners pooled
 */
export function fitMarketModel(
  observations: readonly ObservedListing[],
  bookings: readonly MarketBooking[],
  options: FitOptions,
): FittedMarket {
  const index = fitDailyIndex(observations, MIN_VARYING_LISTINGS);
  const calendar = eventCalendar(index, options);
  const prior = { ...defaultPrior(options.latitude), finalOccupancy: null, occupancy: null };
  return fitPlace(observations, bookings, index, calendar, prior, options.asOf);
}

/**
 * Learns the model of one neighbourhood, shrunk toward its market's by how few listings it has. Events are
 * the market's; only their strength is the neighbourhood's own.
 */
export function fitClusterModel(
  observations: readonly ObservedListing[],
  bookings: readonly MarketBooking[],
  market: FittedMarket,
): FittedMarket {
  const index = fitDailyIndex(observations, MIN_VARYING_LISTINGS);
  const prior = {
    ...market.model,
    finalOccupancy: market.finalOccupancy,
    occupancy: market.model.occupancy.all,
  };
  const local = market.model.events.map(({ from, to, names }) => ({ from, to, names: names ?? {} }));
  return fitPlace(observations, bookings, index, { local, holidays: [] }, prior, market.model.asOf);
}

type Prior = Pick<ClusterModel, 'seasonality' | 'weekday' | 'events' | 'bookingCurve' | 'level'> & {
  finalOccupancy: FinalOccupancy | null;
  occupancy: ClusterModel['occupancy']['all'] | null;
};

function fitPlace(
  observations: readonly ObservedListing[],
  bookings: readonly MarketBooking[],
  index: DailyIndex,
  calendar: EventCalendar,
  prior: Prior,
  asOf: EpochDay,
): FittedMarket {
  const prices = fitPrices(index, calendar, prior);
  const taught = prices.learned ? fitLevel(bookings, index, prices, asOf) : null;
  const weekend = weekendNights(prices.weekday);
  const bookingCurve = fitBookingCurve(bookings, asOf, prior.bookingCurve);
  const { seasonality } = prices;
  const place = { listings: observations, asOf, weekend, bookingCurve, seasonality };
  const finalOccupancy = fitFinalOccupancy(place, prior.finalOccupancy);
  return {
    model: {
      asOf,
      seasonality,
      level: taught ?? prior.level,
      weekday: prices.weekday,
      weekend,
      events: prices.events,
      bookingCurve,
      chanceToBook: chancesToBook(bookingCurve, finalOccupancy.byClass),
      occupancy: fitOccupancy(place, finalOccupancy, prior.occupancy),
    },
    finalOccupancy,
    varyingListings: index.varyingListings,
  };
}

function fitPrices(
  index: DailyIndex,
  calendar: EventCalendar,
  prior: Prior,
): Pick<ClusterModel, 'seasonality' | 'weekday' | 'events'> & { learned: boolean } {
  if (index.varyingListings < MIN_VARYING_LISTINGS || index.logRatio.length < MIN_INDEX_DAYS) {
    return { ...prior, learned: false };
  }
  const own = index.varyingListings / (index.varyingListings + PRIOR_LISTINGS);
  const { events, decomposition } = findEvents(index, calendar);
  const seen = { from: index.firstDay, to: index.firstDay + index.logRatio.length - 1 };
  const measured = projectEvents(events, calendar, seen);
  return {
    learned: true,
    seasonality: fitSeasonality(decomposition.baseline, index.firstDay, prior.seasonality, own),
    weekday: prior.weekday.map((value, cell) =>
      Math.exp(own * (decomposition.weekday[cell] ?? 0) + (1 - own) * Math.log(value)),
    ),
    events: prior.events.length > 0 ? shrinkEvents(measured, prior.events, own) : measured,
  };
}

/** The wider area's events with the strength measured here, as far as that can be trusted. */
function shrinkEvents(
  measured: readonly MarketEvent[],
  prior: readonly MarketEvent[],
  own: number,
): MarketEvent[] {
  return prior.map((event) => {
    const here = measured.find(({ from, to }) => from === event.from && to === event.to);
    return here ? { ...event, uplift: own * here.uplift + (1 - own) * event.uplift } : event;
  });
}

function weekendNights(weekday: Float64Array): readonly boolean[] {
  const week = Array.from({ length: 7 }, (_, day) => {
    let sum = 0;
    for (let month = 0; month < 12; month++) sum += weekday[month * 7 + day] ?? 1;
    return sum / 12;
  });
  const highest = Math.max(...week);
  if (highest < WEEKEND_INDEX) return DEFAULT_WEEKEND;
  return week.map((value) => value >= WEEKEND_INDEX && value - 1 >= (highest - 1) / 2);
}

function eventCalendar(index: DailyIndex, options: FitOptions): EventCalendar {
  const firstYear = calendarDayOf(Math.min(index.firstDay || options.asOf, options.asOf)).year;
  const lastYear = calendarDayOf(options.asOf).year + EVENT_YEARS;
  const local = options.localEvents ?? [];
  const holidays = publicHolidays(options.country, options.region, firstYear, lastYear);
  // A local event has the nights it shares with a holiday to itself, in every year.
  const free = holidays.filter((day) => !local.some(({ from, to }) => from <= day.to && to >= day.from));
  return { local, holidays: free };
}
