import type { QueryClient } from '@tanstack/react-query';
import type { ListingActivation } from '#contract/listings.ts';
import { change } from '#lib/bff/client.ts';
import { listingKey } from '#lib/listings/get-listing.ts';
import type { ListingRow, ListingsPage } from '#lib/listings/list-listings.ts';

/**
 * Switches a listing's pricing on or off, with its base and minimum price where given.
 * @throws ReadError, with code `required` where switching on needs a base price that the listing does not have
 */
export async function changeActivation(id: string, attributes: ListingActivation): Promise<void> {
  await change('PATCH', `/listings/${id}/activation`, {
    data: { type: 'listing-activations', id, attributes },
  });
}

/** Writes a change of a listing into every cached page that shows it, and its own, without asking the service. */
export function patchCachedListing(queries: QueryClient, id: string, patch: Partial<ListingRow>): void {
  const apply = (listing: ListingRow) => (listing.id === id ? { ...listing, ...patch } : listing);
  queries.setQueriesData<ListingsPage>(
    { queryKey: ['listings', 'page'] },
    (page) => page && { ...page, listings: page.listings.map(apply) },
  );
  queries.setQueryData<ListingRow>(listingKey(id), (listing) => listing && apply(listing));
}
