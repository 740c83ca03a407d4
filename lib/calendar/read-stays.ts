import { queryOptions } from '@tanstack/react-query';
import type { Stay as StayResource } from '#contract/console/stays.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { Read } from '#lib/read.ts';
import type { Month } from './month.ts';
import { addMonths, firstDayOf, lastDayOf } from './month.ts';
import { staysOf } from './stay.ts';
import { WINDOW_MONTHS } from './year-window.ts';

/**
 * Every stay of the years that a calendar can show: two back, this one and the next.
 * @param current the month today lies in
 */
export function staysQuery(read: Read, listingId: string, current: Month) {
  return queryOptions({
    queryKey: ['listing', listingId, 'stays', current],
    queryFn: async ({ signal }) => {
      const between = async (first: Month, months: number): Promise<StayResource[]> => {
        const from = toIsoDate(firstDayOf(first));
        const to = toIsoDate(lastDayOf(addMonths(first, months - 1)));
        const document = await read(`/listings/${listingId}/stays`, { from, to }, signal);
        return (document as { data: StayResource[] }).data;
      };
      // Two reads, for one may ask for three years at most.
      const years = 2 * WINDOW_MONTHS;
      const [past, ahead] = await Promise.all([
        between(addMonths(current, -years), years),
        between(current, years),
      ]);
      // A stay across the seam is in both.
      const known = new Set(past.map(({ id }) => id));
      return staysOf([...past, ...ahead.filter(({ id }) => !known.has(id))]);
    },
  });
}
