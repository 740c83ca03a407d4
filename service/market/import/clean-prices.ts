import type { ObservedListing } from '../model/observed-listing.ts';
import { median } from '../model/robust.ts';

/** A nightly price this many times above or below the listing's median is a slip or a "do not book". */
const NIGHT_RATIO = 8;
/** A typical price this many times above or below that of its bedroom count is not a nightly price. */
const LISTING_RATIO = 25;

/**
 * Drops prices that cannot be meant and fills the typical price from the nights where it is missing.
 * @returns the number of nightly prices dropped
 */
export function cleanPrices(listings: Iterable<ObservedListing>): number {
  let dropped = 0;
  const byBedrooms = new Map<number | null, number[]>();
  for (const listing of listings) {
    const { price } = listing.nights;
    const typical = median(price.filter((value) => !Number.isNaN(value)));
    for (let index = 0; index < price.length; index++) {
      const ratio = (price[index] ?? Number.NaN) / typical;
      if (ratio > NIGHT_RATIO || ratio < 1 / NIGHT_RATIO) {
        price[index] = Number.NaN;
        dropped++;
      }
    }
    if (listing.price === null && !Number.isNaN(typical)) listing.price = typical;
    if (listing.price !== null) {
      const prices = byBedrooms.get(listing.bedrooms) ?? [];
      prices.push(listing.price);
      byBedrooms.set(listing.bedrooms, prices);
    }
  }
  const medians = new Map([...byBedrooms].map(([bedrooms, prices]) => [bedrooms, median(prices)]));
  for (const listing of listings) {
    const ratio = (listing.price ?? Number.NaN) / (medians.get(listing.bedrooms) ?? Number.NaN);
    if (ratio > LISTING_RATIO || ratio < 1 / LISTING_RATIO) listing.price = null;
  }
  return dropped;
}
