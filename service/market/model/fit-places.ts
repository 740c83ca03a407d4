import type { EpochDay } from '#contract/dates.ts';
import type { MarketBooking } from './booking-curve.ts';
import type { ClusterModel } from './cluster-model.ts';
import type { FitOptions } from './fit-cluster-model.ts';
import { fitClusterModel, fitMarketModel } from './fit-cluster-model.ts';
import type { Place } from './geography.ts';
import { centreOf, distanceKm } from './geography.ts';
import type { StatisticsRow } from './market-statistics.ts';
import { marketStatistics } from './market-statistics.ts';
import type { ObservedListing } from './observed-listing.ts';
import { observationDay } from './occupancy.ts';

/** A neighbourhood with fewer listings joins the nearest that has more. */
const MIN_CLUSTER_LISTINGS = 12;
const STATISTICS_DAYS = 365;

/** A neighbourhood of a market: the listings that are priced together. */
export interface FittedPlace {
  /** Null for the market as a whole. */
  name: string | null;
  centre: Place;
  listings: ObservedListing[];
  model: ClusterModel;
  statistics: StatisticsRow[];
}

/**
 * Fits a market and each of its neighbourhoods: models and benchmark, the market first.
 * @param observations at least one listing
 * @param bookings reservations of managed listings, keyed by observed listing or managed id alike
 */
export function fitPlaces(
  observations: readonly ObservedListing[],
  bookings: readonly MarketBooking[],
  options: FitOptions,
): FittedPlace[] {
  const market = fitMarketModel(observations, bookings, options);
  const seenOn = observationDay(observations);
  const whole = describe(null, [...observations], market.model, seenOn);
  const clusters = groupByPlace(observations).map(([name, listings]) =>
    describe(name, listings, fitClusterModel(listings, [], market).model, seenOn),
  );
  return [whole, ...clusters];
}

function describe(
  name: string | null,
  listings: ObservedListing[],
  model: ClusterModel,
  seenOn: EpochDay,
): FittedPlace {
  const statistics = marketStatistics(listings, seenOn - STATISTICS_DAYS, seenOn + STATISTICS_DAYS);
  return { name, centre: centreOf(listings), listings, model, statistics };
}

/** Listings by neighbourhood; one that is too small to learn from, or has no name, joins the nearest. */
export function groupByPlace(observations: readonly ObservedListing[]): [string, ObservedListing[]][] {
  const named = Map.groupBy(observations, ({ neighbourhood }) => neighbourhood ?? '');
  const large = [...named].filter(([name, listings]) => name && listings.length >= MIN_CLUSTER_LISTINGS);
  if (large.length === 0) {
    const [[name] = ['']] = [...named].sort((a, b) => b[1].length - a[1].length);
    return [[name || 'Centre', [...observations]]];
  }
  const places = large.map(([name, listings]) => ({
    name,
    listings: [...listings],
    centre: centreOf(listings),
  }));
  for (const [name, listings] of named) {
    if (places.some((place) => place.name === name)) continue;
    for (const listing of listings) {
      places
        .reduce((near, place) =>
          distanceKm(listing, place.centre) < distanceKm(listing, near.centre) ? place : near,
        )
        .listings.push(listing);
    }
  }
  return places.map(({ name, listings }) => [name, listings]);
}
