import type { ListedChangeEntry } from '#contract/console/changes.ts';
import type { Pagination } from '#contract/json-api.ts';
import type { Read } from '#lib/read.ts';

const PAGE_SIZE = 100;

/** The listings that one edit changed, in the order in which they were reached. @throws ReadError */
export async function readChangedListings(
  read: Read,
  edit: string,
): Promise<{ id: string; title: string }[]> {
  const listings = new Map<string, { id: string; title: string }>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const document = (await read(`/changes/${edit}/entries`, {
      'page[number]': page,
      'page[size]': PAGE_SIZE,
    })) as { data: ListedChangeEntry[]; meta: { pagination: Pagination } };
    for (const { attributes } of document.data) {
      const { id, title } = attributes.listing;
      listings.set(id, { id, title });
    }
    pages = document.meta.pagination.pages;
  }
  return [...listings.values()];
}
