import { z } from 'zod';
import { bodySchema, collectionSchema, documentSchema, paginationSchema } from '../json-api.ts';
import { idParameter, pageParameters } from '../query.ts';
import { MAXIMUM_POINT_LISTINGS, MAXIMUM_RESTORED_ENTRIES } from './restoration-bounds.ts';

/** An id as the body of a request writes it. */
const id = z.string().regex(/^[1-9]\d{0,15}$/, 'must be the id of a resource');

/** Exactly one of them says what is put back. */
export const restorationAttributesSchema = z
  .strictObject({
    'change-history-entry': id.optional().describe('Puts back the value before this entry'),
    'change-history-entries': z
      .array(id)
      .min(1)
      .max(MAXIMUM_RESTORED_ENTRIES)
      .optional()
      .describe('Puts back the values before all of these entries'),
    'request-id': z
      .string()
      .min(1)
      .max(128)
      .optional()
      .describe('Puts back the values before every change of the listing that this request made'),
    'restore-point': id.optional().describe('Puts back the settings that were kept under a name'),
  })
  .refine(
    (sent) => Object.values(sent).filter((value) => value !== undefined).length === 1,
    'must name one of change-history-entry, change-history-entries, request-id and restore-point',
  );
export type Restoration = z.infer<typeof restorationAttributesSchema>;

export const restorationBodySchema = bodySchema('restorations', restorationAttributesSchema);

export const restorationDocumentSchema = documentSchema(
  z
    .object({
      type: z.literal('restorations'),
      id: z.string().describe('Of the listing'),
      attributes: z.object({
        restored: z
          .array(z.object({ setting: z.string(), field: z.string() }))
          .describe('What has another value now; empty where everything was as it should be already'),
        'request-id': z
          .string()
          .describe('Of this request: a restoration of it takes what was put back away again'),
      }),
    })
    .meta({ id: 'Restoration' }),
);
export type RestorationDocument = z.infer<typeof restorationDocumentSchema>;

export const restorePointBodySchema = bodySchema(
  'restore-points',
  z.strictObject({
    name: z.string().trim().min(1).max(100),
    listings: z
      .array(id)
      .min(1)
      .max(MAXIMUM_POINT_LISTINGS)
      .optional()
      .describe('Whose settings are kept; default: every listing of the user'),
  }),
);

export const restorePointAttributesSchema = z
  .object({
    name: z.string(),
    'created-at': z.iso.datetime(),
    'created-by': z.string().describe('Login e-mail, or the name of the application'),
    'listing-count': z.int(),
    listings: z
      .array(z.string())
      .describe('Ids of the listings whose settings it keeps; of one point only')
      .optional(),
  })
  .meta({ id: 'RestorePointAttributes' });
export type RestorePointAttributes = z.infer<typeof restorePointAttributesSchema>;

const restorePointSchema = z
  .object({ type: z.literal('restore-points'), id: z.string(), attributes: restorePointAttributesSchema })
  .meta({ id: 'RestorePoint' });
export const restorePointDocumentSchema = documentSchema(restorePointSchema);
export const restorePointCollectionSchema = collectionSchema(restorePointSchema);

export const restorePointQuerySchema = z.strictObject({
  'filter[listing]': idParameter.optional().describe('Only points that keep the settings of this listing'),
  ...pageParameters(),
});

const differenceSchema = z
  .object({
    setting: z.string().describe('Name of the customization'),
    field: z.string(),
    now: z.unknown(),
    kept: z
      .unknown()
      .describe(
        'As a PATCH of the setting takes it; of overrides the nights that differ and are not past, one row each',
      ),
    'comes-back': z
      .boolean()
      .describe('False for a first base price: before it there was none to go back to'),
  })
  .meta({ id: 'RestorePointDifference' });
export type PointDifference = z.infer<typeof differenceSchema>;

export const pointDifferencesAttributesSchema = z
  .object({
    title: z.string(),
    currency: z.string(),
    timezone: z.string(),
    differences: z
      .array(differenceSchema)
      .describe('Empty where only overrides of past nights, or the form of a value, have changed'),
  })
  .meta({ id: 'RestorePointDifferencesAttributes' });
export type PointDifferencesAttributes = z.infer<typeof pointDifferencesAttributesSchema>;

const pointDifferencesSchema = z
  .object({
    type: z.literal('restore-point-differences'),
    id: z.string().describe('Of the listing'),
    attributes: pointDifferencesAttributesSchema,
  })
  .meta({ id: 'RestorePointDifferences' });

/** Of listings whose settings are not as the point keeps them, by title. */
export const pointDifferencesCollectionSchema = collectionSchema(pointDifferencesSchema).extend({
  meta: z.object({
    pagination: paginationSchema,
    'kept-listings': z.int().describe('Listings that the point keeps and that are still there'),
  }),
});
export type PointDifferencesCollection = z.infer<typeof pointDifferencesCollectionSchema>;

export const pointDifferencesQuerySchema = z.strictObject({
  'filter[listing]': idParameter.optional(),
  ...pageParameters(25, 100),
});
