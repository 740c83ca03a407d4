import type { Listing } from '../world/listings.ts';
import type { Portfolio } from './portfolio.ts';
import { Refusal } from './refusal.ts';
import type { ListingChange } from './state.ts';

export interface KeptListing extends Listing {
  removed: boolean;
  /** Null: untouched since the portfolio began. */
  changedAtMs: number | null;
}

/** Every listing in the order of its id, removed ones too. */
export function allListings(portfolio: Portfolio): KeptListing[] {
  return [...portfolio.homes.values()].map(({ listing }) => {
    const { removed = false, changedAtMs = null, ...changes } = portfolio.state.listings[listing.id] ?? {};
    return { ...listing, ...changes, removed, changedAtMs };
  });
}

/** What the portfolio shows to the outside; a unit goes with its parent. */
export function shownListings(portfolio: Portfolio): KeptListing[] {
  const all = allListings(portfolio);
  const removed = new Set(all.filter((listing) => listing.removed).map(({ id }) => id));
  return all.filter(({ id, parentId }) => !removed.has(id) && !(parentId !== null && removed.has(parentId)));
}

export function getListing(portfolio: Portfolio, id: string): KeptListing {
  const listing = allListings(portfolio).find((candidate) => candidate.id === id);
  if (!listing) throw new Refusal(404, 'listing_not_found', `There is no listing ${id}.`);
  return listing;
}

export function getShownListing(portfolio: Portfolio, id: string): KeptListing {
  const listing = shownListings(portfolio).find((candidate) => candidate.id === id);
  if (!listing) throw new Refusal(404, 'listing_not_found', `There is no listing ${id}.`);
  return listing;
}

export async function changeListing(
  portfolio: Portfolio,
  id: string,
  change: ListingChange,
): Promise<KeptListing> {
  getListing(portfolio, id);
  portfolio.state.listings[id] = {
    ...portfolio.state.listings[id],
    ...change,
    changedAtMs: portfolio.nowMs(),
  };
  await portfolio.save();
  return getListing(portfolio, id);
}
