import { z } from 'zod';
import { reservationFilters } from '../reservations.ts';

export const reservationTotalAttributesSchema = z
  .object({
    currency: z.string().describe('ISO 4217; totals of two currencies are never added'),
    stays: z.int().describe('Confirmed stays of guests'),
    nights: z.int(),
    'priced-nights': z.int().describe('Of the stays whose amount is known'),
    amount: z.number().describe('Of the same stays, in major units'),
    adr: z.number().nullable().describe('Of the same stays; null where no amount is known'),
  })
  .meta({ id: 'ReservationTotalAttributes' });
export type ReservationTotal = z.infer<typeof reservationTotalAttributesSchema>;

export const reservationTotalCollectionSchema = z.object({
  data: z.array(
    z
      .object({
        type: z.literal('reservation-totals'),
        id: z.string(),
        attributes: reservationTotalAttributesSchema,
      })
      .meta({ id: 'ReservationTotal' }),
  ),
});

export const reservationTotalQuerySchema = z.strictObject(reservationFilters);
