import { z } from 'zod';
import { changeHistoryAttributesSchema } from '../history.ts';
import { collectionSchema, documentSchema, pageLinksSchema } from '../json-api.ts';
import { idParameter, momentParameter, namesParameter, pageParameters, textParameter } from '../query.ts';
import { CHANGE_SETTINGS, CHANGE_SURFACES } from './change-facets.ts';

export type ChangeSurface = z.infer<typeof changeHistoryAttributesSchema.shape.surface>;

/** So many entries of a change are told with it; all of them at its own address. */
export const ENTRIES_TOLD = 20;
/** The most people and programs among whom changes are counted. */
export const MAXIMUM_CHANGE_ACTORS = 100;

const filters = {
  'filter[listing]': idParameter.optional().describe('Default: every listing of the user'),
  'filter[surface]': namesParameter(CHANGE_SURFACES).optional(),
  'filter[setting]': namesParameter(CHANGE_SETTINGS).optional(),
  'filter[actor]': textParameter.optional().describe('Exact label of who made the change'),
  'filter[changed-after]': momentParameter.optional(),
  'filter[changed-before]': momentParameter.optional(),
};

export const changeListQuerySchema = z.strictObject({
  ...filters,
  'page[after]': z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be the id of a change')
    .transform(Number)
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: 999_999_999_999_999,
      description: 'Id of a change: those before it in time follow, whatever has been added since',
    })
    .optional(),
  'page[size]': pageParameters(25, 50)['page[size]'],
});
export type ChangeListQuery = z.infer<typeof changeListQuerySchema>;

export const changeEntriesQuerySchema = z.strictObject({ ...filters, ...pageParameters(50) });
export const changeFacetsQuerySchema = z.strictObject(filters);

const changedListingSchema = z.object({
  id: z.string(),
  title: z.string(),
  currency: z.string(),
  timezone: z.string(),
});

const entryAttributesSchema = changeHistoryAttributesSchema
  .extend({ listing: changedListingSchema })
  .meta({ id: 'ListedChangeEntryAttributes' });

export const listedChangeEntrySchema = z
  .object({ type: z.literal('change-history-entries'), id: z.string(), attributes: entryAttributesSchema })
  .meta({ id: 'ListedChangeEntry' });
export type ListedChangeEntry = z.infer<typeof listedChangeEntrySchema>;
export const changeEntriesCollectionSchema = collectionSchema(listedChangeEntrySchema);

const changeAttributesSchema = z
  .object({
    'changed-at': z.iso.datetime().describe('When its latest entry came'),
    surface: changeHistoryAttributesSchema.shape.surface,
    actor: changeHistoryAttributesSchema.shape.actor,
    'request-id': z
      .string()
      .nullable()
      .describe('What came with one request is one change; null: an entry by itself'),
    settings: z.array(z.string()).describe('That were changed, by name'),
    'entry-count': z.int(),
    'listing-count': z.int(),
    entries: z
      .array(z.object({ id: z.string(), ...entryAttributesSchema.shape }))
      .max(ENTRIES_TOLD)
      .describe(`In the order in which they came; the first ${ENTRIES_TOLD}`),
  })
  .meta({ id: 'ChangeAttributes' });
export type ChangeAttributes = z.infer<typeof changeAttributesSchema>;

const changeSchema = z
  .object({
    type: z.literal('changes'),
    id: z.string().describe('Of its latest entry'),
    attributes: changeAttributesSchema,
  })
  .meta({ id: 'Change' });

/** There are no page numbers: a list that grows at its front is read on from where it was left. */
export const changeCollectionSchema = z.object({
  data: z.array(changeSchema),
  links: pageLinksSchema.pick({ next: true }),
});
export type ChangeCollection = z.infer<typeof changeCollectionSchema>;

const count = z.int();

export const changeFacetsAttributesSchema = z
  .object({
    count: count.describe('Entries that pass all filters'),
    'count-at-any-time': count.describe('Entries that pass all filters but the two moments'),
    surfaces: z.array(z.object({ surface: z.enum(CHANGE_SURFACES), count })),
    settings: z.array(z.object({ setting: z.string(), count })),
    actors: z
      .array(z.object({ ...changeHistoryAttributesSchema.shape.actor.shape, count }))
      .max(MAXIMUM_CHANGE_ACTORS),
  })
  .describe('Each list is counted under all filters but its own, most entries first')
  .meta({ id: 'ChangeFacetsAttributes' });
export type ChangeFacets = z.infer<typeof changeFacetsAttributesSchema>;

export const changeFacetsDocumentSchema = documentSchema(
  z
    .object({
      type: z.literal('change-facets'),
      id: z.string().describe('Of the listing, or of the user'),
      attributes: changeFacetsAttributesSchema,
    })
    .meta({ id: 'ChangeFacets' }),
);
