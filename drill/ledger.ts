/** Something that was asked for: it was acknowledged, or there was no answer. What was refused is not kept. */
export interface Asked {
  atMs: number;
  acknowledged: boolean;
}

export interface PriceAsked extends Asked {
  listingId: number;
  basePrice: number;
}

export interface SwitchAsked extends Asked {
  listingId: number;
  enabled: boolean;
}

export interface SyncAsked extends Asked {
  type: 'account.created' | 'account.refreshed' | 'listing.refreshed';
  /** Of the account or listing; an account whose connection was not answered is known by its owner and key. */
  id: number | null;
  ownerId: number;
  apiKey: string | null;
}

/** What the load remembers of what it did, to be held against what the service has made of it. */
export interface Ledger {
  prices: PriceAsked[];
  switches: SwitchAsked[];
  syncs: SyncAsked[];
  /** Ids of bookings made in the property management system. */
  bookings: { apiKey: string; reservationId: string }[];
  /** How often a listing was gone and seen again. */
  returns: number;
  /** How often each delivery was asked for again, by receiver and event. */
  redeliveries: Map<string, number>;
  /** Answers of 500: none is expected, whoever is killed. */
  internalErrors: number;
}

export const newLedger = (): Ledger => ({
  prices: [],
  switches: [],
  syncs: [],
  bookings: [],
  returns: 0,
  redeliveries: new Map(),
  internalErrors: 0,
});

/** How many of these were acknowledged, and how many it is not known of. */
export function countAsked(asked: readonly Asked[]): { done: number; uncertain: number } {
  const done = asked.filter(({ acknowledged }) => acknowledged).length;
  return { done, uncertain: asked.length - done };
}
