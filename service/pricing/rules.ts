import { type IsoDate, WEEKDAYS, type Weekday } from '#contract/dates.ts';

/**
 * The nine customizations of a listing, field for field as the API shows them but in camel case.
 * This is also the JSON that the database stores. Money is in whole or decimal units of the listing's
 * currency, percentages are -100…1000 with -3 meaning -3 %.
 */
export interface Customizations {
  basePrice: BasePriceRule;
  extraGuestFees: ExtraGuestFeeRules;
  minMaxPrices: MinMaxPriceRules;
  minStays: MinStayRules;
  timeBasedAdjustments: TimeBasedAdjustmentRules;
  manualOverrides: ManualOverrideRules;
  occupancyBasedPricing: OccupancyBasedPricingRules;
  checkinCheckoutDays: CheckinCheckoutDayRules;
  gapPriceAdjustments: GapPriceAdjustmentRules;
}

/** The customizations that decide the price and the availability rules of single nights. */
export type PricingRules = Omit<Customizations, 'basePrice' | 'extraGuestFees'>;

export { WEEKDAYS, type Weekday };

/** First and last day of a season, both inclusive; `rollover` repeats it every year. */
export interface Season {
  startDate: IsoDate;
  endDate: IsoDate;
  rollover: boolean;
}

export interface BasePriceRule {
  basePrice: number | null;
}

export interface ExtraGuestFeeRules {
  /** Per guest and night above the threshold. */
  extraGuestFee: number | null;
  extraGuestThreshold: number | null;
}

export interface WeekdayMinPrice {
  weekday: Weekday;
  minPrice: number | null;
}

export interface MinMaxPriceRules {
  minPrice: number | null;
  maxPrice: number | null;
  /** For stays of 28 nights and more; such stays are quoted as a whole, so no single night uses it. */
  monthlyMinPrice: number | null;
  dayOfWeekMinPrices: readonly WeekdayMinPrice[];
  seasonalDayOfWeekMinPrices: readonly (Season & { minPrices: readonly WeekdayMinPrice[] })[];
  seasonalPrices: readonly (Season & { minPrice: number | null; maxPrice: number | null })[];
  seasonalMonthlyPrices: readonly (Season & {
    monthlyMinPrice: number | null;
    monthlyMaxPrice: number | null;
  })[];
}

export interface GapFillMinStay {
  enabled: boolean;
  /** The longest gap that is filled, in nights; null fills every gap shorter than the minimum stay. */
  gaps: number | null;
  /** Nights of the gap that may stay empty: the minimum becomes the gap's length less these. */
  buffer: number | null;
}

/** Counts days between today and the stay date: `within` is at most that many, `after` that many or more. */
export type LeadDirection = 'within' | 'after';

export interface LeadMinStay {
  daysAway: number;
  direction: LeadDirection;
  minStay: number;
}

export interface WeekdayMinStay {
  weekday: Weekday;
  minStay: number | null;
}

export interface MinStayRules {
  minStay: number | null;
  gapFillMinStay: GapFillMinStay;
  dayOfWeekMinStays: readonly WeekdayMinStay[];
  lastMinuteMinStays: readonly LeadMinStay[];
  /** A locked season is lowered neither by gap fill nor by lead-time rules. */
  seasonalMinStays: readonly (Season & { minStay: number; minStayLocked: boolean })[];
  seasonalDayOfWeekMinStays: readonly (Season & { minStays: readonly WeekdayMinStay[] })[];
  seasonalGapFillMinStays: readonly (Season & { gapFillMinStay: GapFillMinStay })[];
  /** `exclude` switches the year-round lead-time rules off for the season. */
  seasonalTimeBasedMinStays: readonly (Season & {
    exclude: boolean;
    timeBasedMinStays: readonly LeadMinStay[];
  })[];
}

export interface LeadAdjustment {
  days: number;
  percentage: number;
  direction: LeadDirection;
}

export const TIME_BASED_TIERS = ['revenue', 'occupancy', 'rate'] as const;
export type TimeBasedTier = (typeof TIME_BASED_TIERS)[number];

export interface TimeBasedAdjustmentRules {
  dynamicTimeBasedAdjustments: { enabled: boolean; tier: TimeBasedTier };
  timeBasedAdjustments: readonly LeadAdjustment[];
  /** `exclude` switches year-round rules and the dynamic curve off for the season. */
  seasonalTimeBasedAdjustments: readonly (Season & {
    exclude: boolean;
    timeBasedAdjustments: readonly LeadAdjustment[];
  })[];
}

/** Exactly one of the two values is set; a row with neither clears its dates. */
export interface ManualOverride {
  startDate: IsoDate;
  endDate: IsoDate;
  price: number | null;
  percentageAdjustment: number | null;
  /** Null means every weekday. */
  daysOfWeek: readonly Weekday[] | null;
}

export interface ManualOverrideRules {
  /** Where rows meet on a date, the later row holds. */
  overrides: readonly ManualOverride[];
}

export interface OccupancyBasedPricingRules {
  enabled: boolean;
  strategy: 'tier';
  /** 0.5…1: 0.75 lets the step take off at most 25 %. */
  minFactor: number;
  /** 1…2 */
  maxFactor: number;
  disabledPeriods: readonly Season[];
}

export interface CheckinCheckoutDayRules {
  checkinDays: readonly Weekday[];
  checkoutDays: readonly Weekday[];
  /** Opens the first day and the last morning of gaps of at most `maxGap` nights; null means any gap. */
  changeoverGapFill: { enabled: boolean; maxGap: number | null };
  /** Null keeps the year-round days, an empty list allows none. */
  seasonalCheckinCheckoutDays: readonly (Season & {
    checkinDays: readonly Weekday[] | null;
    checkoutDays: readonly Weekday[] | null;
  })[];
}

export interface GapRule {
  minNights: number;
  maxNights: number;
  percentage: number;
  weekdays: 'all' | 'weekday' | 'weekend';
  /** At most this many days before the night; null means at any time. */
  withinDays: number | null;
}

export interface GapPriceAdjustmentRules {
  dynamicGapPriceAdjustments: boolean;
  /** The first that fits a night is used, and only while the dynamic adjustment is off. */
  manualGapPriceAdjustments: readonly GapRule[];
}
