import {
  filterOf,
  type Listing,
  type ListingRow,
  readListings,
  rowFields,
} from '#lib/listings/list-listings.ts';
import type { ListingsView } from '#lib/listings/listings-view.ts';
import type { Read } from '#lib/read.ts';

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

/** The ids of all listings that a view's filters let through, in its order. */
export async function readMatchingIds(read: Read, view: ListingsView): Promise<string[]> {
  const readPage = (number: number) =>
    readListings<Pick<Listing, 'id' | 'title'>>(read, {
      ...filterOf(view),
      'fields[listings]': 'title',
      'page[number]': number,
      'page[size]': 100,
    });
  const first = await readPage(1);
  const rest = await Promise.all(
    Array.from({ length: first.pagination.pages - 1 }, (_, index) => readPage(index + 2)),
  );
  return [first, ...rest].flatMap(({ listings }) => listings.map(({ id }) => id));
}
