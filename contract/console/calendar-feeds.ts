import { z } from 'zod';
import { localeSchema } from '../locales.ts';

/** Nights behind and ahead of today that a feed tells of; today is the first of those ahead. */
export const FEED_NIGHTS = { behind: 30, ahead: 366 } as const;

export const calendarFeedAttributesSchema = z
  .object({
    active: z.boolean().describe('Whether there is an address; everything else is null where there is none'),
    address: z.url().nullable().describe('The private address; null for who may not edit'),
    locale: localeSchema.nullable().describe('The language of its entries: that of the login that made it'),
    'created-by': z.string().nullable(),
    'created-at': z.iso.datetime().nullable(),
    'rotated-at': z.iso.datetime().nullable().describe('When the address was last replaced'),
    'last-fetched-at': z.iso
      .datetime()
      .nullable()
      .describe('To the minute; null as long as no calendar asked'),
  })
  .meta({ id: 'CalendarFeedAttributes' });
export type CalendarFeedAttributes = z.infer<typeof calendarFeedAttributesSchema>;

export const calendarFeedDocumentSchema = z.object({
  data: z
    .object({
      type: z.literal('calendar-feeds'),
      id: z.string().describe('Of the listing'),
      attributes: calendarFeedAttributesSchema,
    })
    .meta({ id: 'CalendarFeed' }),
});
export type CalendarFeedDocument = z.infer<typeof calendarFeedDocumentSchema>;
