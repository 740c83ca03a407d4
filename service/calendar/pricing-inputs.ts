import type { EpochDay } from '#contract/dates.ts';
import { localeSchema } from '#contract/locales.ts';
import type { ClusterModel } from '../market/model/cluster-model.ts';
import { DEFAULT_RULES } from '../pricing/default-rules.ts';
import type { BadReview, Block, PricingInputs, Stay } from '../pricing/inputs.ts';
import { LEAST_GAP } from '../pricing/reputation.ts';
import type { PricingRules } from '../pricing/rules.ts';
import type { PricingRow } from './queries.ts';

/** The engine's inputs from a listing's row. @param basePrice known to be there */
export function pricingInputs(
  row: PricingRow,
  basePrice: number,
  model: ClusterModel,
  today: EpochDay,
): PricingInputs {
  return {
    today,
    locale: localeSchema.catch('en').parse(row.ownerLocale),
    currency: row.currency,
    listing: { basePrice, bedrooms: row.bedrooms },
    rules: rulesOf(row),
    stays: staysOf(row),
    blocks: blocksOf(row),
    badReview: badReviewOf(row),
    model,
  };
}

export const staysOf = (row: PricingRow): Stay[] =>
  row.unitIds.length > 0 ? fullyBooked(row) : row.stays.map(([checkin, checkout]) => ({ checkin, checkout }));

export const blocksOf = ({ blocks }: PricingRow): Block[] =>
  blocks.map(([from, to, kind]) => ({ from, to, kind }));

const SETTINGS = {
  minMaxPrices: 'min-max-prices',
  minStays: 'min-stays',
  timeBasedAdjustments: 'time-based-adjustments',
  manualOverrides: 'manual-overrides',
  occupancyBasedPricing: 'occupancy-based-pricing',
  checkinCheckoutDays: 'checkin-checkout-days',
  gapPriceAdjustments: 'gap-price-adjustments',
} as const satisfies Record<keyof PricingRules, string>;

/** What the owner set over the defaults; the plain limits and the minimum stay stand on the listing itself. */
export function rulesOf({ customizations, minPrice, maxPrice, minStay }: PricingRow): PricingRules {
  const set = <K extends keyof PricingRules>(name: K): PricingRules[K] => ({
    ...DEFAULT_RULES[name],
    ...(customizations[SETTINGS[name]] as Partial<PricingRules[K]> | undefined),
  });
  return {
    minMaxPrices: { ...set('minMaxPrices'), minPrice, maxPrice },
    minStays: { ...set('minStays'), minStay },
    timeBasedAdjustments: set('timeBasedAdjustments'),
    manualOverrides: set('manualOverrides'),
    occupancyBasedPricing: set('occupancyBasedPricing'),
    checkinCheckoutDays: set('checkinCheckoutDays'),
    gapPriceAdjustments: set('gapPriceAdjustments'),
  };
}

/** A multi-unit parent is booked on the nights on which every one of its units is. */
function fullyBooked({ stays, unitIds }: PricingRow): Stay[] {
  const booked = new Map<EpochDay, Set<number>>();
  for (const [checkin, checkout, unit] of stays) {
    for (let night = checkin; night < checkout; night++) {
      const units = booked.get(night) ?? new Set();
      booked.set(night, units.add(unit));
    }
  }
  const full = [...booked].filter(([, units]) => units.size >= unitIds.length).map(([night]) => night);
  return full.sort((a, b) => a - b).map((night) => ({ checkin: night, checkout: night + 1 }));
}

function badReviewOf({ reviews, meanRating }: PricingRow): BadReview | null {
  if (meanRating === null) return null;
  const latest = reviews.find(([, rating]) => meanRating - rating >= LEAST_GAP);
  return latest ? { date: latest[0], rating: latest[1], meanRating } : null;
}
