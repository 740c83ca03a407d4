import { z } from 'zod';
import { CUSTOMIZATIONS, type CustomizationName } from '../../customizations/names.ts';
import { bodySchema, collectionSchema } from '../../json-api.ts';
import { pageParameters } from '../../query.ts';
import { previewSummarySchema, ruleWarningSchema } from '../price-preview.ts';
import { bulkChangeSchema } from './change.ts';
import { bulkErrorsSchema, bulkNoteSchema, bulkSettingsSchema } from './outcome.ts';
import { bulkSelectionSchema } from './selection.ts';

/** The most listings on a page of a preview. */
export const MAXIMUM_BULK_PREVIEW_LISTINGS = 100;

export const bulkEditPreviewBodySchema = bodySchema(
  'bulk-edit-previews',
  z.strictObject({ change: bulkChangeSchema, listings: bulkSelectionSchema }),
);
export const bulkEditPreviewQuerySchema = z.strictObject(pageParameters(50, MAXIMUM_BULK_PREVIEW_LISTINGS));

export const PREVIEWED_OUTCOMES = ['changed', 'unchanged', 'failed', 'skipped'] as const;
export type PreviewedOutcome = (typeof PREVIEWED_OUTCOMES)[number];

export const bulkEditPreviewAttributesSchema = z
  .object({
    title: z.string().nullable().describe('Null for an id that names no listing of the user'),
    currency: z.string().nullable(),
    outcome: z.enum(PREVIEWED_OUTCOMES).describe('What the edit would come to here'),
    before: bulkSettingsSchema,
    after: bulkSettingsSchema.describe('Equal to `before` where it is failed, skipped or unchanged'),
    summary: previewSummarySchema
      .nullable()
      .describe('Of the next 365 nights; null unless it is changed and the listing has suggested prices'),
    warnings: z.array(ruleWarningSchema).describe('Of the rules as they would be'),
    notes: z.array(bulkNoteSchema),
    customizations: z
      .partialRecord(
        z.enum(Object.keys(CUSTOMIZATIONS) as CustomizationName[]),
        z.record(z.string(), z.unknown()),
      )
      .describe(
        'The attributes that PATCH requests of the Partner API would send to change the same; empty unless it is changed',
      ),
    errors: bulkErrorsSchema,
  })
  .meta({ id: 'BulkEditPreviewAttributes' });
export type BulkEditPreviewAttributes = z.infer<typeof bulkEditPreviewAttributesSchema>;

const count = z.int().min(0);

export const bulkEditPreviewSchema = z
  .object({
    type: z.literal('bulk-edit-previews'),
    id: z.string().describe('Of the listing'),
    attributes: bulkEditPreviewAttributesSchema,
  })
  .meta({ id: 'BulkEditPreview' });
export type BulkEditPreview = z.infer<typeof bulkEditPreviewSchema>;

/** In the order of the ids; what a filter found, by title. */
export const bulkEditPreviewCollectionSchema = collectionSchema(bulkEditPreviewSchema).extend({
  meta: collectionSchema(bulkEditPreviewSchema).shape.meta.extend({
    counts: z
      .object({ total: count, changed: count, unchanged: count, failed: count, skipped: count })
      .describe('Of all listings, not only of this page'),
    currencies: z
      .array(z.string())
      .describe('Of all listings, ordered: an amount must name its currency where there are several'),
  }),
});
export type BulkEditPreviewCollection = z.infer<typeof bulkEditPreviewCollectionSchema>;
