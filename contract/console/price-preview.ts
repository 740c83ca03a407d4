import { z } from 'zod';
import { customizationChangesSchema } from '../customizations/changes.ts';
import { bodySchema, documentSchema, errorObjectSchema } from '../json-api.ts';

/** The nights that a preview tells of, from the listing's today on. */
export const PREVIEW_NIGHTS = 365;
/** The most listings that are previewed at once. */
export const MAXIMUM_PREVIEW_LISTINGS = 100;

const customizations = customizationChangesSchema.describe(
  'Unsaved changes under the name of their customization: each has the attributes that its PATCH takes',
);
/** An id as the body of a request writes it. */
const id = z.string().regex(/^[1-9]\d{0,15}$/, 'must be the id of a resource');

/** A problem in a value has its pointer below `/data/attributes/customizations/<name>`. */
export const pricePreviewBodySchema = bodySchema('price-previews', z.strictObject({ customizations }));

export const pricePreviewsBodySchema = bodySchema(
  'price-previews',
  z.strictObject({
    customizations: customizations.default({}).describe('Changes that every listing is shown with'),
    listings: z
      .array(
        z.strictObject({
          id,
          customizations: customizations
            .optional()
            .describe('Of this listing alone; a customization given here takes the place of the common one'),
        }),
      )
      .min(1)
      .max(MAXIMUM_PREVIEW_LISTINGS),
  }),
);
export type PricePreviewsBody = z.infer<typeof pricePreviewsBodySchema>;

export const RULE_WARNINGS = [
  'season_over',
  'never_applies',
  'shadowed',
  'floor_above_ceiling',
  'floor_above_override',
  'min_stay_exceeds_gap',
] as const;
export type RuleWarningCode = (typeof RULE_WARNINGS)[number];

export const ruleWarningSchema = z
  .object({
    code: z
      .enum(RULE_WARNINGS)
      .describe(
        'season_over: the season has passed and does not repeat · never_applies: its conditions are never met · shadowed: other rules always come before it · floor_above_ceiling: the minimum of some night is above its maximum · floor_above_override: a fixed price is below the minimum of its night · min_stay_exceeds_gap: a minimum stay is longer than the gap it should fill',
      ),
    detail: z.string(),
    pointer: z
      .string()
      .describe('The rule it is about, whether it was sent or stands: /data/attributes/customizations/…'),
    meta: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .optional()
      .describe('The first night and the values that do not fit'),
  })
  .meta({ id: 'RuleWarning' });
export type RuleWarning = z.infer<typeof ruleWarningSchema>;

const nights = z
  .object({
    price: z.array(z.int()),
    floor: z.array(z.int()),
    ceiling: z.array(z.int().nullable()).describe('Null where there is none'),
    'min-stay': z.array(z.int()),
  })
  .meta({ id: 'PreviewedNights' });
export type PreviewedNights = z.infer<typeof nights>;

export const previewSummarySchema = z
  .object({
    'nights-open': z
      .int()
      .describe('Nights that can still be booked: all others are left out of these figures'),
    'nights-changed': z.int().describe('Whose price is another one'),
    'nights-raised': z.int(),
    'nights-lowered': z.int(),
    'average-before': z.number().nullable().describe('Mean price of the nights that are open'),
    'average-after': z.number().nullable(),
    'average-change': z
      .number()
      .nullable()
      .describe('Mean change of the price of the nights that change; null where none does'),
    'nights-newly-at-floor': z.int(),
    'nights-newly-at-ceiling': z.int(),
    'nights-freed': z.int().describe('That a limit held before, and none does after'),
    'nights-below-floor': z.int().describe('Whose override is below their minimum after'),
    'min-stays-changed': z.int(),
  })
  .meta({ id: 'PreviewSummary' });
export type PreviewSummary = z.infer<typeof previewSummarySchema>;

export const pricePreviewAttributesSchema = z
  .object({
    currency: z.string(),
    from: z.iso.date().describe('First night of every list: today in the listing’s timezone'),
    to: z.iso.date(),
    availability: z.string().describe('One letter a night: a available, b booked, x blocked, u unavailable'),
    before: nights.nullable().describe('Null where the listing cannot be priced without the changes'),
    after: nights,
    summary: previewSummarySchema
      .nullable()
      .describe('What the changes do to the nights that are open; null without `before`'),
    warnings: z.array(ruleWarningSchema).describe('Of the rules as they would be'),
  })
  .meta({ id: 'PricePreviewAttributes' });
export type PricePreviewAttributes = z.infer<typeof pricePreviewAttributesSchema>;

export const pricePreviewDocumentSchema = documentSchema(
  z
    .object({
      type: z.literal('price-previews'),
      id: z.string().describe('Of the listing'),
      attributes: pricePreviewAttributesSchema,
    })
    .meta({ id: 'PricePreview' }),
);

export const pricePreviewSummaryAttributesSchema = z
  .object({
    title: z.string().nullable(),
    currency: z.string().nullable(),
    summary: previewSummarySchema.nullable(),
    warnings: z.array(ruleWarningSchema),
    errors: z
      .array(errorObjectSchema)
      .describe(
        'Why this listing cannot have the changes; empty where it can. It says nothing of the others',
      ),
  })
  .meta({ id: 'PricePreviewSummaryAttributes' });
export type PricePreviewSummaryAttributes = z.infer<typeof pricePreviewSummaryAttributesSchema>;

/** In the order of the request. */
export const pricePreviewCollectionSchema = z.object({
  data: z.array(
    z
      .object({
        type: z.literal('price-previews'),
        id: z.string().describe('Of the listing'),
        attributes: pricePreviewSummaryAttributesSchema,
      })
      .meta({ id: 'PricePreviewSummary' }),
  ),
});
