import { z } from 'zod';
import { MAXIMUM_PRICE } from '../listings.ts';

const writable = {
  'base-price': z
    .int()
    .min(10)
    .max(MAXIMUM_PRICE)
    .nullable()
    .describe('Per night, in the listing’s currency; null only while the listing never had one'),
};

export const basePriceAttributesSchema = z.object(writable).meta({ id: 'BasePriceCustomization' });
export const basePriceChangesSchema = z.strictObject(writable).partial();
