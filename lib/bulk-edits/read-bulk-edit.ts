import { queryOptions } from '@tanstack/react-query';
import type { Read } from '#lib/read.ts';
import { type BulkEdit, bulkEditOf, bulkEditsKey, isUnderWay, WATCH_MS } from './bulk-edit.ts';

/** One bulk edit, followed while it is under way. */
export function bulkEditQuery(read: Read, id: string) {
  return queryOptions({
    queryKey: [...bulkEditsKey, 'one', id],
    queryFn: async ({ signal }): Promise<BulkEdit> =>
      bulkEditOf(await read(`/bulk-edits/${id}`, undefined, signal)),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? WATCH_MS : false),
  });
}
