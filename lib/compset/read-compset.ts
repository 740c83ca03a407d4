import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CompsetAttributes } from '#contract/compsets.ts';
import type { DateRange } from '#lib/date-range/date-range.ts';
import type { Read } from '#lib/read.ts';

export interface Compset extends CompsetAttributes {
  id: string;
}

/** A comp set with its members, and its performance in a range. Few may be asked for a minute, so an answer is kept. */
export function compsetQuery(read: Read, id: string, { from, to }: DateRange) {
  return queryOptions({
    queryKey: ['compset', id, from, to],
    queryFn: async ({ signal }): Promise<Compset> => {
      const document = await read(`/compsets/${id}`, { start_date: from, end_date: to }, signal);
      const { data } = document as { data: { id: string; attributes: CompsetAttributes } };
      return { id: data.id, ...data.attributes };
    },
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
}
