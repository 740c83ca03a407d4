import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BulkCounts } from '#contract/console/bulk-edits/edit.ts';
import type { BulkEditOutcome, BulkOutcome } from '#contract/console/bulk-edits/outcome.ts';
import type { Pagination } from '#contract/json-api.ts';
import type { Read } from '#lib/read.ts';
import { bulkEditsKey, type ListingOutcome } from './bulk-edit.ts';

export interface OutcomesPage {
  listings: ListingOutcome[];
  pagination: Pagination;
}

export const outcomesPageSize = 50;

/** What became of a bulk edit's listings. @param counts of the edit as it is known: with other counts they are read again */
export function outcomesQuery(
  read: Read,
  id: string,
  { outcome, page }: { outcome: BulkOutcome | null; page: number },
  counts: BulkCounts,
) {
  return queryOptions({
    queryKey: [...bulkEditsKey, 'outcomes', id, outcome, page, counts],
    queryFn: async ({ signal }): Promise<OutcomesPage> => {
      const query = {
        'filter[outcome]': outcome ?? undefined,
        'page[number]': page,
        'page[size]': outcomesPageSize,
      };
      const document = await read(`/bulk-edits/${id}/outcomes`, query, signal);
      const { data, meta } = document as { data: BulkEditOutcome[]; meta: { pagination: Pagination } };
      return {
        listings: data.map(({ id, attributes }) => ({ id, ...attributes })),
        pagination: meta.pagination,
      };
    },
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
}
