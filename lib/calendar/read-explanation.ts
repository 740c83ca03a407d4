import { queryOptions } from '@tanstack/react-query';
import type { IsoDate } from '#contract/dates.ts';
import type { Read } from '#lib/read.ts';
import type { Explanation } from './explanation.ts';

/** How one night's price comes about. */
export function explanationQuery(read: Read, listingId: string, date: IsoDate) {
  return queryOptions({
    queryKey: ['listing', listingId, 'explanation', date],
    queryFn: async ({ signal }) => {
      const document = await read(`/listings/${listingId}/explanations/${date}`, undefined, signal);
      return (document as { data: { attributes: Explanation } }).data.attributes;
    },
  });
}
