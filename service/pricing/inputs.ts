import type { EpochDay } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import type { ClusterModel } from '#service/market/model/cluster-model.ts';
import type { PricingRules } from './rules.ts';

/** A booked stay; its last night is the day before `checkout`. Cancelled stays are left out. */
export interface Stay {
  checkin: EpochDay;
  checkout: EpochDay;
}

/** Nights held off the market, both ends inclusive. */
export interface Block {
  from: EpochDay;
  to: EpochDay;
  /** `unavailable`: the channel reports the night closed without saying why. */
  kind: 'blocked' | 'unavailable';
}

/** The latest review that stands well below the listing's mean. Ratings are 0…5. */
export interface BadReview {
  date: EpochDay;
  rating: number;
  meanRating: number;
}

/** Everything a listing's prices depend on. `today` is the date in the listing's timezone. */
export interface PricingInputs {
  today: EpochDay;
  /** The owner's locale, for reasons and explanations. Prices do not depend on it. */
  locale: Locale;
  /** ISO 4217, for amounts inside sentences only. */
  currency: string;
  listing: {
    /** Per night, whole units of the listing's currency. */
    basePrice: number;
    bedrooms: number | null;
  };
  rules: PricingRules;
  stays: readonly Stay[];
  blocks: readonly Block[];
  badReview: BadReview | null;
  model: ClusterModel;
}
