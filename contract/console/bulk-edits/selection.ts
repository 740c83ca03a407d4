import { z } from 'zod';

/** The most listings that one bulk edit changes. */
export const MAXIMUM_BULK_LISTINGS = 1000;

/** An id as the body of a request writes it. */
const id = z.string().regex(/^[1-9]\d{0,15}$/, 'must be the id of a resource');

/** Filters of the lists of listings, as the body of a request writes them. */
export const bulkFilterSchema = z
  .strictObject({
    name: z.string().min(1).max(255).describe('Case-insensitive part of the title'),
    market: z.string().min(1).max(255).describe('Case-insensitive exact match'),
    account: id.describe('Connected through this account'),
    bedrooms: z.int().min(0).max(999_999_999),
    enabled: z.boolean(),
    'in-active-market': z.boolean(),
  })
  .partial()
  .meta({ id: 'BulkFilter' });
export type BulkFilter = z.infer<typeof bulkFilterSchema>;

/** Whose settings change: listings by their ids, or all that a filter finds at that moment. */
export const bulkSelectionSchema = z
  .strictObject({
    ids: z.array(id).min(1).max(MAXIMUM_BULK_LISTINGS).describe('One given twice counts once'),
    filter: bulkFilterSchema.describe(
      `Empty: every listing of the user. It may find ${MAXIMUM_BULK_LISTINGS} at most`,
    ),
  })
  .partial()
  .refine(
    ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
    'must have either ids or a filter',
  )
  .meta({ id: 'BulkSelection' });
export type BulkSelection = z.infer<typeof bulkSelectionSchema>;
