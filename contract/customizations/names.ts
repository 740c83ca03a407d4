/** Every customization by its name in the address, with the type of its resource. */
export const CUSTOMIZATIONS = {
  'base-price': 'base-price-customizations',
  'extra-guest-fees': 'extra-guest-fee-customizations',
  'min-max-prices': 'min-max-price-customizations',
  'min-stays': 'min-stay-customizations',
  'time-based-adjustments': 'time-based-adjustment-customizations',
  'manual-overrides': 'manual-override-customizations',
  'occupancy-based-pricing': 'occupancy-based-pricing-customizations',
  'checkin-checkout-days': 'checkin-checkout-day-customizations',
  'gap-price-adjustments': 'gap-price-adjustment-customizations',
} as const;
export type CustomizationName = keyof typeof CUSTOMIZATIONS;
