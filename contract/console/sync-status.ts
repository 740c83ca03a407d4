import { z } from 'zod';
import { documentSchema, resourceSchema } from '../json-api.ts';

export const syncSummaryAttributesSchema = z
  .object({
    accounts: z.int().describe('Connected accounts'),
    'accounts-synced': z.int().describe('Those whose last sync brought every listing'),
    'accounts-failing': z.int().describe('Those whose last sync failed, or whose credentials are refused'),
    'accounts-syncing': z.int().describe('Those with a sync waiting or running'),
    'last-successful-sync-at': z.iso
      .datetime()
      .nullable()
      .describe('Of the account that was synced longest ago; null while one never was'),
    'listings-in-progress': z.int().describe('Listings with a sync waiting or running'),
  })
  .meta({ id: 'SyncStatusAttributes' });
export type SyncSummaryAttributes = z.infer<typeof syncSummaryAttributesSchema>;

export const syncSummaryDocumentSchema = documentSchema(
  resourceSchema('sync-statuses', syncSummaryAttributesSchema).meta({ id: 'SyncStatus' }),
);
