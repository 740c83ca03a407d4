import { z } from 'zod';
import { dayOf, isDate } from '../dates.ts';

export const dateField = z.string().refine(isDate, 'Not a date of the form YYYY-MM-DD.');
export const dayField = dateField.transform(dayOf);

const instantField = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(100),
  /** The `next` of the page before. */
  after: z.string().max(64).optional(),
});

export const reservationQuery = pageQuery.extend({
  updated_since: instantField.optional(),
  listing_id: z.string().optional(),
  status: z.enum(['accepted', 'canceled', 'unconfirmed']).optional(),
  checkout_from: dayField.optional(),
  checkin_to: dayField.optional(),
});

const span = { from: dayField, to: dayField };
const forwards = ({ from, to }: { from: number; to: number }) => to >= from && to - from <= 1_100;
const forwardsMessage = { message: 'Ends before it begins, or spans more than 1,100 days.', path: ['to'] };

export const blockQuery = pageQuery
  .extend({ ...span, listing_id: z.string().optional() })
  .refine(forwards, forwardsMessage);

export const calendarQuery = z.object(span).refine(forwards, forwardsMessage);

export const reviewQuery = pageQuery.extend({
  since: dayField.optional(),
  listing_id: z.string().optional(),
});

const nightField = z.object({
  date: dateField,
  price: z.number().int().min(1).max(100_000_000),
  min_stay: z.number().int().min(1).max(365).nullable().default(null),
  closed_on_arrival: z.boolean().nullable().default(null),
  closed_on_departure: z.boolean().nullable().default(null),
});

export const pricesBody = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  prices: z
    .array(nightField)
    .min(1)
    .max(400)
    .refine(
      (nights) => new Set(nights.map(({ date }) => date)).size === nights.length,
      'A date comes twice.',
    ),
});
