import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '#contract/json-api.ts';
import type { ListingAttributes } from '#contract/listings.ts';
import type { ListingsView } from '#lib/listings/listings-view.ts';
import type { Query, Read } from '#lib/read.ts';

export interface Listing extends ListingAttributes {
  id: string;
}

export interface ListingsPage<Row = ListingRow> {
  listings: Row[];
  pagination: Pagination;
}

interface ListingCollection<Row> {
  data: { id: string; attributes: Omit<Row, 'id'> }[];
  meta: { pagination: Pagination };
}

export const pageSize = 50;

const rowFields = [
  'title',
  'market',
  'city',
  'bedrooms',
  'room-type',
  'enabled',
  'base-price',
  'min-price',
  'max-price',
  'min-stay',
  'currency',
  'in-active-market',
  'created-at',
] as const satisfies (keyof ListingAttributes)[];

/** What a row of the table shows; the other attributes come with the single listing. */
export type ListingRow = Pick<Listing, 'id' | (typeof rowFields)[number]>;

/** One page of the listings that a view shows. */
export function listingsQuery(read: Read, view: ListingsView) {
  const query = {
    ...filterOf(view),
    'fields[listings]': rowFields.join(),
    'page[number]': view.page,
    'page[size]': pageSize,
  };
  return queryOptions({
    queryKey: ['listings', 'page', query],
    queryFn: ({ signal }) => readListings<ListingRow>(read, query, signal),
    placeholderData: keepPreviousData,
  });
}

/** All listings that a view's filters let through, in its order, page after page. For a download. */
export async function readAllListings(read: Read, view: ListingsView): Promise<ListingRow[]> {
  const all: ListingRow[] = [];
  for (let number = 1; ; number += 1) {
    const query = {
      ...filterOf(view),
      'fields[listings]': rowFields.join(),
      'page[number]': number,
      'page[size]': 100,
    };
    const { listings, pagination } = await readListings<ListingRow>(read, query);
    all.push(...listings);
    if (number >= pagination.pages) return all;
  }
}

/** Reads a page of listings by the API's own query names; `Row` is what its `fields` ask for. */
export async function readListings<Row extends Pick<Listing, 'id'>>(
  read: Read,
  query: Query,
  signal?: AbortSignal,
): Promise<ListingsPage<Row>> {
  const document = (await read('/listings', query, signal)) as ListingCollection<Row>;
  return {
    listings: document.data.map(({ id, attributes }) => ({ id, ...attributes }) as Row),
    pagination: document.meta.pagination,
  };
}

function filterOf(view: ListingsView): Query {
  return {
    'filter[name]': view.name,
    'filter[market]': view.market ?? undefined,
    'filter[bedrooms]': view.bedrooms ?? undefined,
    'filter[enabled]': view.pricing === null ? undefined : view.pricing === 'on',
    'filter[in-active-market]': view.active === null ? undefined : view.active === 'yes',
    sort: view.sort,
  };
}
