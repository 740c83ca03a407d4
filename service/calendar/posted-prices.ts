import type { EpochDay } from '#contract/dates.ts';
import type { PricingRow } from './queries.ts';

export interface PostedPrices {
  /** Whole units, null where nothing was ever posted for the night. */
  on(day: EpochDay): number | null;
  postedAt: Date | null;
}

/** Unpacks what the channel last accepted: little-endian int32 per night, -1 for none. */
export function postedPrices({ posted }: Pick<PricingRow, 'posted'>): PostedPrices {
  if (!posted) return { on: () => null, postedAt: null };
  const packed = Buffer.from(posted.prices, 'base64');
  const nights = packed.length / 4;
  return {
    postedAt: new Date(posted.postedAt),
    on(day) {
      const night = day - posted.firstNight;
      if (night < 0 || night >= nights) return null;
      const price = packed.readInt32LE(night * 4);
      return price < 0 ? null : price;
    },
  };
}
