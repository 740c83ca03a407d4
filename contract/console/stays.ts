import { z } from 'zod';
import { dateParameter } from '../query.ts';

export const stayAttributesSchema = z
  .object({
    'checkin-date': z.iso.date(),
    'checkout-date': z.iso.date().describe('The last night is the day before'),
    status: z.enum(['accepted', 'unconfirmed']),
    channel: z.string().nullable().describe('Where the guest booked, as the source names it'),
    'is-owner-stay': z.boolean(),
    adr: z.number().nullable().describe('Major units of `currency`'),
    currency: z.string(),
    'listing-id': z.string().describe('The unit’s own listing where a parent was asked for'),
  })
  .meta({ id: 'StayAttributes' });

export const stayCollectionSchema = z.object({
  data: z.array(
    z
      .object({ type: z.literal('stays'), id: z.string(), attributes: stayAttributesSchema })
      .meta({ id: 'Stay' }),
  ),
});
export type Stay = z.infer<typeof stayCollectionSchema>['data'][number];

export const MAXIMUM_STAY_DAYS = 1096;

export const stayQuerySchema = z.strictObject({
  from: dateParameter,
  to: dateParameter,
});
