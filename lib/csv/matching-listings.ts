import { queryOptions } from '@tanstack/react-query';
import { type ExportView, listingFilter } from '#lib/csv/export-view.ts';
import { readListings } from '#lib/listings/list-listings.ts';
import type { Read } from '#lib/read.ts';

/** How many listings an export is about. */
export function matchingListingsQuery(read: Read, view: ExportView) {
  const { 'filter[listing]': named, ...filter } = listingFilter(view);
  const query = { ...filter, 'fields[listings]': 'title', 'page[size]': 1 };
  return queryOptions({
    queryKey: ['listings', 'matching', query, named],
    queryFn: async ({ signal }) => {
      if (typeof named === 'string') return named.split(',').length;
      return (await readListings<{ id: string }>(read, query, signal)).pagination.count;
    },
  });
}
