import type { Place } from './geography.ts';
import { distanceKm } from './geography.ts';
import type { ObservedListing, RoomType } from './observed-listing.ts';
import { weightedQuantile } from './robust.ts';

/** What is known of the listing to be priced; null where unknown. */
export interface ListingFacts extends Place {
  roomType: RoomType;
  bedrooms: number | null;
  bathrooms: number | null;
  accommodates: number | null;
  /** 0…5 */
  rating: number | null;
  amenitiesCount: number | null;
}

/** What a similar listing of the market is compared by. */
export type Comparable = Place &
  Pick<
    ObservedListing,
    'roomType' | 'price' | 'bedrooms' | 'bathrooms' | 'accommodates' | 'rating' | 'amenitiesCount'
  >;

export interface BasePriceEstimate {
  /** Whole major units, at least 10. */
  basePrice: number;
  /** Quartiles of the similar listings, adjusted to this one's size. */
  low: number;
  high: number;
  /** Similar listings that were compared. */
  comps: number;
}

const MAX_COMPS = 40;
const MIN_COMPS = 3;
const LEAST_PRICE = 10;

/** How much of a natural logarithm one more bedroom, bathroom and guest are worth beside each other. */
const WORTH = { bedroom: 0.17, bathroom: 0.13, guest: 0.055 };
/** Dissimilarity of one bedroom, one bathroom, one guest, one kilometre, one star and ten amenities. */
const APART = { bedroom: 0.9, bathroom: 0.5, guest: 0.22, kilometre: 0.55, star: 1.2, tenAmenities: 0.15 };
const FARTHEST_KM = 6;

/**
 * A listing's base price from similar listings: the median of their prices in log space, each adjusted by
 * what its difference in size is worth and weighted by its similarity in kind, size, place, rating and
 * amenities. Method: kernel-weighted comparables, as appraisers use them.
 * @returns null when fewer than three listings of its kind show a price
 */
export function estimateBasePrice(
  listing: ListingFacts,
  observed: readonly Comparable[],
): BasePriceEstimate | null {
  const comps = observed
    .filter(({ roomType, price }) => roomType === listing.roomType && price !== null)
    .map((comp) => ({ comp, apart: dissimilarity(listing, comp) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MAX_COMPS);
  if (comps.length < MIN_COMPS) return null;

  const nearest = comps[0]?.apart ?? 0;
  const logs = comps.map(({ comp }) => Math.log(comp.price ?? 1) + sizeWorth(listing, comp));
  const weights = comps.map(({ apart }) => Math.exp(nearest - apart));
  const at = (share: number) =>
    Math.max(LEAST_PRICE, Math.round(Math.exp(weightedQuantile(logs, weights, share))));
  return { basePrice: at(0.5), low: at(0.25), high: at(0.75), comps: comps.length };
}

function dissimilarity(listing: ListingFacts, comp: Comparable): number {
  return (
    APART.bedroom * difference(listing.bedrooms, comp.bedrooms, 0.5) +
    APART.bathroom * difference(listing.bathrooms, comp.bathrooms, 0.3) +
    APART.guest * difference(listing.accommodates, comp.accommodates, 1) +
    APART.kilometre * Math.min(FARTHEST_KM, distanceKm(listing, comp)) +
    APART.star * Math.min(0.6, difference(listing.rating, comp.rating, 0.15)) +
    (APART.tenAmenities * Math.min(30, difference(listing.amenitiesCount, comp.amenitiesCount, 5))) / 10
  );
}

function sizeWorth(listing: ListingFacts, comp: Comparable): number {
  const gap = (a: number | null, b: number | null) => (a === null || b === null ? 0 : a - b);
  const worth =
    WORTH.bedroom * gap(listing.bedrooms, comp.bedrooms) +
    WORTH.bathroom * gap(listing.bathrooms, comp.bathrooms) +
    WORTH.guest * gap(listing.accommodates, comp.accommodates);
  return Math.max(-1, Math.min(1, worth));
}

function difference(a: number | null, b: number | null, unknown: number): number {
  return a === null || b === null ? unknown : Math.abs(a - b);
}
