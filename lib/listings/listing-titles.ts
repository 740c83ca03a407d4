import { queryOptions } from '@tanstack/react-query';
import { type Listing, readListings } from '#lib/listings/list-listings.ts';
import type { Read } from '#lib/read.ts';

const MOST_PAGES = 20;

/** The titles of the person's listings by id, up to 2,000. */
export function listingTitlesQuery(read: Read) {
  return queryOptions({
    queryKey: ['listings', 'titles'],
    queryFn: async ({ signal }): Promise<Record<string, string>> => {
      const readPage = (number: number) =>
        readListings<Pick<Listing, 'id' | 'title'>>(
          read,
          { 'fields[listings]': 'title', 'page[number]': number, 'page[size]': 100 },
          signal,
        );
      const first = await readPage(1);
      const further = Math.min(first.pagination.pages, MOST_PAGES) - 1;
      const rest = await Promise.all(Array.from({ length: further }, (_, index) => readPage(index + 2)));
      const all = [first, ...rest].flatMap(({ listings }) => listings);
      return Object.fromEntries(all.map(({ id, title }) => [id, title]));
    },
    staleTime: 5 * 60_000,
  });
}
