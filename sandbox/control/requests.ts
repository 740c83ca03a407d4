import { z } from 'zod';
import { FAULTS } from '../catalogue/portfolios.ts';
import { dayField } from '../pms/queries.ts';

const text = z.string().trim().min(1).max(300);
const money = z.number().min(0).max(1_000_000_000).nullable();
const moment = z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));

const timezone = z.string().refine((name) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}, 'Not an IANA time zone.');

const currency = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'Not an ISO 4217 currency code.');

const notEmpty = [(body: object) => Object.keys(body).length > 0, 'Nothing to change.'] as const;

export const listingPatch = z
  .strictObject({
    title: text,
    street: text,
    neighborhood: text.nullable(),
    city: text,
    state: text,
    country: text,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    timezone,
    currency,
    bedrooms: z.number().int().min(0).max(50).nullable(),
    base_price: z.number().int().min(1).max(100_000_000),
    min_stay: z.number().int().min(1).max(365),
    removed: z.boolean(),
  })
  .partial()
  .refine(...notEmpty);

const stayFields = {
  checkin_date: dayField,
  checkout_date: dayField,
  status: z.enum(['accepted', 'canceled', 'unconfirmed']),
  channel: text,
  guests: z.number().int().min(1).max(100),
  owner_stay: z.boolean(),
  rental_amount: money,
  cleaning_fee: money,
  total_amount: money,
};

export const reservationPost = z
  .strictObject({ ...stayFields, booked_at: moment })
  .partial()
  .required({ checkin_date: true, checkout_date: true });

export const reservationPatch = z
  .strictObject(stayFields)
  .partial()
  .refine(...notEmpty);

export const reviewPost = z.strictObject({
  rating: z.number().min(1).max(5),
  published_on: dayField.optional(),
  channel: text.optional(),
});

/** A fault by its own name or by that of the portfolio that has it. */
const fault = z
  .string()
  .transform((name) => name.replace(/^sandbox-/, ''))
  .pipe(z.enum(FAULTS));

export const faultPut = z.strictObject({ fault: fault.nullable() });
export const pushQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  listing_id: z.string().optional(),
});
