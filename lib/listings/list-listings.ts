import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '#contract/json-api.ts';
import type { ListingAttributes } from '#contract/listings.ts';
import type { ListingsView } from '#lib/listings/listings-view.ts';
import type { Query, Read } from '#lib/read.ts';

export interface Listing extends ListingAttributes {
  id: string;
}

export interface ListingsPage {
  listings: Listing[];
  pagination: Pagination;
}

interface ListingCollection {
  data: { id: string; attributes: ListingAttributes }[];
  meta: { pagination: Pagination };
}

export const pageSize = 50;

/** One page of the listings that a view shows. */
export function listingsQuery(read: Read, view: ListingsView) {
  const query = { ...filterOf(view), 'page[number]': view.page, 'page[size]': pageSize };
  return queryOptions({
    queryKey: ['listings', 'page', query],
    queryFn: ({ signal }) => readListings(read, query, signal),
    placeholderData: keepPreviousData,
  });
}

/** All listings that a view's filters let through, in its order, page after page. For a download. */
export async function readAllListings(read: Read, view: ListingsView): Promise<Listing[]> {
  const all: Listing[] = [];
  for (let number = 1; ; number += 1) {
    const query = { ...filterOf(view), 'page[number]': number, 'page[size]': 100 };
    const { listings, pagination } = await readListings(read, query);
    all.push(...listings);
    if (number >= pagination.pages) return all;
  }
}

/** Reads listings by the API's own query names. */
export async function readListings(read: Read, query: Query, signal?: AbortSignal): Promise<ListingsPage> {
  const document = (await read('/listings', query, signal)) as ListingCollection;
  return {
    listings: document.data.map(({ id, attributes }) => ({ id, ...attributes })),
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
