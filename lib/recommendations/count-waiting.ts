import { queryOptions } from '@tanstack/react-query';
import type { Pagination } from '#contract/json-api.ts';
import type { Read } from '#lib/read.ts';

/** How many recommendations wait for the person's decision. */
export function waitingCountQuery(read: Read) {
  return queryOptions({
    queryKey: ['recommendations', 'count'],
    queryFn: async ({ signal }): Promise<number> => {
      const query = { 'filter[status]': 'suggested,suggestion_completed', 'page[size]': 1 };
      const document = (await read('/recommendations', query, signal)) as {
        meta: { pagination: Pagination };
      };
      return document.meta.pagination.count;
    },
    staleTime: 5 * 60_000,
  });
}
