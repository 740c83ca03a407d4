import { z } from 'zod';
import { basePriceChangesSchema } from './base-price.ts';
import { checkinCheckoutDayChangesSchema } from './checkin-checkout-days.ts';
import { extraGuestFeeChangesSchema } from './extra-guest-fees.ts';
import { gapPriceAdjustmentChangesSchema } from './gap-price-adjustments.ts';
import { manualOverrideChangesSchema } from './manual-overrides.ts';
import { minMaxPriceChangesSchema } from './min-max-prices.ts';
import { minStayChangesSchema } from './min-stays.ts';
import type { CustomizationName } from './names.ts';
import { occupancyBasedPricingChangesSchema } from './occupancy-based-pricing.ts';
import { timeBasedAdjustmentChangesSchema } from './time-based-adjustments.ts';

/** What a request may change of each customization: the attributes of its PATCH, under its name. */
export const customizationChangesSchema = z
  .strictObject({
    'base-price': basePriceChangesSchema,
    'extra-guest-fees': extraGuestFeeChangesSchema,
    'min-max-prices': minMaxPriceChangesSchema,
    'min-stays': minStayChangesSchema,
    'time-based-adjustments': timeBasedAdjustmentChangesSchema,
    'manual-overrides': manualOverrideChangesSchema,
    'occupancy-based-pricing': occupancyBasedPricingChangesSchema,
    'checkin-checkout-days': checkinCheckoutDayChangesSchema,
    'gap-price-adjustments': gapPriceAdjustmentChangesSchema,
  } satisfies Record<CustomizationName, z.ZodObject>)
  .partial();
export type CustomizationChanges = z.infer<typeof customizationChangesSchema>;
