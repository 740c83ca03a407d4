import { queryOptions } from '@tanstack/react-query';
import { type Listing, readListings } from '#lib/listings/list-listings.ts';
import type { Read } from '#lib/read.ts';

export interface ListingsSurvey {
  count: number;
  enabledCount: number;
  markets: string[];
  bedrooms: number[];
}

/** What the person's listings are like together: the choices that the table's filters offer, and the counts. */
export function listingsSurveyQuery(read: Read) {
  return queryOptions({
    queryKey: ['listings', 'survey'],
    queryFn: ({ signal }) => surveyListings(read, signal),
    staleTime: 5 * 60_000,
  });
}

async function surveyListings(read: Read, signal: AbortSignal): Promise<ListingsSurvey> {
  const readPage = (number: number) =>
    readListings<Pick<Listing, 'id' | 'market' | 'bedrooms' | 'enabled'>>(
      read,
      { 'fields[listings]': 'market,bedrooms,enabled', 'page[number]': number, 'page[size]': 100 },
      signal,
    );
  const first = await readPage(1);
  const rest = await Promise.all(
    Array.from({ length: first.pagination.pages - 1 }, (_, i) => readPage(i + 2)),
  );
  const listings = [first, ...rest].flatMap((page) => page.listings);
  return {
    count: first.pagination.count,
    enabledCount: listings.filter(({ enabled }) => enabled).length,
    markets: distinct(listings.map(({ market }) => market)).sort((a, b) => a.localeCompare(b)),
    bedrooms: distinct(listings.map(({ bedrooms }) => bedrooms)).sort((a, b) => a - b),
  };
}

function distinct<Value>(values: (Value | null)[]): Value[] {
  return [...new Set(values)].filter((value) => value !== null);
}
