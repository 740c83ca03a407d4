import { z } from 'zod';
import {
  bodySchema,
  collectionSchema,
  documentSchema,
  fieldNames,
  relationTo,
  resourceSchema,
} from './json-api.ts';
import {
  booleanParameter,
  countParameter,
  idParameter,
  namesParameter,
  pageParameters,
  sortParameter,
  textParameter,
} from './query.ts';
import { userResourceSchema } from './users.ts';

export const syncStatusSchema = z.object({
  state: z.enum(['queued', 'in_progress', 'completed', 'unknown']),
  'last-successful-sync-at': z.iso.datetime().nullable(),
});
export type SyncStatus = z.infer<typeof syncStatusSchema>;

export const channelListingSchema = z.object({ channel: z.string(), 'channel-id': z.string() });

const optionalText = z.string().nullable();
const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/);

export const listingAttributesSchema = z
  .object({
    title: z.string(),
    image: optionalText,
    address: optionalText,
    neighborhood: optionalText,
    city: optionalText,
    state: optionalText,
    country: optionalText,
    market: optionalText.describe('The market the listing belongs to; null while unassigned'),
    'room-type': optionalText,
    bedrooms: z.int().nullable(),
    bathrooms: decimalText.nullable().describe('A half bath is .50'),
    'base-price': z.int().nullable().describe('Nightly base price in `currency`'),
    'base-price-updated-at': z.iso.datetime().nullable(),
    'min-price': z.int().nullable().describe('Nightly floor in `currency`'),
    'min-price-updated-at': z.iso.datetime().nullable(),
    'max-price': z.int().nullable().describe('Nightly ceiling in `currency`; null means none'),
    'min-stay': z.int().describe('Default minimum stay in nights'),
    'extra-guest-fee': z.number().describe('Per guest above the threshold, in `currency`'),
    'extra-guest-threshold': z.int().describe('Guests included before the fee'),
    latitude: decimalText.nullable(),
    longitude: decimalText.nullable(),
    timezone: z.string().describe('IANA name; default dates are computed in it'),
    currency: z.string().describe('ISO 4217; may differ from the owner’s billing currency'),
    'in-active-market': z.boolean().describe('Whether the listing is fully priceable'),
    enabled: z.boolean().describe('Whether price syncing is on'),
    'created-at': z.iso.datetime(),
    'channel-listings': z.array(channelListingSchema),
    'sync-status': syncStatusSchema
      .optional()
      .describe('Of the primary channel listing; on a single listing only'),
  })
  .meta({ id: 'ListingAttributes' });
export type ListingAttributes = z.infer<typeof listingAttributesSchema>;

export const LISTING_FIELDS = fieldNames(listingAttributesSchema, 'owner');

export const listingResourceSchema = resourceSchema(
  'listings',
  listingAttributesSchema,
  z.object({ owner: relationTo('users') }),
).meta({ id: 'Listing' });
export type ListingResource = z.infer<typeof listingResourceSchema>;

export const listingDocumentSchema = documentSchema(listingResourceSchema);
export const listingCollectionSchema = collectionSchema(listingResourceSchema).extend({
  included: z.array(userResourceSchema).optional(),
});

export const listingListQuerySchema = z.strictObject({
  'filter[owner]': idParameter.optional(),
  'filter[enabled]': booleanParameter.optional(),
  'filter[name]': textParameter.optional().describe('Case-insensitive part of the title'),
  'filter[market]': textParameter.optional().describe('Case-insensitive exact match'),
  'filter[bedrooms]': countParameter.optional(),
  'filter[in-active-market]': booleanParameter.optional(),
  sort: sortParameter(['created-at', 'title', 'city'], '-created-at'),
  include: namesParameter(['owner']).optional(),
  'fields[listings]': namesParameter(LISTING_FIELDS).optional(),
  'fields[users]': namesParameter([
    'first-name',
    'last-name',
    'email',
    'locale',
    'created-at',
    'status',
  ]).optional(),
  ...pageParameters(),
});
export type ListingListQuery = z.infer<typeof listingListQuerySchema>;

export const listingQuerySchema = z.strictObject({
  include: namesParameter(['owner']).optional(),
  'fields[listings]': namesParameter(LISTING_FIELDS).optional(),
  'fields[users]': namesParameter([
    'first-name',
    'last-name',
    'email',
    'locale',
    'created-at',
    'status',
  ]).optional(),
});

/** Prices are stored as 32-bit whole numbers; nothing rents for more. */
export const MAXIMUM_PRICE = 100_000_000;

export const listingActivationAttributesSchema = z.strictObject({
  enabled: z.boolean(),
  'base-price': z.number().min(10).max(MAXIMUM_PRICE).optional(),
  'min-price': z.number().min(5).max(MAXIMUM_PRICE).optional(),
});
export type ListingActivation = z.infer<typeof listingActivationAttributesSchema>;

export const listingActivationBodySchema = bodySchema(
  'listing-activations',
  listingActivationAttributesSchema,
);

export const listingActivationDocumentSchema = documentSchema(
  z
    .object({
      type: z.literal('listing-activations'),
      id: z.string(),
      attributes: z.object({
        enabled: z.boolean(),
        'base-price': z.int().nullable(),
        'min-price': z.int().nullable(),
      }),
    })
    .meta({ id: 'ListingActivation' }),
);

export const syncPrioritySchema = z.enum(['high', 'normal']).default('high');
export const refreshQuerySchema = z.strictObject({ 'sync-priority': syncPrioritySchema });
export const refreshAnswerSchema = z
  .object({
    meta: z.object({ status: z.string(), message: z.string() }),
    links: z.object({ related: z.string() }),
  })
  .meta({ id: 'RefreshAccepted' });
