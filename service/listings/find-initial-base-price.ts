import type { Executor } from '../db/database.ts';
import { estimateBasePrice } from '../market/model/estimate-base-price.ts';
import { findComparables, findMarketCurrency } from '../market/queries/observed-nearby.ts';
import type { Coordinates } from './assign-place.ts';
import { roomTypeOf } from './room-type.ts';

export interface UnpricedListing extends Coordinates {
  marketId: number | null;
  currency: string;
  roomType: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  accommodates: number | null;
  rating: number | null;
}

/** No smaller base price is accepted from anybody. */
const LEAST_BASE_PRICE = 10;

/**
 * A first base price in whole units of the listing's currency: from similar listings where the market has the
 * same currency, else the price the channel starts from, else null.
 */
export async function findInitialBasePrice(
  db: Executor,
  listing: UnpricedListing,
  channelPriceMajor: number | null,
): Promise<number | null> {
  return (await findModelledBasePrice(db, listing)) ?? fromChannel(channelPriceMajor);
}

/** The base price that similar listings tell; null outside of a market, or in another currency than its own. */
export async function findModelledBasePrice(db: Executor, listing: UnpricedListing): Promise<number | null> {
  const { marketId, latitude, longitude } = listing;
  if (marketId === null || latitude === null || longitude === null) return null;
  if ((await findMarketCurrency(db, marketId)) !== listing.currency) return null;
  const roomType = roomTypeOf(listing.roomType);
  const comparables = await findComparables(db, marketId, roomType, { latitude, longitude });
  const facts = { ...listing, latitude, longitude, roomType, amenitiesCount: null };
  return estimateBasePrice(facts, comparables)?.basePrice ?? null;
}

function fromChannel(priceMajor: number | null): number | null {
  return priceMajor === null ? null : Math.max(LEAST_BASE_PRICE, Math.round(priceMajor));
}
