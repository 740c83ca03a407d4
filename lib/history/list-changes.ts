import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '#contract/json-api.ts';
import type { Change } from '#lib/history/change.ts';
import { type ChangeGroup, groupChanges } from '#lib/history/group-changes.ts';
import { type HistoryView, momentsOf } from '#lib/history/history-view.ts';
import type { Read } from '#lib/read.ts';

export interface ChangesPage {
  groups: ChangeGroup[];
  pagination: Pagination;
}

export const pageSize = 50;

/** One page of what was changed of a listing, newest first. @param now the moment presets count back from */
export function changesQuery(read: Read, listingId: string, view: HistoryView, now: Date) {
  const { after, before } = momentsOf(view, now);
  const query = {
    'filter[changed-after]': after ?? undefined,
    'filter[changed-before]': before ?? undefined,
    'page[number]': view.page,
    'page[size]': pageSize,
  };
  return queryOptions({
    queryKey: ['listing', listingId, 'history', query],
    queryFn: async ({ signal }): Promise<ChangesPage> => {
      const document = (await read(`/listings/${listingId}/change-history`, query, signal)) as {
        data: { id: string; attributes: Omit<Change, 'id'> }[];
        meta: { pagination: Pagination };
      };
      const changes = document.data.map(({ id, attributes }) => ({ id, ...attributes }));
      return { groups: groupChanges(changes), pagination: document.meta.pagination };
    },
    placeholderData: keepPreviousData,
  });
}
