import type { EventAttributes, EventBody } from '#contract/event-bodies.ts';
import { EVENTS, type EventType } from '#contract/events.ts';

const AT = '2026-06-15T10:00:00.000Z';
const channelListings = [{ channel: 'sandbox', 'channel-id': 'coast-7' }];
const title = 'Harbour Loft';

const ATTRIBUTES: { [T in EventType]: EventAttributes<T> } = {
  'account.created': {
    status: 'succeeded',
    'completed-at': AT,
    channel: 'sandbox',
    'nb-listings-synced': 24,
    'nb-listings-failed': 0,
  },
  'account.refreshed': {
    status: 'failed',
    'completed-at': AT,
    channel: 'sandbox',
    'nb-listings-synced': 22,
    'nb-listings-failed': 2,
    error: '2 of 24 listings could not be read.',
    'recent-sync-threshold-minutes': 60,
  },
  'listing.created': {
    status: 'succeeded',
    'created-at': AT,
    title,
    currency: 'USD',
    'base-price': 184,
    'channel-listings': channelListings,
  },
  'listing.in_active_market_changed': {
    'in-active-market': true,
    'changed-at': AT,
    title,
    'channel-listings': channelListings,
  },
  'listing.refreshed': {
    status: 'succeeded',
    'completed-at': AT,
    channel: 'sandbox',
    'channel-listing-id': 'coast-7',
  },
  'listing.base_price_changed': {
    'new-base-price': 184,
    'old-base-price': 172,
    'new-currency': 'USD',
    'old-currency': 'USD',
    'changed-at': AT,
    'channel-listings': channelListings,
    enabled: true,
    'change-source': 'user',
    'changed-by': 'ada@example.com',
  },
  'webhook.ping': { 'created-at': AT, message: 'This address receives events.' },
};

const OF_LISTING = ['listing', 'user', 'account'] as const;
const RELATIONSHIPS: Record<EventType, readonly ('listing' | 'user' | 'account')[]> = {
  'account.created': ['user', 'account'],
  'account.refreshed': ['user', 'account'],
  'listing.created': OF_LISTING,
  'listing.in_active_market_changed': ['listing', 'user'],
  'listing.refreshed': OF_LISTING,
  'listing.base_price_changed': OF_LISTING,
  'webhook.ping': ['user'],
};

/** A body as it is sent, for the reference. */
export function eventExample(type: EventType, publicUrl: string): EventBody {
  const related = (resource: string, id: string, path: string) => ({
    data: { type: resource, id },
    links: { related: `${publicUrl}/api/v1/${path}/` },
  });
  const places = {
    listing: related('listings', '1207', 'listings/1207'),
    user: related('users', '42', 'users/42'),
    account: related('accounts', '311', 'users/42/accounts/311'),
  };
  return {
    meta: { type, 'sent-at': AT },
    data: {
      type: EVENTS[type].resourceType,
      id: 'msg_01JZK3V8Q6W0Y2N5T7B9D1F3H5',
      attributes: ATTRIBUTES[type],
      relationships: Object.fromEntries(RELATIONSHIPS[type].map((name) => [name, places[name]])),
    },
  } as EventBody;
}
