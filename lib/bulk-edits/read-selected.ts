import { queryOptions } from '@tanstack/react-query';
import type { BulkFilter, BulkSelection } from '#contract/console/bulk-edits/selection.ts';
import { type Listing, readListings } from '#lib/listings/list-listings.ts';
import type { Query, Read } from '#lib/read.ts';

/** What the listings of a selection have in common, and not. */
export interface SelectedListings {
  count: number;
  /** How many listings each currency has, the commonest first. */
  currencies: { currency: string; count: number }[];
  markets: string[];
}

type Row = Pick<Listing, 'id' | 'currency' | 'market'>;

/** The listings that a bulk edit is about; a hundred are one request. */
export function selectedListingsQuery(read: Read, { ids, filter }: BulkSelection) {
  return queryOptions({
    queryKey: ['listings', 'selected', ids ?? filter],
    queryFn: async ({ signal }): Promise<SelectedListings> => {
      const found = await readRows(read, filter, signal);
      const wanted = ids && new Set(ids);
      return gist(wanted ? found.filter(({ id }) => wanted.has(id)) : found);
    },
    staleTime: 5 * 60_000,
  });
}

async function readRows(read: Read, filter: BulkFilter = {}, signal: AbortSignal): Promise<Row[]> {
  const filters = Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]);
  const readPage = (number: number) => {
    const query: Query = {
      ...Object.fromEntries(filters),
      'fields[listings]': 'currency,market',
      'page[number]': number,
      'page[size]': 100,
    };
    return readListings<Row>(read, query, signal);
  };
  const first = await readPage(1);
  const rest = await Promise.all(
    Array.from({ length: first.pagination.pages - 1 }, (_, index) => readPage(index + 2)),
  );
  return [first, ...rest].flatMap(({ listings }) => listings);
}

function gist(rows: readonly Row[]): SelectedListings {
  const byCurrency = [...Map.groupBy(rows, ({ currency }) => currency)];
  return {
    count: rows.length,
    currencies: byCurrency
      .map(([currency, own]) => ({ currency, count: own.length }))
      .sort((a, b) => b.count - a.count || a.currency.localeCompare(b.currency)),
    markets: [...new Set(rows.flatMap(({ market }) => market ?? []))].sort((a, b) => a.localeCompare(b)),
  };
}
