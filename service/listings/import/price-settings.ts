import type { Change } from '../../history/queries.ts';

/** What an owner decides about the prices of a listing, as far as a sync may touch it. */
export interface PriceSettings {
  enabled: boolean;
  basePrice: number | null;
  minPrice: number | null;
  maxPrice: number | null;
}

/** Of a new listing, and of one whose currency changed: prices in another currency must not be sold under. */
export const NO_SETTINGS: PriceSettings = { enabled: false, basePrice: null, minPrice: null, maxPrice: null };

const PLACES = {
  enabled: { setting: 'activation', field: 'enabled' },
  basePrice: { setting: 'base-price', field: 'base-price' },
  minPrice: { setting: 'min-max-prices', field: 'min-price' },
  maxPrice: { setting: 'min-max-prices', field: 'max-price' },
} as const;

export function settingChanges(
  before: PriceSettings,
  after: PriceSettings,
): Omit<Change, 'ownerId' | 'listingId'>[] {
  return (Object.keys(PLACES) as (keyof PriceSettings)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ ...PLACES[name], oldValue: before[name], newValue: after[name] }));
}

/** The settings as columns, with the time of those that changed. */
export function settingColumns(before: PriceSettings, after: PriceSettings, now: Date) {
  const { enabled, basePrice, minPrice, maxPrice } = after;
  return {
    enabled,
    basePrice,
    minPrice,
    maxPrice,
    ...(basePrice === before.basePrice ? {} : { basePriceUpdatedAt: now }),
    ...(minPrice === before.minPrice ? {} : { minPriceUpdatedAt: now }),
  };
}
