import { basePriceChangesSchema } from '#contract/customizations/base-price.ts';
import { checkinCheckoutDayChangesSchema } from '#contract/customizations/checkin-checkout-days.ts';
import { extraGuestFeeChangesSchema } from '#contract/customizations/extra-guest-fees.ts';
import { gapPriceAdjustmentChangesSchema } from '#contract/customizations/gap-price-adjustments.ts';
import { manualOverrideChangesSchema } from '#contract/customizations/manual-overrides.ts';
import { minMaxPriceChangesSchema } from '#contract/customizations/min-max-prices.ts';
import { minStayChangesSchema } from '#contract/customizations/min-stays.ts';
import { occupancyBasedPricingChangesSchema } from '#contract/customizations/occupancy-based-pricing.ts';
import { timeBasedAdjustmentChangesSchema } from '#contract/customizations/time-based-adjustments.ts';

/** What may be sent of each customization; the service parses with the same schemas. */
export const changesSchemas = {
  'base-price': basePriceChangesSchema,
  'min-max-prices': minMaxPriceChangesSchema,
  'min-stays': minStayChangesSchema,
  'time-based-adjustments': timeBasedAdjustmentChangesSchema,
  'manual-overrides': manualOverrideChangesSchema,
  'occupancy-based-pricing': occupancyBasedPricingChangesSchema,
  'gap-price-adjustments': gapPriceAdjustmentChangesSchema,
  'checkin-checkout-days': checkinCheckoutDayChangesSchema,
  'extra-guest-fees': extraGuestFeeChangesSchema,
};
