import type { z } from 'zod';
import { basePriceAttributesSchema, basePriceChangesSchema } from '#contract/customizations/base-price.ts';
import {
  checkinCheckoutDayAttributesSchema,
  checkinCheckoutDayChangesSchema,
} from '#contract/customizations/checkin-checkout-days.ts';
import {
  extraGuestFeeAttributesSchema,
  extraGuestFeeChangesSchema,
} from '#contract/customizations/extra-guest-fees.ts';
import {
  gapPriceAdjustmentAttributesSchema,
  gapPriceAdjustmentChangesSchema,
} from '#contract/customizations/gap-price-adjustments.ts';
import {
  manualOverrideAttributesSchema,
  manualOverrideChangesSchema,
} from '#contract/customizations/manual-overrides.ts';
import {
  minMaxPriceAttributesSchema,
  minMaxPriceChangesSchema,
} from '#contract/customizations/min-max-prices.ts';
import { minStayAttributesSchema, minStayChangesSchema } from '#contract/customizations/min-stays.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import {
  occupancyBasedPricingAttributesSchema,
  occupancyBasedPricingChangesSchema,
} from '#contract/customizations/occupancy-based-pricing.ts';
import {
  timeBasedAdjustmentAttributesSchema,
  timeBasedAdjustmentChangesSchema,
} from '#contract/customizations/time-based-adjustments.ts';

const answers = {
  'base-price': basePriceAttributesSchema,
  'min-max-prices': minMaxPriceAttributesSchema,
  'min-stays': minStayAttributesSchema,
  'time-based-adjustments': timeBasedAdjustmentAttributesSchema,
  'manual-overrides': manualOverrideAttributesSchema,
  'occupancy-based-pricing': occupancyBasedPricingAttributesSchema,
  'gap-price-adjustments': gapPriceAdjustmentAttributesSchema,
  'checkin-checkout-days': checkinCheckoutDayAttributesSchema,
  'extra-guest-fees': extraGuestFeeAttributesSchema,
};

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

/** The attributes of each customization, by its name in the API. */
export type Attributes = { [Name in CustomizationName]: z.output<(typeof answers)[Name]> };

/** All but the overrides, which are read by a window of dates. */
export type Customizations = Omit<Attributes, 'manual-overrides'>;

export type OverriddenNight = Attributes['manual-overrides']['overrides'][number];

/** In the order in which the screen lists them. */
export const customizationNames = Object.keys(answers) as CustomizationName[];
