import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toIsoDate } from '#contract/dates.ts';
import type { Read } from '#lib/read.ts';
import type { Month } from './month.ts';
import { addMonths, firstDayOf, lastDayOf } from './month.ts';
import type { CalendarEntry } from './night.ts';
import { CALENDAR_FIELDS, indexNights } from './night.ts';
import { WINDOW_MONTHS } from './year-window.ts';

/**
 * The nights of twelve months. Another window keeps the nights of the last one until its own are here.
 * Fails with 400 for a listing that lies in no active market.
 */
export function calendarQuery(read: Read, listingId: string, start: Month) {
  return queryOptions({
    queryKey: ['listing', listingId, 'calendar', start],
    queryFn: async ({ signal }) => {
      const document = await read(
        `/listings/${listingId}/calendar`,
        {
          'filter[start-date]': toIsoDate(firstDayOf(start)),
          'filter[end-date]': toIsoDate(lastDayOf(addMonths(start, WINDOW_MONTHS - 1))),
          'fields[calendar-entries]': CALENDAR_FIELDS,
          'page[size]': 731,
        },
        signal,
      );
      return indexNights((document as { data: CalendarEntry[] }).data);
    },
    // A Map cannot be shared structurally; comparing it would only cost time.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}
