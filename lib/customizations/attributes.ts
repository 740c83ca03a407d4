import type { z } from 'zod';
import type { basePriceAttributesSchema } from '#contract/customizations/base-price.ts';
import type { checkinCheckoutDayAttributesSchema } from '#contract/customizations/checkin-checkout-days.ts';
import type { extraGuestFeeAttributesSchema } from '#contract/customizations/extra-guest-fees.ts';
import type { gapPriceAdjustmentAttributesSchema } from '#contract/customizations/gap-price-adjustments.ts';
import type { manualOverrideAttributesSchema } from '#contract/customizations/manual-overrides.ts';
import type { minMaxPriceAttributesSchema } from '#contract/customizations/min-max-prices.ts';
import type { minStayAttributesSchema } from '#contract/customizations/min-stays.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { occupancyBasedPricingAttributesSchema } from '#contract/customizations/occupancy-based-pricing.ts';
import type { timeBasedAdjustmentAttributesSchema } from '#contract/customizations/time-based-adjustments.ts';

interface Answers {
  'base-price': typeof basePriceAttributesSchema;
  'min-max-prices': typeof minMaxPriceAttributesSchema;
  'min-stays': typeof minStayAttributesSchema;
  'time-based-adjustments': typeof timeBasedAdjustmentAttributesSchema;
  'manual-overrides': typeof manualOverrideAttributesSchema;
  'occupancy-based-pricing': typeof occupancyBasedPricingAttributesSchema;
  'gap-price-adjustments': typeof gapPriceAdjustmentAttributesSchema;
  'checkin-checkout-days': typeof checkinCheckoutDayAttributesSchema;
  'extra-guest-fees': typeof extraGuestFeeAttributesSchema;
}

/** The attributes of each customization, by its name in the API. */
export type Attributes = { [Name in CustomizationName]: z.output<Answers[Name]> };

/** All but the overrides, which are read by a window of dates. */
export type Customizations = Omit<Attributes, 'manual-overrides'>;

export type OverriddenNight = Attributes['manual-overrides']['overrides'][number];
