import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import type { Customizations } from '../pricing/rules.ts';

export interface DemoListing {
  basePrice: number;
  currency: string;
}

export interface DemoRules {
  minPrice: number;
  maxPrice: number | null;
  enabled: boolean;
  customizations: Record<string, Partial<Customizations[keyof Customizations]>>;
}

/**
 * What the demo's manager has set on her listings: every kind of rule somewhere, and on most listings little.
 * @param index the listing's place in the portfolio, which decides what it gets
 */
export function demoRules(listing: DemoListing, index: number, today: EpochDay): DemoRules {
  const step = listing.currency === 'JPY' ? 100 : 1;
  const share = (ratio: number) => Math.max(5, Math.round((listing.basePrice * ratio) / step) * step);
  const on = (days: number) => toIsoDate(today + days);
  const year = Number(on(0).slice(0, 4));
  const customizations: DemoRules['customizations'] = {};

  if (index % 3 === 0) {
    customizations['min-max-prices'] = {
      seasonalPrices: [
        {
          startDate: `${year}-11-27`,
          endDate: `${year}-12-24`,
          rollover: true,
          minPrice: share(0.98),
          maxPrice: share(1.45),
        },
      ],
    };
  }
  if (index % 4 === 1) {
    customizations['time-based-adjustments'] = {
      dynamicTimeBasedAdjustments: { enabled: false, tier: 'revenue' },
      timeBasedAdjustments: [
        { days: 7, percentage: -3, direction: 'within' },
        { days: 200, percentage: 8, direction: 'after' },
      ],
    };
  }
  if (index % 5 === 2) {
    customizations['manual-overrides'] = {
      overrides: [
        {
          startDate: on(33),
          endDate: on(35),
          price: share(1.32),
          percentageAdjustment: null,
          daysOfWeek: null,
        },
        { startDate: on(61), endDate: on(67), price: null, percentageAdjustment: -12, daysOfWeek: null },
      ],
    };
  }
  if (index % 6 === 3) {
    customizations['min-stays'] = {
      gapFillMinStay: { enabled: true, gaps: 3, buffer: null },
      dayOfWeekMinStays: WEEKEND_MIN_STAY,
    };
  }
  if (index % 7 === 4) {
    customizations['gap-price-adjustments'] = {
      dynamicGapPriceAdjustments: false,
      manualGapPriceAdjustments: [
        { minNights: 1, maxNights: 2, percentage: -15, weekdays: 'all', withinDays: 45 },
      ],
    };
  }
  return {
    minPrice: share(index % 8 === 5 ? 0.88 : 0.66),
    maxPrice: index % 9 === 6 ? null : share(1.9),
    enabled: index % 11 !== 7,
    customizations,
  };
}

const WEEKEND_MIN_STAY = (
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
).map((weekday) => ({ weekday, minStay: weekday === 'friday' || weekday === 'saturday' ? 2 : null }));
