import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BulkEdit as BulkEditResource } from '#contract/console/bulk-edits/edit.ts';
import type { Pagination } from '#contract/json-api.ts';
import type { Query, Read } from '#lib/read.ts';
import { type BulkEdit, bulkEditsKey, isUnderWay, WATCH_MS } from './bulk-edit.ts';

export interface BulkEditsPage {
  edits: BulkEdit[];
  pagination: Pagination;
}

export const bulkEditsPageSize = 25;
/** Somebody else may have set one going. */
const LOOK_AGAIN_MS = 60_000;

/** One page of the user's bulk edits, newest first, followed while one is under way. */
export function bulkEditsQuery(read: Read, page: number) {
  return queryOptions({
    queryKey: [...bulkEditsKey, 'list', page],
    queryFn: ({ signal }) =>
      readPage(read, { 'page[number]': page, 'page[size]': bulkEditsPageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.edits.some(isUnderWay) ? WATCH_MS : false),
  });
}

/** The bulk edits that are under way, newest first. */
export function runningBulkEditsQuery(read: Read) {
  return queryOptions({
    queryKey: [...bulkEditsKey, 'running'],
    queryFn: async ({ signal }) =>
      (await readPage(read, { 'filter[status]': 'queued,in_progress', 'page[size]': 10 }, signal)).edits,
    refetchInterval: ({ state }) => (state.data?.length ? WATCH_MS : LOOK_AGAIN_MS),
  });
}

async function readPage(read: Read, query: Query, signal: AbortSignal): Promise<BulkEditsPage> {
  const document = await read('/bulk-edits', query, signal);
  const { data, meta } = document as { data: BulkEditResource[]; meta: { pagination: Pagination } };
  return {
    edits: data.map(({ id, attributes }) => ({ id, ...attributes })),
    pagination: meta.pagination,
  };
}
