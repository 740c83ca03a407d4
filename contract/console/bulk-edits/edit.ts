import { z } from 'zod';
import { bodySchema, collectionSchema, documentSchema } from '../../json-api.ts';
import { namesParameter, pageParameters } from '../../query.ts';
import { bulkChangeSchema } from './change.ts';
import { bulkFilterSchema, bulkSelectionSchema } from './selection.ts';

/** The most bulk edits of a user that are not over. */
export const MAXIMUM_UNFINISHED_BULK_EDITS = 10;
/** What a bulk edit did is forgotten so long after it was asked for. */
export const BULK_EDIT_DAYS_KEPT = 90;

export const bulkEditBodySchema = bodySchema(
  'bulk-edits',
  z.strictObject({
    change: bulkChangeSchema,
    listings: bulkSelectionSchema,
    key: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')
      .describe(
        'Made by the caller, another one for every edit: the same key with the same edit again answers that edit',
      ),
  }),
);
export type BulkEditAsked = z.infer<typeof bulkEditBodySchema>['data']['attributes'];

export const BULK_EDIT_STATUSES = ['queued', 'in_progress', 'done', 'stopped'] as const;
export type BulkEditStatus = (typeof BULK_EDIT_STATUSES)[number];

const count = z.int().min(0);

export const bulkCountsSchema = z
  .object({
    total: count,
    changed: count,
    unchanged: count.describe('Had every value already'),
    failed: count.describe('Could not have the change'),
    skipped: count.describe('Were not to have it: of another currency, or changed since by somebody else'),
    undone: count.describe('Were changed, and have been put back since'),
    left: count.describe('Not reached: still to come, or left when it was stopped'),
  })
  .meta({ id: 'BulkCounts' });
export type BulkCounts = z.infer<typeof bulkCountsSchema>;

export const bulkEditAttributesSchema = z
  .object({
    kind: z.enum(['change', 'undo']),
    status: z.enum(BULK_EDIT_STATUSES),
    counts: bulkCountsSchema,
    change: bulkChangeSchema.describe('Of an undo: the change that it puts back'),
    filter: bulkFilterSchema
      .nullable()
      .describe('That found the listings; null where they were named, and for an undo'),
    undoes: z.string().nullable().describe('Id of the bulk edit that an undo puts back'),
    'undone-by': z.string().nullable().describe('Id of the latest undo of it'),
    'created-at': z.iso.datetime(),
    'created-by': z.string().describe('Login e-mail, or the name of the application'),
    'started-at': z.iso.datetime().nullable(),
    'finished-at': z.iso.datetime().nullable().describe('When it was done or stopped'),
  })
  .meta({ id: 'BulkEditAttributes' });
export type BulkEditAttributes = z.infer<typeof bulkEditAttributesSchema>;

export const bulkEditSchema = z
  .object({ type: z.literal('bulk-edits'), id: z.string(), attributes: bulkEditAttributesSchema })
  .meta({ id: 'BulkEdit' });
export type BulkEdit = z.infer<typeof bulkEditSchema>;
export const bulkEditDocumentSchema = documentSchema(bulkEditSchema);
export const bulkEditCollectionSchema = collectionSchema(bulkEditSchema);

export const bulkEditListQuerySchema = z.strictObject({
  'filter[status]': namesParameter(BULK_EDIT_STATUSES).optional().describe('Default: all of them'),
  ...pageParameters(),
});
export type BulkEditListQuery = z.infer<typeof bulkEditListQuerySchema>;
