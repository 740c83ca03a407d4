import { z } from 'zod';
import { pageLinksSchema, paginationSchema } from '../json-api.ts';
import {
  dateParameter,
  idParameter,
  namesParameter,
  pageParameters,
  sortParameter,
  textParameter,
} from '../query.ts';

/** The longest window of nights one request may ask for, first and last night included. */
export const MAXIMUM_GRID_DAYS = 400;
/** The most listings one page may hold: a thousand listings are ten requests. */
export const MAXIMUM_GRID_LISTINGS = 100;

/** What a night is, one letter each in `availability`. */
export const AVAILABILITY_LETTERS = {
  a: 'available',
  b: 'booked',
  x: 'blocked',
  u: 'unavailable',
} as const;
/** One letter a night in `override`: a fixed price, a percentage, or none. */
export const OVERRIDE_LETTERS = { '-': null, f: 'fixed', p: 'percentage' } as const;
/** One letter a night in `held`: the limit at which the price stands, where one holds it. */
export const HELD_LETTERS = { '-': null, f: 'floor', c: 'ceiling' } as const;

const wholeNumbers = z.array(z.int().nullable()).nullable();
const letters = z.string().nullable();

/**
 * One value for each night of the window, the first for `from`. A column is null where none of its nights has a
 * value, and left out where it was not asked for. Money is in whole units of the listing's currency.
 */
export const nightColumnsSchema = z
  .object({
    price: wholeNumbers.describe('What is suggested; null while the listing cannot be priced'),
    availability: letters.describe('a available, b booked, x blocked, u unavailable'),
    override: letters.describe('- none, f fixed, p percentage'),
    held: letters.describe('The price stands at a limit: - none, f floor, c ceiling'),
    floor: wholeNumbers,
    ceiling: wholeNumbers.describe('Null where there is none'),
    posted: wholeNumbers.describe('What the channel last accepted'),
    'min-stay': wholeNumbers,
    change: wholeNumbers.describe(
      'Of the suggested price since yesterday; null where yesterday’s is not known',
    ),
    market: wholeNumbers.describe(
      'Median posted price of comparable homes nearby, in the listing’s currency',
    ),
  })
  .partial()
  .meta({ id: 'CalendarGridNights' });
export type NightColumns = z.infer<typeof nightColumnsSchema>;

export const GRID_COLUMNS = Object.keys(nightColumnsSchema.shape) as [
  keyof NightColumns,
  ...(keyof NightColumns)[],
];
export type GridColumn = keyof NightColumns;

/** Stays and requests that touch the window, by check-in: one value for each in every list. */
export const gridBookingsSchema = z
  .object({
    id: z.array(z.string()),
    checkin: z.array(z.iso.date()),
    checkout: z.array(z.iso.date()).describe('The last night is the day before'),
    status: z.array(z.enum(['accepted', 'unconfirmed'])),
    channel: z.array(z.string().nullable()).describe('Where the guest booked, as the source names it'),
    'is-owner-stay': z.array(z.boolean()),
    rate: z.array(z.number().nullable()).describe('A night, in major units of `currency`'),
    currency: z.array(z.string()),
    'listing-id': z.array(z.string()).describe('The unit’s own listing where the row is a multi-unit parent'),
  })
  .meta({ id: 'CalendarGridBookings' });
export type GridBookings = z.infer<typeof gridBookingsSchema>;

/** The most stays one row holds; a window with more shows the earliest. */
export const MAXIMUM_ROW_BOOKINGS = 1000;

export const calendarRowAttributesSchema = z
  .object({
    title: z.string(),
    image: z.string().nullable(),
    market: z.string().nullable(),
    account: z
      .object({ id: z.string(), label: z.string() })
      .nullable()
      .describe('The account that the listing is imported through'),
    currency: z.string(),
    today: z.iso.date().describe('In the listing’s timezone'),
    'base-price': z.int().nullable(),
    'min-price': z.int().nullable(),
    'max-price': z.int().nullable(),
    'in-active-market': z.boolean(),
    enabled: z.boolean(),
    'unpriced-because': z
      .enum(['not_clustered', 'insufficient_cluster_data'])
      .nullable()
      .describe('Why the listing has no prices; null where it has'),
    nights: nightColumnsSchema,
    bookings: gridBookingsSchema,
  })
  .meta({ id: 'CalendarRowAttributes' });
export type CalendarRowAttributes = z.infer<typeof calendarRowAttributesSchema>;

export const calendarRowSchema = z
  .object({ type: z.literal('calendar-rows'), id: z.string(), attributes: calendarRowAttributesSchema })
  .meta({ id: 'CalendarRow' });
export type CalendarRow = z.infer<typeof calendarRowSchema>;

export const gridEventSchema = z
  .object({
    name: z
      .string()
      .nullable()
      .describe('In the reader’s language; null where no calendar names these nights'),
    from: z.iso.date(),
    to: z.iso.date().describe('Last night, inclusive'),
    uplift: z.number().describe('0.38 = +38 %; below zero where the market goes quiet'),
    impact: z.enum(['low', 'medium', 'high']),
  })
  .meta({ id: 'CalendarGridEvent' });
export type GridEvent = z.infer<typeof gridEventSchema>;

/** How listings are put together: those of no market, or of no account, come last. */
export const GRID_GROUPS = ['market', 'account'] as const;
export type GridGroup = (typeof GRID_GROUPS)[number];

export const calendarGridSchema = z
  .object({
    data: z.array(calendarRowSchema),
    links: pageLinksSchema,
    meta: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      pagination: paginationSchema,
      groups: z
        .array(
          z.object({
            id: z.string().nullable().describe('Of the account or market; null for the listings of none'),
            label: z.string().nullable(),
            count: z.int(),
          }),
        )
        .describe(
          'Every group of the whole list in its order, not only those of this page; empty without `group`',
        ),
      markets: z
        .array(z.object({ name: z.string(), events: z.array(gridEventSchema) }))
        .describe('The markets of this page’s priced listings, with the events that touch the window'),
    }),
  })
  .meta({ id: 'CalendarGrid' });
export type CalendarGrid = z.infer<typeof calendarGridSchema>;

const idsParameter = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(idParameter).min(1).max(MAXIMUM_GRID_LISTINGS))
  .meta({ type: 'array', items: { type: 'string' }, param: { explode: false } });

export const calendarGridQuerySchema = z.strictObject({
  from: dateParameter.describe('First night'),
  to: dateParameter.describe('Last night, inclusive'),
  'filter[name]': textParameter.optional().describe('Case-insensitive part of the title'),
  'filter[market]': textParameter.optional().describe('Case-insensitive exact match'),
  'filter[account]': idParameter.optional(),
  'filter[listing]': idsParameter.optional().describe('Ids, separated by commas'),
  group: z.enum(GRID_GROUPS).optional().describe('Rows that have this in common stand together'),
  sort: sortParameter(['title', 'created-at'], 'title').describe('Inside a group where there are groups'),
  columns: namesParameter(GRID_COLUMNS).optional().describe('Default: all of them'),
  ...pageParameters(50, MAXIMUM_GRID_LISTINGS),
});
export type CalendarGridQuery = z.infer<typeof calendarGridQuerySchema>;
