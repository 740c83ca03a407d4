import type { CustomizationName } from '#contract/customizations/names.ts';

/** All customizations, in the order in which screens list them. */
export const customizationNames = [
  'base-price',
  'min-max-prices',
  'min-stays',
  'time-based-adjustments',
  'manual-overrides',
  'occupancy-based-pricing',
  'gap-price-adjustments',
  'checkin-checkout-days',
  'extra-guest-fees',
] as const satisfies readonly CustomizationName[];
