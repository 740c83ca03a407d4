import { z } from 'zod';
import { collectionSchema, fieldNames, resourceSchema } from './json-api.ts';
import { namesParameter, pageParameters } from './query.ts';

export const RECOMMENDATION_STATUSES = [
  'suggested',
  'suggestion_completed',
  'approved',
  'rejected',
  'expired',
  'canceled',
  'outdated',
] as const;
export type RecommendationStatus = (typeof RECOMMENDATION_STATUSES)[number];

export const recommendationAttributesSchema = z
  .object({
    'listing-id': z.string(),
    'listing-title': z.string(),
    status: z.enum(RECOMMENDATION_STATUSES),
    'approved-at': z.iso.datetime().nullable(),
    'rejected-at': z.iso.datetime().nullable(),
    'expired-at': z.iso.datetime().nullable(),
    'suggested-base-price': z.int().describe('In the currency of the listing'),
    'suggested-min-price': z.int().nullable().describe('Null when absent'),
    'suggested-seasonal-min-price-pct': z
      .number()
      .nullable()
      .describe('Percent, -10.5 = -10.5 %; null when not suggested'),
    'initial-base-price': z.int().describe('When it was drafted'),
    'initial-min-price': z.int().nullable().describe('When it was drafted'),
    recommendations: z.string().describe('Why, in numbers and in the language of the owner'),
    category: z.literal('base_price'),
    'created-at': z.iso.datetime(),
  })
  .meta({ id: 'RecommendationAttributes' });
export type RecommendationAttributes = z.infer<typeof recommendationAttributesSchema>;

export const recommendationResourceSchema = resourceSchema(
  'recommendations',
  recommendationAttributesSchema,
).meta({ id: 'Recommendation' });
export type RecommendationResource = z.infer<typeof recommendationResourceSchema>;
export const recommendationCollectionSchema = collectionSchema(recommendationResourceSchema);

export const recommendationListQuerySchema = z.strictObject({
  'fields[recommendations]': namesParameter(fieldNames(recommendationAttributesSchema)).optional(),
  ...pageParameters(),
});
