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

export const rowFields = [
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

/** A view's filters and order, by the API's own query names. */
export function filterOf(view: ListingsView): Query {
  return {
    'filter[name]': view.name,
    'filter[market]': view.market ?? undefined,
    'filter[bedrooms]': view.bedrooms ?? undefined,
    'filter[enabled]': view.pricing === null ? undefined : view.pricing === 'on',
    'filter[in-active-market]': view.active === null ? undefined : view.active === 'yes',
    sort: view.sort,
  };
}
