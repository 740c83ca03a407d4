const summer = { 'start-date': '2027-06-15', 'end-date': '2027-08-31', rollover: true };
const festival = { 'start-date': '2027-10-01', 'end-date': '2027-10-04', rollover: false };

const WEEKENDS_DEARER = (
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
).map((weekday) => ({ weekday, 'min-price': weekday === 'friday' || weekday === 'saturday' ? 140 : null }));

/** A change of each customization, by the name of the operation. */
export const CUSTOMIZATION_EXAMPLES: Readonly<Record<string, { type: string; attributes: object }>> = {
  changeBasePrice: { type: 'base-price-customizations', attributes: { 'base-price': 184 } },
  changeExtraGuestFees: {
    type: 'extra-guest-fee-customizations',
    attributes: { 'extra-guest-fee': 12.5, 'extra-guest-threshold': 4 },
  },
  changeMinMaxPrices: {
    type: 'min-max-price-customizations',
    attributes: {
      'min-price': 110,
      'max-price': null,
      'day-of-week-min-prices': WEEKENDS_DEARER,
      'seasonal-prices': [{ ...summer, 'min-price': 150, 'max-price': 420 }],
    },
  },
  changeMinStays: {
    type: 'min-stay-customizations',
    attributes: {
      'min-stay': 3,
      'gap-fill-min-stay': { enabled: true, gaps: 4 },
      'last-minute-min-stays': [{ 'days-away': 7, direction: 'within', 'min-stay': 1 }],
      'seasonal-min-stays': [{ ...summer, 'min-stay': 5, 'min-stay-locked': false }],
    },
  },
  changeTimeBasedAdjustments: {
    type: 'time-based-adjustment-customizations',
    attributes: {
      'dynamic-time-based-adjustments': { enabled: false },
      'time-based-adjustments': [{ days: 14, percentage: -10, direction: 'within' }],
    },
  },
  changeManualOverrides: {
    type: 'manual-override-customizations',
    attributes: {
      overrides: [
        { 'start-date': '2027-12-24', 'end-date': '2027-12-26', price: 320 },
        {
          'start-date': '2028-01-10',
          'end-date': '2028-02-20',
          'percentage-adjustment': -15,
          'days-of-week': ['monday', 'tuesday', 'wednesday'],
        },
      ],
    },
  },
  changeOccupancyBasedPricing: {
    type: 'occupancy-based-pricing-customizations',
    attributes: { enabled: true, 'min-factor': 0.8, 'max-factor': 1.3, 'disabled-periods': [festival] },
  },
  changeCheckinCheckoutDays: {
    type: 'checkin-checkout-day-customizations',
    attributes: {
      'checkin-days': ['monday', 'friday'],
      'seasonal-checkin-checkout-days': [
        { ...summer, 'checkin-days': ['saturday'], 'checkout-days': ['saturday'] },
      ],
    },
  },
  changeGapPriceAdjustments: {
    type: 'gap-price-adjustment-customizations',
    attributes: {
      'dynamic-gap-price-adjustments': false,
      'manual-gap-price-adjustments': [
        { 'min-nights': 1, 'max-nights': 2, percentage: -20, weekdays: 'weekday', 'within-days': 30 },
      ],
    },
  },
};
