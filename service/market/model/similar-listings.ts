import { dissimilarity, type ListingFacts } from './estimate-base-price.ts';

const MOST_MEMBERS = 20;
const FEWEST_MEMBERS = 10;
/** What is less alike joins only where there would be too few. */
const LEAST_ALIKE = 30;

/**
 * How alike two listings are: 100 where nothing tells them apart, falling with the dissimilarity by which the
 * base-price model weights its comps (size, distance, rating, amenities).
 * @returns 0…100, whole
 */
export function similarity(listing: ListingFacts, other: ListingFacts): number {
  return Math.round(100 * Math.exp(-dissimilarity(listing, other)));
}

/**
 * The listings to compare one with, the most alike first: of its own kind only, those with its number of bedrooms
 * before all others. At most 20; fewer than 10 only where the candidates are fewer.
 * @param candidates of any kind, around the listing
 */
export function chooseSimilar<C extends ListingFacts>(listing: ListingFacts, candidates: readonly C[]): C[] {
  const ranked = candidates
    .filter(({ roomType }) => roomType === listing.roomType)
    .map((candidate) => ({
      candidate,
      hasOtherSize: listing.bedrooms !== null && candidate.bedrooms !== listing.bedrooms,
      alike: similarity(listing, candidate),
      apart: dissimilarity(listing, candidate),
    }))
    .sort((a, b) => Number(a.hasOtherSize) - Number(b.hasOtherSize) || a.apart - b.apart);
  const fitting = ranked.filter(({ hasOtherSize, alike }) => !hasOtherSize && alike >= LEAST_ALIKE);
  const chosen = ranked.slice(0, Math.max(FEWEST_MEMBERS, Math.min(MOST_MEMBERS, fitting.length)));
  return chosen.map(({ candidate }) => candidate);
}
