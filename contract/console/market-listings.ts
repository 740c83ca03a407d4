import { z } from 'zod';
import { collectionSchema, fieldNames, resourceSchema } from '../json-api.ts';
import { countParameter, namesParameter, pageParameters, sortParameter, textParameter } from '../query.ts';

export const ROOM_TYPES = ['entire-home', 'private-room', 'shared-room', 'hotel-room'] as const;

export const marketListingAttributesSchema = z
  .object({
    market: z.string(),
    channel: z.string().describe('Where the listing was seen'),
    'channel-listing-id': z.string().describe('Its id there, by which a custom comp set names it'),
    title: z.string().nullable(),
    url: z.string().nullable(),
    image: z.string().nullable(),
    'room-type': z.string().nullable(),
    bedrooms: z.int().nullable(),
    bathrooms: z.number().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    rating: z.number().nullable().describe('0 to 5'),
    'reviews-count': z.int().nullable(),
    price: z.number().nullable().describe('Typical nightly price, in major units of `currency`'),
    currency: z.string().describe('ISO 4217: that of the market'),
  })
  .meta({ id: 'MarketListingAttributes' });
export type MarketListingAttributes = z.infer<typeof marketListingAttributesSchema>;

export const marketListingResourceSchema = resourceSchema(
  'market-listings',
  marketListingAttributesSchema,
).meta({ id: 'MarketListing' });
export type MarketListingResource = z.infer<typeof marketListingResourceSchema>;
export const marketListingCollectionSchema = collectionSchema(marketListingResourceSchema);

export const marketListingQuerySchema = z.strictObject({
  'filter[market]': textParameter.describe('The name of the market, as `source` of a comp set names it'),
  'filter[name]': textParameter.optional().describe('Case-insensitive part of the title'),
  'filter[bedrooms]': countParameter.optional(),
  'filter[room-type]': z.enum(ROOM_TYPES).optional(),
  sort: sortParameter(['rating', 'price', 'title'], '-rating'),
  'fields[market-listings]': namesParameter(fieldNames(marketListingAttributesSchema)).optional(),
  ...pageParameters(),
});
export type MarketListingQuery = z.infer<typeof marketListingQuerySchema>;
