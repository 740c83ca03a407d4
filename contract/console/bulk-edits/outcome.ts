import { z } from 'zod';
import { collectionSchema, errorObjectSchema } from '../../json-api.ts';
import { namesParameter, pageParameters } from '../../query.ts';

const whole = z.int().nullable();

/** A listing's settings that a bulk edit is about, as they are at one moment; others are left out. */
export const bulkSettingsSchema = z
  .object({
    'base-price': whole,
    'min-price': whole,
    'max-price': whole,
    'min-stay': z.int(),
    enabled: z.boolean(),
    overrides: z
      .array(
        z.object({
          'start-date': z.iso.date(),
          'end-date': z.iso.date(),
          price: z.number().nullable(),
          'percentage-adjustment': z.number().nullable(),
        }),
      )
      .describe('Of the nights of the edit, a row for each run of nights with one value'),
    'seasonal-min-stays': z
      .array(
        z.object({
          'start-date': z.iso.date(),
          'end-date': z.iso.date(),
          rollover: z.boolean(),
          'min-stay': z.int(),
        }),
      )
      .describe('Seasons that touch the nights of the edit'),
  })
  .partial()
  .meta({ id: 'BulkSettings' });
export type BulkSettings = z.infer<typeof bulkSettingsSchema>;

export const BULK_NOTES = ['no_value', 'not_priced'] as const;
export type BulkNoteCode = (typeof BULK_NOTES)[number];
export const bulkNoteSchema = z
  .object({
    code: z
      .enum(BULK_NOTES)
      .describe(
        'no_value: a relative step leaves a price alone that is not there · not_priced: the listing has no suggested prices, so there is no summary',
      ),
    detail: z.string(),
    pointer: z.string().optional().describe('The step it is about: /data/attributes/change/…'),
  })
  .meta({ id: 'BulkNote' });
export type BulkNote = z.infer<typeof bulkNoteSchema>;

/** Why a listing is failed or skipped. */
export const bulkErrorsSchema = z
  .array(errorObjectSchema)
  .describe(
    'Why it is failed or skipped, with pointers below /data/attributes/change; codes of what is skipped: other_currency, changed_since; of what failed: required, yearly_season, not_restorable, or meta.code where a value is refused',
  );

export const BULK_OUTCOMES = ['changed', 'unchanged', 'failed', 'skipped', 'undone', 'left'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

export const bulkOutcomeAttributesSchema = z
  .object({
    title: z.string().nullable().describe('As it was; null for an id that named no listing of the user'),
    currency: z.string().nullable(),
    outcome: z.enum(BULK_OUTCOMES),
    before: bulkSettingsSchema.nullable().describe('Null until the listing was reached'),
    after: bulkSettingsSchema.nullable().describe('Equal to `before` unless it was changed'),
    notes: z.array(bulkNoteSchema),
    errors: bulkErrorsSchema,
    'request-id': z.string().nullable().describe('Under which the change history tells of it'),
    'changed-at': z.iso.datetime().nullable().describe('When the outcome became what it is'),
  })
  .meta({ id: 'BulkOutcomeAttributes' });
export type BulkOutcomeAttributes = z.infer<typeof bulkOutcomeAttributesSchema>;

export const bulkOutcomeSchema = z
  .object({
    type: z.literal('bulk-edit-outcomes'),
    id: z.string().describe('Of the listing'),
    attributes: bulkOutcomeAttributesSchema,
  })
  .meta({ id: 'BulkEditOutcome' });
export type BulkEditOutcome = z.infer<typeof bulkOutcomeSchema>;
export const bulkOutcomeCollectionSchema = collectionSchema(bulkOutcomeSchema);

export const bulkOutcomeQuerySchema = z.strictObject({
  'filter[outcome]': namesParameter(BULK_OUTCOMES).optional().describe('Default: all of them'),
  ...pageParameters(50),
});
export type BulkOutcomeQuery = z.infer<typeof bulkOutcomeQuerySchema>;
