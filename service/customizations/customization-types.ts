import type { CustomizationType } from './customization-type.ts';
import { basePrice } from './types/base-price.ts';
import { checkinCheckoutDays } from './types/checkin-checkout-days.ts';
import { extraGuestFees } from './types/extra-guest-fees.ts';
import { gapPriceAdjustments } from './types/gap-price-adjustments.ts';
import { manualOverrides } from './types/manual-overrides.ts';
import { minMaxPrices } from './types/min-max-prices.ts';
import { minStays } from './types/min-stays.ts';
import { occupancyBasedPricing } from './types/occupancy-based-pricing.ts';
import { timeBasedAdjustments } from './types/time-based-adjustments.ts';

/** In the order of the reference. */
export const CUSTOMIZATION_TYPES: readonly CustomizationType[] = [
  basePrice,
  extraGuestFees,
  minMaxPrices,
  minStays,
  timeBasedAdjustments,
  manualOverrides,
  occupancyBasedPricing,
  checkinCheckoutDays,
  gapPriceAdjustments,
];

/** Overrides are keyed by date and may be many: they are read on their own. */
export const AGGREGATED_TYPES = CUSTOMIZATION_TYPES.filter(({ name }) => name !== 'manual-overrides');
