import { z } from 'zod';
import { ignored } from './read-only.ts';
import { seasonSchema, seasonsSchema } from './season.ts';
import { weekdayListSchema, weekdaySchema } from './weekdays.ts';

const yearRound = weekdayListSchema.min(1);
const seasonal = weekdayListSchema
  .nullable()
  .default(null)
  .describe('Null keeps the year-round days; an empty list, only in responses, allows none');
const maxGap = z.int().min(1).max(365).nullable().describe('In nights; null means any gap');

const writable = {
  'checkin-days': yearRound,
  'checkout-days': yearRound,
  'changeover-gap-fill': z
    .strictObject({ enabled: z.boolean(), 'max-gap': maxGap })
    .describe('Opens the first day and the last morning of short gaps between bookings'),
  'seasonal-checkin-checkout-days': seasonsSchema(
    seasonSchema({ 'checkin-days': seasonal, 'checkout-days': seasonal }),
  ),
};

export const channelSupportSchema = z
  .object({
    'checkin-days': z.boolean(),
    'checkout-days': z.boolean(),
    seasonal: z.boolean(),
    'restricted-weekdays': z.array(weekdaySchema).describe('Weekdays that the channel keeps open'),
  })
  .describe('Read-only: what the listing’s channel accepts');

export const checkinCheckoutDayAttributesSchema = z
  .object({ ...writable, 'channel-support': channelSupportSchema })
  .meta({ id: 'CheckinCheckoutDayCustomization' });
export const checkinCheckoutDayChangesSchema = z
  .strictObject({
    ...writable,
    'changeover-gap-fill': z.strictObject({ enabled: z.boolean(), 'max-gap': maxGap }).partial(),
    'channel-support': ignored,
  })
  .partial();
