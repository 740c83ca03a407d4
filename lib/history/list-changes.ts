import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ChangeCollection, ChangeFacets, ListedChangeEntry } from '#contract/console/changes.ts';
import type { Pagination } from '#contract/json-api.ts';
import type { Change, Edit } from '#lib/history/change.ts';
import { filterQuery, type HistoryView } from '#lib/history/history-view.ts';
import type { Query, Read } from '#lib/read.ts';

const PAGE_SIZE = 25;
const ENTRIES_PAGE_SIZE = 100;

export interface EditsPage {
  edits: Edit[];
  /** The edit to read on after; null at the end. */
  next: string | null;
}

/** Under the listing, so that whatever makes a listing old makes its history old. */
const keyOf = (listingId: string | null, ...more: unknown[]) =>
  listingId === null ? ['history', ...more] : ['listing', listingId, 'history', ...more];

/** What was changed of a listing, or of all (null), newest first. @param now the moment presets count back from */
export function editsQuery(read: Read, listingId: string | null, view: HistoryView, now: Date) {
  const query = filterQuery(listingId, view, now);
  return infiniteQueryOptions({
    queryKey: keyOf(listingId, 'edits', query),
    queryFn: async ({ pageParam, signal }): Promise<EditsPage> => {
      const paged: Query = { ...query, 'page[size]': PAGE_SIZE, 'page[after]': pageParam ?? undefined };
      const { data, links } = (await read('/changes', paged, signal)) as ChangeCollection;
      const edits = data.map(({ id, attributes }) => ({ id, ...attributes }));
      return { edits, next: links.next === null ? null : (edits.at(-1)?.id ?? null) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Whatever is changed anywhere adds to it.
    staleTime: 0,
  });
}

/** Which surfaces, settings and people occur, with how many entries. */
export function facetsQuery(read: Read, listingId: string | null, view: HistoryView, now: Date) {
  const query = filterQuery(listingId, view, now);
  return queryOptions({
    queryKey: keyOf(listingId, 'facets', query),
    queryFn: async ({ signal }): Promise<ChangeFacets> => {
      const document = await read('/change-facets', query, signal);
      return (document as { data: { attributes: ChangeFacets } }).data.attributes;
    },
    placeholderData: keepPreviousData,
    // Whatever is changed anywhere adds to it.
    staleTime: 0,
  });
}

/** All entries of one edit that pass the filters, a page at a time. */
export function entriesQuery(read: Read, edit: string, view: HistoryView, now: Date) {
  const query = { ...filterQuery(null, view, now), 'page[size]': ENTRIES_PAGE_SIZE };
  return infiniteQueryOptions({
    queryKey: keyOf(null, 'entries', edit, query),
    queryFn: async ({ pageParam, signal }) => {
      const document = (await read(
        `/changes/${edit}/entries`,
        { ...query, 'page[number]': pageParam },
        signal,
      )) as { data: ListedChangeEntry[]; meta: { pagination: Pagination } };
      const entries: Change[] = document.data.map(({ id, attributes }) => ({ id, ...attributes }));
      return { entries, pagination: document.meta.pagination };
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : null),
  });
}
