import type { Place } from './geography.ts';
import { distanceKm } from './geography.ts';
import { dot, fitLocally } from './local-regression.ts';
import type { ObservedListing, RoomType } from './observed-listing.ts';
import { weightedQuantile } from './robust.ts';

/** What is known of the listing to be priced; null or absent where unknown. */
export interface ListingFacts extends Place {
  roomType: RoomType;
  bedrooms: number | null;
  bathrooms: number | null;
  accommodates: number | null;
  /** 0…5 */
  rating: number | null;
  amenitiesCount: number | null;
  reviewsCount?: number | null;
  minNights?: number | null;
}

/** What a similar listing of the market is compared by. */
export type Comparable = ListingFacts & Pick<ObservedListing, 'price'>;

export interface BasePriceEstimate {
  /** Whole major units, at least 10. */
  basePrice: number;
  /** Quartiles of the similar listings, adjusted to be as this one is. */
  low: number;
  high: number;
  /** Similar listings that were compared. */
  comps: number;
}

const MAX_COMPS = 400;
const MIN_COMPS = 3;
const LEAST_PRICE = 10;
const RIDGE = 2;
/** An estimate lies no further outside the prices of its comps than this, in natural logarithms. */
const BEYOND_COMPS = 0.5;

/** How much of a natural logarithm one more bedroom, bathroom and guest are usually worth beside each other. */
const WORTH = { bedroom: 0.17, bathroom: 0.13, guest: 0.055 };
/** Dissimilarity of one bedroom, one bathroom, one guest, one kilometre, one star and ten amenities. */
const APART = { bedroom: 0.36, bathroom: 0.2, guest: 0.09, kilometre: 0.36, star: 0.48, tenAmenities: 0.06 };
const FARTHEST_KM = 6;
const LONGEST_MIN_NIGHTS = 30;

/**
 * A listing's base price from similar listings, not merely the nearest: a robust regression of log price on
 * what tells the comps from this listing, weighted by similarity in size, place, rating and amenities
 * (locally weighted regression, Cleveland 1979). With few comps it comes down to their weighted mean, adjusted
 * by what size is usually worth.
 * @returns null when fewer than three listings of its kind show a price
 */
export function estimateBasePrice(
  listing: ListingFacts,
  observed: readonly Comparable[],
): BasePriceEstimate | null {
  const comps = observed
    .flatMap((comp) =>
      comp.roomType === listing.roomType && comp.price !== null
        ? [{ comp, log: Math.log(comp.price), apart: dissimilarity(listing, comp) }]
        : [],
    )
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MAX_COMPS);
  if (comps.length < MIN_COMPS) return null;

  const nearest = comps[0]?.apart ?? 0;
  const points = comps.map(({ comp, log, apart }) => ({
    value: log - sizeWorth(listing, comp),
    differences: differences(listing, comp),
    weight: Math.exp(nearest - apart),
  }));
  const { value, slopes } = fitLocally(points, RIDGE);
  const adjusted = points.map((point) => point.value - dot(point.differences, slopes));
  const weights = points.map(({ weight }) => weight);
  const centre = clamp(
    value,
    Math.min(...points.map((point) => point.value)) - BEYOND_COMPS,
    Math.max(...points.map((point) => point.value)) + BEYOND_COMPS,
  );
  return {
    basePrice: toPrice(centre),
    low: toPrice(Math.min(centre, weightedQuantile(adjusted, weights, 0.25))),
    high: toPrice(Math.max(centre, weightedQuantile(adjusted, weights, 0.75))),
    comps: comps.length,
  };
}

/** How far two listings are apart in size, place, rating and amenities, as a natural logarithm of price; 0 is not at all. */
export function dissimilarity(listing: ListingFacts, comp: ListingFacts): number {
  return (
    APART.bedroom * distance(listing.bedrooms, comp.bedrooms, 0.5) +
    APART.bathroom * distance(listing.bathrooms, comp.bathrooms, 0.3) +
    APART.guest * distance(listing.accommodates, comp.accommodates, 1) +
    APART.kilometre * Math.min(FARTHEST_KM, distanceKm(listing, comp)) +
    APART.star * Math.min(0.6, distance(listing.rating, comp.rating, 0.15)) +
    (APART.tenAmenities * Math.min(30, distance(listing.amenitiesCount, comp.amenitiesCount, 5))) / 10
  );
}

/** What the comp has more than the listing, each in units that are worth about the same. */
function differences(listing: ListingFacts, comp: Comparable): number[] {
  return [
    more(comp.bedrooms, listing.bedrooms),
    more(comp.bathrooms, listing.bathrooms),
    more(comp.accommodates, listing.accommodates) / 2,
    more(comp.rating, listing.rating) * 2,
    more(comp.amenitiesCount, listing.amenitiesCount) / 15,
    more(logReviews(comp.reviewsCount), logReviews(listing.reviewsCount)) / 2,
    more(boundedStay(comp.minNights), boundedStay(listing.minNights)) / 10,
    (comp.latitude - listing.latitude) * 30,
    (comp.longitude - listing.longitude) * 25,
  ];
}

function sizeWorth(listing: ListingFacts, comp: Comparable): number {
  return (
    WORTH.bedroom * more(comp.bedrooms, listing.bedrooms) +
    WORTH.bathroom * more(comp.bathrooms, listing.bathrooms) +
    WORTH.guest * more(comp.accommodates, listing.accommodates)
  );
}

type Known = number | null | undefined;

/** The first minus the second, nothing where either is unknown. */
function more(a: Known, b: Known): number {
  return a == null || b == null ? 0 : a - b;
}

function distance(a: Known, b: Known, unknown: number): number {
  return a == null || b == null ? unknown : Math.abs(a - b);
}

const logReviews = (count: Known): Known => (count == null ? null : Math.log(count + 3));
const boundedStay = (nights: Known): Known => (nights == null ? null : Math.min(LONGEST_MIN_NIGHTS, nights));
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const toPrice = (log: number): number => Math.max(LEAST_PRICE, Math.round(Math.exp(log)));
