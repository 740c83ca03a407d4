import { z } from 'zod';
import { collectionSchema, fieldNames, relationTo, resourceSchema } from './json-api.ts';
import { dateParameter, namesParameter, pageParameters } from './query.ts';
import { RESERVATION_STATUSES } from './reservation-statuses.ts';

export const reservationAttributesSchema = z
  .object({
    reference: z.string().nullable().describe('Confirmation code'),
    channel: z
      .string()
      .describe('Integration it was synced from, named as in `channel-listings` of a listing'),
    'channel-id': z.string().describe('The id it has there'),
    status: z.enum(RESERVATION_STATUSES),
    'is-owner-stay': z.boolean().nullable().describe('Null where the channel does not say'),
    'booked-at': z.iso.datetime().nullable().describe('When it was accepted; null for a request'),
    'canceled-at': z.iso.datetime().nullable(),
    'checkin-date': z.iso.date().describe('In the listing’s own calendar'),
    'checkout-date': z.iso.date().describe('The last night is the day before'),
    guests: z.int().nullable(),
    currency: z.string().describe('ISO 4217 of `rental-amount` and `adr`: the currency it was booked in'),
    'rental-amount': z.number().nullable().describe('Accommodation, in major units'),
    adr: z
      .number()
      .nullable()
      .describe(
        'Accommodation per night, rounded down to the cent; from other amounts where it is not stated',
      ),
  })
  .meta({ id: 'ReservationAttributes' });
export type ReservationAttributes = z.infer<typeof reservationAttributesSchema>;

export const reservationResourceSchema = resourceSchema(
  'reservations',
  reservationAttributesSchema,
  z.object({ listing: relationTo('listings') }),
).meta({ id: 'Reservation' });
export type ReservationResource = z.infer<typeof reservationResourceSchema>;

export const reservationCollectionSchema = collectionSchema(reservationResourceSchema);

export const MAXIMUM_LISTING_IDS = 100;

const parts = (text: string) => text.split(',').map((part) => part.trim());

/** Ids no listing can have name no listing, which is no error. */
const listingIdsParameter = z
  .string()
  .transform(parts)
  .pipe(
    z
      .array(z.string())
      .refine(
        (ids) => ids.length <= MAXIMUM_LISTING_IDS,
        `must be at most ${MAXIMUM_LISTING_IDS} listing ids`,
      )
      .refine((ids) => ids.every((id) => /^\d+$/.test(id)), 'must be listing ids, separated by commas'),
  )
  .transform((ids) => ids.filter((id) => /^[1-9]\d{0,15}$/.test(id)).map(Number))
  .meta({
    type: 'array',
    items: { type: 'string', pattern: '^\\d+$' },
    maxItems: MAXIMUM_LISTING_IDS,
    param: { explode: false },
  });

const statusesParameter = z
  .string()
  .transform(parts)
  .pipe(z.array(z.enum(RESERVATION_STATUSES)))
  .meta({
    type: 'array',
    items: { type: 'string', enum: [...RESERVATION_STATUSES] },
    param: { explode: false },
  });

/** Which reservations are meant. */
export const reservationFilters = {
  'filter[listing]': listingIdsParameter.optional().describe('Default: every listing the token sees'),
  'filter[start-date]': dateParameter
    .optional()
    .describe('Stays that check out on this date or later; default today, UTC'),
  'filter[end-date]': dateParameter.optional().describe('Stays that check in on this date or earlier'),
  'filter[status]': statusesParameter.optional().describe('Default: all of them'),
};
const reservationFilterQuerySchema = z.strictObject(reservationFilters);
export type ReservationFilterQuery = z.infer<typeof reservationFilterQuerySchema>;

/** The order is fixed: there is no `sort`. */
export const reservationListQuerySchema = z.strictObject({
  ...reservationFilters,
  'fields[reservations]': namesParameter(fieldNames(reservationAttributesSchema, 'listing')).optional(),
  ...pageParameters(),
});
