import { z } from 'zod';
import { isIsoDate } from '#contract/dates.ts';

const text = z.string().max(1_000);
const id = z.string().min(1).max(64);
const date = z.string().refine(isIsoDate, 'not a date');
const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());
const currency = z.string().regex(/^[A-Z]{3}$/);
const amount = z.number().min(0).nullable();
const count = z.number().int().min(0).nullable();

/** What every record has even when the rest of it makes no sense. */
export const identifiedDocument = z.object({ id });

export const unreadableDocument = z.object({ id, error: z.object({ code: text, message: text }) });

export const accountDocument = z.object({ id, name: text.nullable(), email: text.nullable() });

export const listingDocument = z.object({
  id,
  parent_id: id.nullable(),
  unit_ids: z.array(id),
  title: text.min(1),
  property_type: text.nullable(),
  picture_url: z.url({ protocol: /^https?$/ }).nullable(),
  address: z.object({
    street: text.nullable(),
    neighborhood: text.nullable(),
    city: text.nullable(),
    state: text.nullable(),
    country: text.nullable(),
    country_code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
  }),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  timezone: text.nullable(),
  currency,
  bedrooms: count,
  bathrooms: z.number().min(0).nullable(),
  max_guests: count,
  base_price: amount,
  extra_guest_fee: amount,
  guests_included: count,
  min_stay: count,
  rating: z.number().min(1).max(5).nullable(),
  reviews_count: count,
  channel_links: z.array(z.object({ channel: text, id: text })),
  updated_at: instant,
});

export const reservationDocument = z
  .object({
    id,
    listing_id: id,
    confirmation_code: text.nullable(),
    channel: text.nullable(),
    status: z.enum(['accepted', 'canceled', 'unconfirmed']),
    owner_stay: z.boolean().nullable(),
    booked_at: instant.nullable(),
    canceled_at: instant.nullable(),
    checkin_date: date,
    checkout_date: date,
    guests: count,
    currency,
    rental_amount: amount,
    cleaning_fee: amount,
    total_amount: amount,
    updated_at: instant,
  })
  .refine((stay) => stay.checkout_date > stay.checkin_date, {
    message: 'ends before it begins',
    path: ['checkout_date'],
  });

export const blockDocument = z
  .object({ id, listing_id: id, first_night: date, last_night: date, reason: text.nullable() })
  .refine((block) => block.last_night >= block.first_night, {
    message: 'ends before it begins',
    path: ['last_night'],
  });

export const reviewDocument = z.object({
  id,
  listing_id: id,
  published_on: date,
  rating: z.number().min(1).max(5),
});

export const pageDocument = z.object({
  data: z.array(z.unknown()).max(1_000),
  page: z.object({ total: z.number().int().min(0), next: z.string().min(1).nullable() }),
});

export const oneDocument = z.object({ data: z.unknown() });

export const pushAnswer = z.object({
  data: z.object({
    accepted: z.array(date),
    rejected: z.array(z.object({ date, code: text, message: text })),
  }),
});

export const errorDocument = z.object({ error: z.object({ code: text, message: text }) });
