import { z } from 'zod';
import { MAXIMUM_MIN_STAY } from '../customizations/lead-rules.ts';
import { toEpochDay } from '../dates.ts';
import { bodySchema, collectionSchema, documentSchema, errorObjectSchema } from '../json-api.ts';
import { MAXIMUM_PRICE } from '../listings.ts';
import { dateParameter, namesParameter, pageParameters } from '../query.ts';
import { previewSummarySchema, ruleWarningSchema } from './price-preview.ts';

/** The most listings that one bulk edit changes. */
export const MAXIMUM_BULK_LISTINGS = 1000;
/** The most listings on a page of a preview. */
export const MAXIMUM_BULK_PREVIEW_LISTINGS = 100;
/** The longest range of nights that one bulk edit overrides: first and last night included. */
export const MAXIMUM_BULK_NIGHTS = 366;
/** The most bulk edits of a user that are not over. */
export const MAXIMUM_UNFINISHED_BULK_EDITS = 10;
/** What a bulk edit did is forgotten so long after it was asked for. */
export const BULK_EDIT_DAYS_KEPT = 90;

/** An id as the body of a request writes it. */
const id = z.string().regex(/^[1-9]\d{0,15}$/, 'must be the id of a resource');

const byPercent = z.strictObject({
  step: z.literal('percent'),
  percent: z
    .number()
    .gt(-100)
    .max(1000)
    .describe('-7.5 = -7.5 %, to a hundredth; the result is rounded to whole money, halves up'),
});
const byAmount = z.strictObject({
  step: z.literal('amount'),
  amount: z.int().min(-MAXIMUM_PRICE).max(MAXIMUM_PRICE).describe('Added; below zero: taken away'),
});
const setBasePrice = z.strictObject({
  step: z.literal('set'),
  amount: z.int().min(10).max(MAXIMUM_PRICE),
});
const setLimit = z.strictObject({ step: z.literal('set'), amount: z.int().min(5).max(MAXIMUM_PRICE) });
const removeLimit = z.strictObject({ step: z.literal('remove') });

/** How a base price changes. */
export const basePriceStepSchema = z
  .discriminatedUnion('step', [setBasePrice, byPercent, byAmount])
  .meta({ id: 'BasePriceStep' });
export type BasePriceStep = z.infer<typeof basePriceStepSchema>;

/** How a minimum or maximum price changes. */
export const priceLimitStepSchema = z
  .discriminatedUnion('step', [setLimit, byPercent, byAmount, removeLimit])
  .meta({ id: 'PriceLimitStep' });
export type PriceLimitStep = z.infer<typeof priceLimitStepSchema>;

const fixedPrice = z.strictObject({
  kind: z.literal('fixed'),
  price: z.int().min(1).max(MAXIMUM_PRICE).describe('The price of the nights, never repriced'),
});
const percentage = z.strictObject({
  kind: z.literal('percent'),
  percent: z.number().min(-100).max(1000).describe('On top of the modeled price'),
});
const cleared = z.strictObject({ kind: z.literal('clear') });

/** What becomes of a range of nights. */
export const nightsStepSchema = z
  .strictObject({
    'start-date': dateParameter.describe('First night; nights that are past at a listing are left out there'),
    'end-date': dateParameter.describe('Last night, inclusive'),
    override: z.discriminatedUnion('kind', [fixedPrice, percentage, cleared]),
    'min-stay': z
      .int()
      .min(1)
      .max(MAXIMUM_MIN_STAY)
      .optional()
      .describe(
        'Minimum stay of these nights, kept as a season of the minimum stays; one-off seasons make way, one that repeats every year is not cut',
      ),
  })
  .superRefine(({ 'start-date': start, 'end-date': end }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['end-date'], message, input: end });
    if (end < start) refuse('must not be before start-date');
    else if (toEpochDay(end) - toEpochDay(start) >= MAXIMUM_BULK_NIGHTS) {
      refuse(`must be at most ${MAXIMUM_BULK_NIGHTS} nights from start-date on`);
    }
  })
  .meta({ id: 'NightsStep' });
export type NightsStep = z.infer<typeof nightsStepSchema>;

const steps = {
  'base-price': basePriceStepSchema,
  'min-price': priceLimitStepSchema,
  'max-price': priceLimitStepSchema,
  'min-stay': z.int().min(1).max(MAXIMUM_MIN_STAY).describe('Default minimum stay in nights'),
  nights: nightsStepSchema.describe('Overrides for a range of nights'),
  enabled: z.boolean().describe('Whether price syncing is on; switching it on needs a base price'),
};
export const BULK_STEPS = Object.keys(steps) as (keyof typeof steps)[];
export const PRICE_STEPS = ['base-price', 'min-price', 'max-price'] as const;
export type PriceStepName = (typeof PRICE_STEPS)[number];

/** What a bulk edit does to every listing: one step or more. A step that is relative leaves what is not there alone. */
export const bulkChangeSchema = z
  .strictObject({
    ...steps,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency of ISO 4217')
      .describe(
        'Of every amount of money given here. It must be named where the listings have several; a listing of another currency is skipped',
      ),
  })
  .partial()
  .superRefine((change, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: change });
    if (BULK_STEPS.every((step) => change[step] === undefined)) {
      refuse([], `must change something: ${BULK_STEPS.join(', ')}`);
    }
    const { 'min-price': lowest, 'max-price': highest } = change;
    if (lowest?.step === 'set' && highest?.step === 'set' && lowest.amount > highest.amount) {
      refuse(['min-price', 'amount'], 'must not be above max-price');
    }
  })
  .meta({ id: 'BulkChange' });
export type BulkChange = z.infer<typeof bulkChangeSchema>;

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

const asked = { change: bulkChangeSchema, listings: bulkSelectionSchema };

export const bulkEditPreviewBodySchema = bodySchema('bulk-edit-previews', z.strictObject(asked));
export const bulkEditPreviewQuerySchema = z.strictObject(pageParameters(50, MAXIMUM_BULK_PREVIEW_LISTINGS));

export const bulkEditBodySchema = bodySchema(
  'bulk-edits',
  z.strictObject({
    ...asked,
    key: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')
      .describe(
        'Made by the caller, another one for every edit: the same key with the same edit again answers that edit',
      ),
  }),
);
export type BulkEditAsked = z.infer<typeof bulkEditBodySchema>['data']['attributes'];

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

const errors = z
  .array(errorObjectSchema)
  .describe(
    'Why it is failed or skipped, with pointers below /data/attributes/change; codes of what is skipped: other_currency, changed_since; of what failed, among others: required, yearly_season',
  );

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
    errors,
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

export const BULK_EDIT_STATUSES = ['queued', 'in_progress', 'done', 'stopped'] as const;
export type BulkEditStatus = (typeof BULK_EDIT_STATUSES)[number];

export const BULK_OUTCOMES = ['changed', 'unchanged', 'failed', 'skipped', 'undone', 'left'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

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

export const bulkOutcomeAttributesSchema = z
  .object({
    title: z.string().nullable().describe('As it was; null for an id that named no listing of the user'),
    currency: z.string().nullable(),
    outcome: z.enum(BULK_OUTCOMES),
    before: bulkSettingsSchema.nullable().describe('Null until the listing was reached'),
    after: bulkSettingsSchema.nullable().describe('Equal to `before` unless it was changed'),
    notes: z.array(bulkNoteSchema),
    errors,
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
