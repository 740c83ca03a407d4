import { queryOptions } from '@tanstack/react-query';
import { readListings } from '#lib/listings/list-listings.ts';
import type { Read } from '#lib/read.ts';

/** The first few listings whose title contains a text, for the palette. */
export function findListingsQuery(read: Read, name: string) {
  const query = { 'filter[name]': name, sort: 'title', 'page[size]': 8 };
  return queryOptions({
    queryKey: ['listings', 'find', name],
    queryFn: async ({ signal }) => (await readListings(read, query, signal)).listings,
  });
}
