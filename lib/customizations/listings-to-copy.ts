import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Listing, readListings } from '#lib/listings/list-listings.ts';
import type { Read } from '#lib/read.ts';
import { MAXIMUM_COPIES } from './preview-copies.ts';

export type CopyTarget = Pick<Listing, 'id' | 'title' | 'city' | 'bedrooms' | 'currency'>;

const PAGE = 100;

/** The listings whose title contains a text, by title, as many as can be copied to; and how many there are. */
export function listingsToCopyQuery(read: Read, name: string) {
  const readPage = (number: number, signal: AbortSignal) =>
    readListings<CopyTarget>(
      read,
      {
        'filter[name]': name,
        'fields[listings]': 'title,city,bedrooms,currency',
        sort: 'title',
        'page[number]': number,
        'page[size]': PAGE,
      },
      signal,
    );
  return queryOptions({
    queryKey: ['listings', 'to-copy', name],
    queryFn: async ({ signal }) => {
      const first = await readPage(1, signal);
      const pages = Math.min(first.pagination.pages, MAXIMUM_COPIES / PAGE);
      const rest = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2, signal)),
      );
      const listings = [first, ...rest].flatMap((page) => page.listings);
      return { listings, count: first.pagination.count };
    },
    placeholderData: keepPreviousData,
  });
}
