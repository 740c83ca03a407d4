import type { Context } from '../context.ts';
import { findModelledBasePrice } from '../listings/find-initial-base-price.ts';
import { marketOccupancy, ownOccupancy } from '../recommendations/base-price-reason.ts';
import type { Comparable } from '../recommendations/queries.ts';

/** How far off a price somebody has set by hand lies: cheap where it sells well, dear where it does not. */
const TOO_CHEAP = 0.87;
const TOO_DEAR = 1.14;

/** A base price that similar listings and the listing's own bookings speak against; null where nothing would. */
export async function offMarketPrice(
  context: Context,
  { listing, applicationId }: Comparable,
): Promise<number | null> {
  const priced = await context.calendars.find({ applicationId, userId: null }, listing.id);
  if (!priced) return null;
  const [own, market] = [ownOccupancy(priced), marketOccupancy(priced)];
  const bathrooms = listing.bathrooms === null ? null : Number(listing.bathrooms);
  const modelled = await findModelledBasePrice(context.db, { ...listing, bathrooms });
  if (own === null || market === null || own === market || modelled === null) return null;
  const step = listing.currency === 'JPY' ? 100 : 1;
  return Math.round((modelled * (own > market ? TOO_CHEAP : TOO_DEAR)) / step) * step;
}
