import { queryOptions } from '@tanstack/react-query';
import { type Listing, readListings } from '#lib/listings/list-listings.ts';
import type { Read } from '#lib/read.ts';

export type ListingHit = Pick<Listing, 'id' | 'title' | 'city' | 'market' | 'base-price' | 'currency'>;

/** The first few listings whose title contains a text, for the palette. */
export function findListingsQuery(read: Read, name: string) {
  const query = {
    'filter[name]': name,
    'fields[listings]': 'title,city,market,base-price,currency',
    sort: 'title',
    'page[size]': 8,
  };
  return queryOptions({
    queryKey: ['listings', 'find', name],
    queryFn: async ({ signal }) => (await readListings<ListingHit>(read, query, signal)).listings,
  });
}
