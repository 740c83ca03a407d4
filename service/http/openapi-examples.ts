import { CUSTOMIZATION_EXAMPLES } from './openapi-customization-examples.ts';

interface Example {
  body?: unknown;
  answer?: unknown;
}

const AT = '2026-06-15T10:00:00.000Z';
const LISTING_ID = '1207';

const resource = (type: string, id: string, attributes: object, relationships?: object) => ({
  type,
  id,
  attributes,
  ...(relationships ? { relationships } : {}),
});
const sent = (type: string, attributes: object, id?: string) => ({
  data: { type, ...(id ? { id } : {}), attributes },
});

const user = { 'first-name': 'Ada', 'last-name': 'Reyes', email: 'ada@example.com', locale: 'en' };
const queued = { state: 'queued', 'last-successful-sync-at': null };

const listing = {
  title: 'Harbour Loft',
  image: null,
  address: '12 Quay Street',
  neighborhood: 'Old Harbour',
  city: 'Port Alder',
  state: 'CA',
  country: 'US',
  market: 'Alder Coast',
  'room-type': 'Entire home/apt',
  bedrooms: 2,
  bathrooms: '1.50',
  'base-price': 184,
  'base-price-updated-at': AT,
  'min-price': 110,
  'min-price-updated-at': AT,
  'max-price': null,
  'min-stay': 2,
  'extra-guest-fee': 15,
  'extra-guest-threshold': 4,
  latitude: '36.974117',
  longitude: '-122.030792',
  timezone: 'America/Los_Angeles',
  currency: 'USD',
  'in-active-market': true,
  enabled: true,
  'created-at': '2026-01-04T08:30:00.000Z',
  'channel-listings': [{ channel: 'sandbox', 'channel-id': 'coast-7' }],
  'sync-status': { state: 'completed', 'last-successful-sync-at': AT },
};

const factors = [
  { key: 'seasonality', order: 1, ratio: 0.12, amount: 22, reason: 'Summer is busier here.' },
  { key: 'dow', order: 2, ratio: 0.06, amount: 12 },
];
const night = {
  date: '2026-07-03',
  availability: 'available',
  price: 218,
  'price-posted': 215,
  'effective-min-price': 110,
  'effective-max-price': null,
  'price-override-type': null,
  factors,
};

/** Bodies and answers as they may be, by the name of the operation. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  getListing: {
    answer: {
      data: resource('listings', LISTING_ID, listing, { owner: { data: { type: 'users', id: '42' } } }),
    },
  },
  activateListing: {
    body: sent('listing-activations', { enabled: true, 'base-price': 184, 'min-price': 110 }, LISTING_ID),
  },
  readCalendar: {
    answer: {
      data: [resource('calendar-entries', night.date, night)],
      links: {
        first: `/api/v1/listings/${LISTING_ID}/calendar/?page%5Bnumber%5D=1`,
        last: `/api/v1/listings/${LISTING_ID}/calendar/?page%5Bnumber%5D=1`,
        prev: null,
        next: null,
      },
      meta: { pagination: { page: 1, pages: 1, count: 1 } },
    },
  },
  createUser: {
    body: sent('users', user),
    answer: { data: resource('users', '42', { ...user, 'created-at': AT, status: 'new' }) },
  },
  addAccount: {
    body: sent('accounts', { channel: 'sandbox', credentials: { api_key: 'sandbox-coast' } }),
    answer: {
      data: resource('accounts', '311', {
        'user-id': 42,
        channel: 'sandbox',
        'channel-id': 'sandbox-coast',
        'channel-display-id': null,
        label: 'Sandbox',
        email: null,
        valid: true,
        'nb-listings': 0,
        'nb-enabled-listings': 0,
        'is-pms': true,
        'sync-status': queued,
      }),
    },
  },
  changeWebhookConfiguration: {
    body: sent(
      'webhook-configurations',
      { 'webhook-url': 'https://hooks.example.com/ratewright', 'subscribed-events': ['listing.created'] },
      'acme-homes',
    ),
  },
  ...Object.fromEntries(
    Object.entries(CUSTOMIZATION_EXAMPLES).map(([operationId, { type, attributes }]) => [
      operationId,
      { body: sent(type, attributes, LISTING_ID) },
    ]),
  ),
};
