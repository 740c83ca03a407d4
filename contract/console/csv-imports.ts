import { z } from 'zod';
import { collectionSchema, documentSchema, errorObjectSchema } from '../json-api.ts';
import { pageParameters } from '../query.ts';
import { IMPORT_KINDS } from './csv-files.ts';
import { ROW_PROBLEMS } from './csv-problems.ts';

/** Rows below the one that names the columns. */
export const MAXIMUM_IMPORT_ROWS = 20_000;
export const MAXIMUM_IMPORT_LISTINGS = 1000;
/** All rows of a file together may name so many nights. */
export const MAXIMUM_IMPORT_NIGHTS = 400_000;
/** An import can be looked up and undone for so long. */
export const IMPORT_DAYS_KEPT = 30;

export const rowProblemSchema = z
  .object({
    column: z
      .string()
      .describe('As `columns` of the answer names it, or as the import does where it is not there'),
    code: z.enum(ROW_PROBLEMS),
    detail: z.string(),
    text: z.string().describe('What the cell says, at most 200 characters of it'),
    meta: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('Figures of the detail: limit, today, currency, row …'),
  })
  .meta({ id: 'ImportRowProblem' });
export type RowProblem = z.infer<typeof rowProblemSchema>;

const override = z
  .object({ price: z.number().nullable(), 'percentage-adjustment': z.number().nullable() })
  .nullable()
  .describe('Null: the night has no override');

/** A run of nights of a listing whose override changes in the same way. */
export const importedNightsSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date().describe('Last night, inclusive'),
    nights: z.int(),
    before: override,
    after: override,
  })
  .meta({ id: 'ImportedNights' });
export type ImportedNights = z.infer<typeof importedNightsSchema>;

export const LIMIT_FIELDS = ['base-price', 'min-price', 'max-price'] as const;
export type LimitField = (typeof LIMIT_FIELDS)[number];

export const importedLimitSchema = z
  .object({ field: z.enum(LIMIT_FIELDS), before: z.number().nullable(), after: z.number().nullable() })
  .meta({ id: 'ImportedLimit' });
export type ImportedLimit = z.infer<typeof importedLimitSchema>;

export const importedListingSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    currency: z.string(),
    rows: z.array(z.int()).describe('Numbers of the rows that it comes from'),
    nights: z.array(importedNightsSchema).describe('Of overrides, by date'),
    limits: z.array(importedLimitSchema).describe('Of limits'),
  })
  .meta({ id: 'ImportedListing' });
export type ImportedListing = z.infer<typeof importedListingSchema>;

export const badRowSchema = z
  .object({
    row: z.int().describe('As spreadsheets count: the row that names the columns is 1'),
    cells: z.array(z.string()).describe('The row as it was read'),
    problems: z.array(rowProblemSchema).min(1),
  })
  .meta({ id: 'ImportBadRow' });
export type BadRow = z.infer<typeof badRowSchema>;

export const TEXT_ENCODINGS = ['utf-8', 'utf-16', 'windows-1252'] as const;
/** Ways of writing a date that mean one day only, beside YYYY-MM-DD. */
export const DATE_FORMS = ['year-first', 'day-first', 'month-first'] as const;

export const importReadingSchema = z
  .object({
    encoding: z.enum(TEXT_ENCODINGS),
    separator: z.enum(['comma', 'semicolon', 'tab']),
    columns: z.array(z.string()).describe('As the first row names them'),
    'ignored-columns': z.array(z.string()).describe('Those that mean nothing here'),
    'date-forms': z
      .array(z.enum(DATE_FORMS))
      .describe(
        'How dates were read that are not written YYYY-MM-DD: only where they can mean one day alone',
      ),
  })
  .meta({ id: 'ImportReading' });
export type ImportReading = z.infer<typeof importReadingSchema>;

const count = z.int().min(0);

export const importCountsSchema = z
  .object({
    rows: count,
    'bad-rows': count,
    'unchanged-rows': count.describe('Say what is so already'),
    listings: count.describe('That change'),
    changes: count.describe('Nights whose override changes, or limits that do'),
  })
  .meta({ id: 'ImportCounts' });
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const importPreviewAttributesSchema = z
  .object({
    kind: z.enum(IMPORT_KINDS),
    digest: z.string().describe('Of everything below: names what was shown when it is applied'),
    'read-as': importReadingSchema,
    counts: importCountsSchema,
    listings: z.array(importedListingSchema).describe('Every change, by title of the listing'),
    'unchanged-listings': z.array(z.object({ id: z.string(), title: z.string() })),
    'bad-rows': z
      .array(badRowSchema)
      .describe('Every row that would be left out, with all that is wrong with it'),
  })
  .meta({ id: 'ImportPreviewAttributes' });
export type ImportPreviewAttributes = z.infer<typeof importPreviewAttributesSchema>;

export const importPreviewDocumentSchema = documentSchema(
  z
    .object({
      type: z.literal('import-previews'),
      id: z.string().describe('The digest'),
      attributes: importPreviewAttributesSchema,
    })
    .meta({ id: 'ImportPreview' }),
);
export type ImportPreviewDocument = z.infer<typeof importPreviewDocumentSchema>;

const importKindParameter = z.enum(IMPORT_KINDS).describe('What the rows of the file are');

export const importPreviewQuerySchema = z.strictObject({ kind: importKindParameter });

export const importQuerySchema = z.strictObject({
  kind: importKindParameter,
  digest: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be the digest of a preview')
    .describe('Of the preview of the same file: nothing else than what it showed is done'),
});

/** What became of a listing. `pending`: the import ended before it was reached. */
export const IMPORT_OUTCOMES = ['pending', 'changed', 'skipped', 'failed', 'undone'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const importOutcomeSchema = z
  .object({
    id: z.string().describe('Of the listing'),
    title: z.string(),
    changes: count.describe('Nights or limits'),
    outcome: z
      .enum(IMPORT_OUTCOMES)
      .describe(
        'skipped: it has changed after the preview, so nothing was done · undone: changed, and put back since',
      ),
    errors: z.array(errorObjectSchema).describe('Why it failed, or could not be put back'),
  })
  .meta({ id: 'ImportOutcome' });
export type ListingOutcome = z.infer<typeof importOutcomeSchema>;

export const importAttributesSchema = z
  .object({
    kind: z.enum(IMPORT_KINDS),
    counts: importCountsSchema.describe('Of the file'),
    outcomes: z
      .object({ pending: count, changed: count, skipped: count, failed: count, undone: count })
      .describe('How many listings came out how'),
    listings: z.array(importOutcomeSchema).optional().describe('Of one import only'),
    'request-id': z.string().describe('Under which the change history tells of it'),
    'created-at': z.iso.datetime(),
    'created-by': z.string().describe('Login e-mail, or the name of the application'),
    'finished-at': z.iso.datetime().nullable().describe('Null where it broke off'),
    'undone-at': z.iso.datetime().nullable(),
  })
  .meta({ id: 'ImportAttributes' });
export type ImportAttributes = z.infer<typeof importAttributesSchema>;

export const importSchema = z
  .object({ type: z.literal('imports'), id: z.string(), attributes: importAttributesSchema })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof importSchema>;
export const importDocumentSchema = documentSchema(importSchema);
export type ImportDocument = z.infer<typeof importDocumentSchema>;
export const importCollectionSchema = collectionSchema(importSchema);

export const importListQuerySchema = z.strictObject(pageParameters());
