import { z } from 'zod';
import { collectionSchema } from './json-api.ts';
import { dateParameter, namesParameter, pageParameters } from './query.ts';

export const factorSchema = z
  .object({
    key: z.string(),
    order: z.int(),
    ratio: z.number().describe('-0.19 = -19 %'),
    amount: z.int().describe('Contribution in the same whole units as the price'),
    reason: z
      .string()
      .nullable()
      .optional()
      .describe(
        'A sentence in the language of the listing’s owner, of an event its name there. Absent for factors without one; null for an event without a name',
      ),
    'event-impact': z.enum(['low', 'medium', 'high']).optional(),
    metadata: z
      .object({
        'listing-occupancy': z.number().nullable(),
        'market-occupancy': z.number().nullable(),
        bedroom: z.int().nullable(),
        'bad-review-date': z.iso.date().nullable(),
      })
      .partial()
      .optional(),
  })
  .meta({ id: 'Factor' });
export type Factor = z.infer<typeof factorSchema>;

export const calendarEntryAttributesSchema = z
  .object({
    date: z.iso.date(),
    availability: z.enum(['available', 'booked', 'blocked', 'unavailable']),
    price: z.int().describe('Suggested price, whole units of the listing’s currency'),
    'price-posted': z.int().nullable().describe('Last price the channel accepted; null when none was'),
    'effective-min-price': z.int(),
    'effective-max-price': z.int().nullable(),
    'price-override-type': z.enum(['fixed', 'percentage']).nullable(),
    factors: z.array(factorSchema),
  })
  .meta({ id: 'CalendarEntryAttributes' });
export type CalendarEntryAttributes = z.infer<typeof calendarEntryAttributesSchema>;

export const CALENDAR_ENTRY_FIELDS = Object.keys(calendarEntryAttributesSchema.shape) as [
  keyof CalendarEntryAttributes,
  ...(keyof CalendarEntryAttributes)[],
];

export const calendarEntrySchema = z
  .object({
    type: z.literal('calendar-entries'),
    id: z.iso.date(),
    attributes: calendarEntryAttributesSchema.partial(),
  })
  .meta({ id: 'CalendarEntry' });
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
export const calendarCollectionSchema = collectionSchema(calendarEntrySchema);

export const DEFAULT_CALENDAR_DAYS = 365;
/** The longest window one request may ask for, first and last day included. */
export const MAXIMUM_CALENDAR_DAYS = 1096;

/** Filters the calendar does not know are ignored. */
export const calendarQuerySchema = z.object({
  'filter[start-date]': dateParameter.optional().describe('Default: today in the listing’s timezone'),
  'filter[end-date]': dateParameter
    .optional()
    .describe(
      `Inclusive; default: today + ${DEFAULT_CALENDAR_DAYS} days, or as many after a later start. ` +
        `A window has at most ${MAXIMUM_CALENDAR_DAYS} days`,
    ),
  sort: z.enum(['date', '-date']).default('date'),
  'fields[calendar-entries]': namesParameter(CALENDAR_ENTRY_FIELDS).optional(),
  ...pageParameters(366, 731),
});
export type CalendarQuery = z.infer<typeof calendarQuerySchema>;
