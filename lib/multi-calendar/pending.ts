import type { EpochDay } from '#contract/dates.ts';

/** What is about to become of a night's price, or was refused. */
export interface PendingNight {
  /** `draft`: not sent yet; `saving`: on its way; `refused`: it stays as it was. */
  state: 'draft' | 'saving' | 'refused';
  kind: 'fixed' | 'percentage' | 'clear';
  /** The price to come in whole units; null where only the service knows. */
  price: number | null;
  belowFloor: boolean;
}

/** Nights by listing and day. */
export type Pending = ReadonlyMap<string, ReadonlyMap<EpochDay, PendingNight>>;

export const NOTHING_PENDING: Pending = new Map();

/** Both together; what is in `over` counts. */
export function layered(under: Pending, over: Pending): Pending {
  if (under.size === 0) return over;
  if (over.size === 0) return under;
  const both = new Map(under);
  for (const [listing, nights] of over)
    both.set(listing, new Map([...(under.get(listing) ?? []), ...nights]));
  return both;
}
