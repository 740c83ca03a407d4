import { z } from 'zod';
import { EVENTS, type EventType } from './events.ts';
import { channelListingSchema } from './listings.ts';

/** `msg_` and a ULID; the same as in the header `webhook-id`. */
export const eventIdSchema = z.string().regex(/^msg_[0-9A-HJKMNP-TV-Z]{26}$/);

const moment = z.iso.datetime();
const currency = z.string().regex(/^[A-Z]{3}$/);

/** How a job ended that runs in the background. */
const outcome = z.enum(['succeeded', 'failed']);
const summaryOfFailure = z
  .string()
  .nullable()
  .optional()
  .describe('What went wrong, in a few words; only there where `status` is `failed`');
const channelListings = z.array(channelListingSchema);

const syncAttributes = {
  status: outcome.describe('`succeeded` only if every listing was synced'),
  'completed-at': moment,
  channel: z.string(),
  'nb-listings-synced': z.int().min(0),
  'nb-listings-failed': z
    .int()
    .min(0)
    .nullable()
    .describe('Null where the sync was not carried to its end: then the synced ones are all that exist'),
  error: summaryOfFailure,
};

/** What an event tells of itself, by its type. Amounts are whole major units of the currency beside them. */
const ATTRIBUTES = {
  'account.created': z.object(syncAttributes),
  'account.refreshed': z.object({
    ...syncAttributes,
    'recent-sync-threshold-minutes': z
      .int()
      .min(0)
      .describe('Listings synced within so many minutes were passed over, and are not counted'),
  }),
  'listing.created': z.object({
    status: outcome,
    'created-at': moment,
    title: z.string(),
    currency,
    'base-price': z.int().nullable().describe('The initial base price; null where none was found'),
    'channel-listings': channelListings,
    error: summaryOfFailure,
    restored: z
      .literal(true)
      .optional()
      .describe('Only there where a listing that was announced before is back: it replaces that one'),
  }),
  'listing.in_active_market_changed': z.object({
    'in-active-market': z.boolean(),
    'changed-at': moment,
    title: z.string(),
    'channel-listings': channelListings,
  }),
  'listing.refreshed': z.object({
    status: outcome,
    'completed-at': moment,
    channel: z.string(),
    'channel-listing-id': z.string(),
    error: summaryOfFailure,
  }),
  'listing.base_price_changed': z.object({
    'new-base-price': z
      .int()
      .nullable()
      .describe('Null where a listing came back in another currency and none was found in that'),
    'old-base-price': z.int().nullable(),
    'new-currency': currency,
    'old-currency': currency.nullable(),
    'changed-at': moment,
    'channel-listings': channelListings,
    enabled: z.boolean().describe('Whether the price is posted to the channel'),
    'change-source': z.enum(['user', 'system']),
    'changed-by': z.string().nullable().describe('The e-mail of the login that changed it'),
  }),
  'webhook.ping': z.object({ 'created-at': moment, message: z.string() }),
} as const satisfies Record<EventType, z.ZodObject>;

const relatedTo = <T extends string>(type: T) =>
  z.object({
    data: z.object({ type: z.literal(type), id: z.string() }),
    links: z.object({ related: z.url().describe('Where its current state is read') }).optional(),
  });

const user = relatedTo('users');
const account = relatedTo('accounts');
const listing = relatedTo('listings');

/** The whole body of an event: nothing of a resource stands in it, only where it is found. */
function bodyOf<T extends EventType, R extends z.ZodRawShape>(type: T, id: string, relationships: R) {
  const { resourceType, firesWhen } = EVENTS[type];
  return z
    .object({
      meta: z.object({
        type: z.literal(type).describe('By this a receiver tells events apart'),
        'sent-at': moment.describe('When this body was made, not when the thing happened'),
      }),
      data: z.object({
        type: z.literal(resourceType as (typeof EVENTS)[T]['resourceType']),
        id: eventIdSchema.describe('The same as in the header `webhook-id`'),
        attributes: ATTRIBUTES[type] as (typeof ATTRIBUTES)[T],
        relationships: z.object(relationships),
      }),
    })
    .meta({ id, description: firesWhen });
}

/** The body of a delivery, by the type of its event. */
export const EVENT_BODIES = {
  'account.created': bodyOf('account.created', 'AccountCreatedEvent', { user, account }),
  'account.refreshed': bodyOf('account.refreshed', 'AccountRefreshedEvent', { user, account }),
  'listing.created': bodyOf('listing.created', 'ListingCreatedEvent', { listing, user, account }),
  'listing.in_active_market_changed': bodyOf(
    'listing.in_active_market_changed',
    'ListingInActiveMarketChangedEvent',
    { listing, user },
  ),
  'listing.refreshed': bodyOf('listing.refreshed', 'ListingRefreshedEvent', { listing, user, account }),
  'listing.base_price_changed': bodyOf('listing.base_price_changed', 'ListingBasePriceChangedEvent', {
    listing,
    user,
    account,
  }),
  'webhook.ping': bodyOf('webhook.ping', 'WebhookPingEvent', { user }),
} as const satisfies Record<EventType, z.ZodObject>;

export type EventBody<T extends EventType = EventType> = z.infer<(typeof EVENT_BODIES)[T]>;
export type EventAttributes<T extends EventType> = EventBody<T>['data']['attributes'];
