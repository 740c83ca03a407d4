import { queryOptions } from '@tanstack/react-query';
import { toIsoDate } from '#contract/dates.ts';
import type { Read } from '#lib/read.ts';
import type { Month } from './month.ts';
import { addMonths, firstDayOf, lastDayOf } from './month.ts';
import type { StayResource } from './stay.ts';
import { staysOf } from './stay.ts';
import { WINDOW_MONTHS } from './year-window.ts';

interface StaysDocument {
  data: StayResource[];
  meta?: { pagination?: { pages: number } };
}

const PAGE_SIZE = 100;

/**
 * Every stay of the years that a calendar can show: two back, this one and the next.
 * @param current the month today lies in
 */
export function staysQuery(read: Read, listingId: string, current: Month) {
  return queryOptions({
    queryKey: ['listing', listingId, 'stays', current],
    queryFn: async ({ signal }) => {
      const page = (number: number) =>
        read(
          `/listings/${listingId}/stays`,
          {
            'filter[start-date]': toIsoDate(firstDayOf(addMonths(current, -2 * WINDOW_MONTHS))),
            'filter[end-date]': toIsoDate(lastDayOf(addMonths(current, 2 * WINDOW_MONTHS - 1))),
            'page[number]': number,
            'page[size]': PAGE_SIZE,
          },
          signal,
        ) as Promise<StaysDocument>;
      const first = await page(1);
      const pages = first.meta?.pagination?.pages ?? 1;
      const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => page(index + 2)));
      return staysOf([first, ...rest].flatMap(({ data }) => data));
    },
  });
}
