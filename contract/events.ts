/** Every event a receiver can be sent, with the type of its resource and when it fires. Bodies: event-bodies.ts. */
export const EVENTS = {
  'account.created': {
    resourceType: 'account-created-events',
    firesWhen: 'The first import of a connected account finishes, well or not',
  },
  'account.refreshed': {
    resourceType: 'account-refreshed-events',
    firesWhen: 'A refresh of an account finishes, well or not',
  },
  'listing.created': {
    resourceType: 'listing-created-events',
    firesWhen: 'A new listing has its initial base price',
  },
  'listing.in_active_market_changed': {
    resourceType: 'listing-in-active-market-changed-events',
    firesWhen: 'A listing with a base price enters or leaves an active market',
  },
  'listing.refreshed': {
    resourceType: 'listing-refreshed-events',
    firesWhen: 'A refresh of a listing that was asked for finishes, well or not',
  },
  'listing.base_price_changed': {
    resourceType: 'listing-base-price-changed-events',
    firesWhen: 'The base price or the currency of a listing changes on any surface',
  },
  'webhook.ping': {
    resourceType: 'webhook-ping-events',
    firesWhen: 'A receiver is tried out; acknowledge and ignore it',
  },
} as const satisfies Record<string, { resourceType: string; firesWhen: string }>;

export type EventType = keyof typeof EVENTS;

export const EVENT_TYPES = Object.keys(EVENTS) as EventType[];

/** In a subscription: every event, those of the future too. */
export const EVERY_EVENT = '*';
