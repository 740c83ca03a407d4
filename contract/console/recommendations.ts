import { z } from 'zod';
import { bodySchema, collectionSchema, documentSchema, resourceSchema } from '../json-api.ts';
import { idParameter, namesParameter, pageParameters, sortParameter } from '../query.ts';
import { RECOMMENDATION_STATUSES, recommendationAttributesSchema } from '../recommendations.ts';

const share = z.number().min(0).max(1).nullable();

/** A recommendation as the dashboard shows it: with all that a person needs to decide. */
export const decidableRecommendationAttributesSchema = recommendationAttributesSchema
  .extend({
    currency: z.string().describe('ISO 4217 of the prices'),
    city: z.string().nullable(),
    'status-since': z.iso.datetime(),
    'decided-by': z
      .string()
      .nullable()
      .describe('Who approved or declined it; null where the service did, or nobody has'),
    'expires-at': z.iso.datetime().nullable().describe('Null once it is decided'),
    'own-occupancy': share.describe('Of the nights compared, when it was drafted; null where not kept'),
    'market-occupancy': share.describe('The same nights at comparable listings'),
    'nights-compared': z.int(),
  })
  .meta({ id: 'DecidableRecommendationAttributes' });
export type DecidableRecommendationAttributes = z.infer<typeof decidableRecommendationAttributesSchema>;

export const decidableRecommendationSchema = resourceSchema(
  'recommendations',
  decidableRecommendationAttributesSchema,
).meta({ id: 'DecidableRecommendation' });
export type DecidableRecommendation = z.infer<typeof decidableRecommendationSchema>;
export const decidableRecommendationDocumentSchema = documentSchema(decidableRecommendationSchema);
export const decidableRecommendationCollectionSchema = collectionSchema(decidableRecommendationSchema);

export const decidableRecommendationQuerySchema = z.strictObject({
  'filter[listing]': idParameter.optional().describe('Default: every listing the token sees'),
  'filter[status]': namesParameter(RECOMMENDATION_STATUSES).optional().describe('Default: all of them'),
  sort: sortParameter(['created-at', 'status-since'], '-created-at'),
  ...pageParameters(),
});
export type DecidableRecommendationQuery = z.infer<typeof decidableRecommendationQuerySchema>;

export const DECISIONS = ['approved', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

export const recommendationDecisionBodySchema = bodySchema(
  'recommendations',
  z.strictObject({ status: z.enum(DECISIONS) }),
);

const settings = { 'accepts-base-prices': z.boolean() };

export const recommendationSettingsAttributesSchema = z
  .object({
    'accepts-base-prices': settings['accepts-base-prices'].describe(
      'Whether base prices that are recommended from now on are taken over without asking',
    ),
  })
  .meta({ id: 'RecommendationSettingsAttributes' });
export type RecommendationSettings = z.infer<typeof recommendationSettingsAttributesSchema>;

export const recommendationSettingsDocumentSchema = documentSchema(
  resourceSchema('recommendation-settings', recommendationSettingsAttributesSchema).meta({
    id: 'RecommendationSettings',
  }),
);
export const recommendationSettingsBodySchema = bodySchema(
  'recommendation-settings',
  z.strictObject(settings),
);
