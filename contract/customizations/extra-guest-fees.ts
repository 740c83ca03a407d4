import { z } from 'zod';
import { MAXIMUM_PRICE } from '../listings.ts';

const writable = {
  'extra-guest-fee': z
    .number()
    .min(0)
    .max(MAXIMUM_PRICE)
    .describe('Per guest above the threshold, in the listing’s currency, to the cent; 0 means none'),
  'extra-guest-threshold': z.int().min(1).max(1000).describe('Guests included before the fee'),
};

export const extraGuestFeeAttributesSchema = z.object(writable).meta({ id: 'ExtraGuestFeeCustomization' });
export const extraGuestFeeChangesSchema = z.strictObject(writable).partial();
