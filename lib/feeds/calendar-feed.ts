import { queryOptions } from '@tanstack/react-query';
import type { CalendarFeedAttributes, CalendarFeedDocument } from '#contract/console/calendar-feeds.ts';
import { change } from '#lib/bff/client.ts';
import type { Read } from '#lib/read.ts';

export type CalendarFeed = CalendarFeedAttributes;

const pathOf = (listingId: string) => `/listings/${listingId}/calendar-feed`;

/** Where calendars read a listing, or that there is no such address. */
export function calendarFeedQuery(read: Read, listingId: string) {
  return queryOptions({
    queryKey: ['listing', listingId, 'calendar-feed'] as const,
    queryFn: async ({ signal }): Promise<CalendarFeed> =>
      ((await read(pathOf(listingId), {}, signal)) as CalendarFeedDocument).data.attributes,
  });
}

/** @throws ReadError */
export async function createCalendarFeed(listingId: string): Promise<CalendarFeed> {
  return ((await change('POST', pathOf(listingId))) as CalendarFeedDocument).data.attributes;
}

/** Puts a new address in the place of the old one. @throws ReadError */
export async function rotateCalendarFeed(listingId: string): Promise<CalendarFeed> {
  return ((await change('POST', `${pathOf(listingId)}/address`)) as CalendarFeedDocument).data.attributes;
}

/** @throws ReadError */
export async function turnOffCalendarFeed(listingId: string): Promise<void> {
  await change('DELETE', pathOf(listingId));
}

/** The address as calendar apps take it up: they ask for it themselves. */
export const subscriptionAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');
