import { z } from 'zod';
import { bodySchema, collectionSchema, documentSchema, fieldNames, resourceSchema } from './json-api.ts';
import { syncPrioritySchema, syncStatusSchema } from './listings.ts';
import { namesParameter, pageParameters } from './query.ts';

export const accountAttributesSchema = z
  .object({
    'user-id': z.int(),
    channel: z.string(),
    'channel-id': z.string(),
    'channel-display-id': z.string().nullable(),
    label: z.string(),
    email: z.string().nullable(),
    valid: z.boolean().describe('Whether the stored credentials are valid on the channel'),
    'nb-listings': z.int(),
    'nb-enabled-listings': z.int(),
    'is-pms': z.boolean(),
    'sync-status': syncStatusSchema,
  })
  .meta({ id: 'AccountAttributes' });
export type AccountAttributes = z.infer<typeof accountAttributesSchema>;

const ACCOUNT_FIELDS = fieldNames(accountAttributesSchema);

export const accountResourceSchema = resourceSchema('accounts', accountAttributesSchema).meta({
  id: 'Account',
});
export const accountDocumentSchema = documentSchema(accountResourceSchema);
export const accountCollectionSchema = collectionSchema(accountResourceSchema);

export const accountListQuerySchema = z.strictObject({
  'fields[accounts]': namesParameter(ACCOUNT_FIELDS).optional(),
  ...pageParameters(),
});
export const accountQuerySchema = z.strictObject({
  'fields[accounts]': namesParameter(ACCOUNT_FIELDS).optional(),
});

export const accountCreationBodySchema = bodySchema(
  'accounts',
  z.strictObject({
    channel: z.string().min(1).max(50),
    credentials: z.record(z.string().max(100), z.unknown()).describe('The fields depend on the channel'),
  }),
);
export const accountCreationQuerySchema = z.strictObject({ 'sync-priority': syncPrioritySchema });

const thresholdParameter = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number of minutes')
  .transform(Number)
  .meta({ type: 'integer', minimum: 0, maximum: 999_999 });

export const accountRefreshQuerySchema = z.strictObject({
  'recent-sync-threshold-minutes': thresholdParameter
    .optional()
    .describe('Listings synced within so many minutes are passed over; 60 where it is left out, 0 for none'),
  recent_sync_threshold_minutes: thresholdParameter
    .optional()
    .meta({ description: 'Deprecated spelling; the dasherized name wins', param: { deprecated: true } }),
  'sync-priority': syncPrioritySchema,
});

export const accountRefreshAnswerSchema = z
  .object({
    meta: z.object({ status: z.string(), message: z.string(), 'recent-sync-threshold-minutes': z.int() }),
    links: z.object({ related: z.string() }),
  })
  .meta({ id: 'AccountRefreshAccepted' });
