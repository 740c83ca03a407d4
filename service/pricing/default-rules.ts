import { type Customizations, type GapRule, type PricingRules, WEEKDAYS } from './rules.ts';

/** What the dynamic gap adjustment does, in the form of manual rules. */
export const DEFAULT_GAP_RULES: readonly GapRule[] = [
  { minNights: 1, maxNights: 1, percentage: -20, weekdays: 'weekday', withinDays: 30 },
  { minNights: 2, maxNights: 2, percentage: -10, weekdays: 'weekday', withinDays: 30 },
];

/** A listing's rules until its owner sets any: the model is trusted, nothing is restricted. */
export const DEFAULT_RULES: PricingRules = {
  minMaxPrices: {
    minPrice: null,
    maxPrice: null,
    monthlyMinPrice: null,
    dayOfWeekMinPrices: [],
    seasonalDayOfWeekMinPrices: [],
    seasonalPrices: [],
    seasonalMonthlyPrices: [],
  },
  minStays: {
    minStay: null,
    gapFillMinStay: { enabled: false, gaps: null, buffer: null },
    dayOfWeekMinStays: [],
    lastMinuteMinStays: [],
    seasonalMinStays: [],
    seasonalDayOfWeekMinStays: [],
    seasonalGapFillMinStays: [],
    seasonalTimeBasedMinStays: [],
  },
  timeBasedAdjustments: {
    dynamicTimeBasedAdjustments: { enabled: true, tier: 'revenue' },
    timeBasedAdjustments: [],
    seasonalTimeBasedAdjustments: [],
  },
  manualOverrides: { overrides: [] },
  occupancyBasedPricing: {
    enabled: true,
    strategy: 'tier',
    minFactor: 0.75,
    maxFactor: 1.2,
    disabledPeriods: [],
  },
  checkinCheckoutDays: {
    checkinDays: WEEKDAYS,
    checkoutDays: WEEKDAYS,
    changeoverGapFill: { enabled: false, maxGap: null },
    seasonalCheckinCheckoutDays: [],
  },
  gapPriceAdjustments: { dynamicGapPriceAdjustments: true, manualGapPriceAdjustments: [] },
};

/** All nine customizations of a listing that has none of its own. */
export const DEFAULT_CUSTOMIZATIONS: Customizations = {
  ...DEFAULT_RULES,
  basePrice: { basePrice: null },
  extraGuestFees: { extraGuestFee: null, extraGuestThreshold: null },
};
