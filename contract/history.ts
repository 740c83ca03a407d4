import { z } from 'zod';
import { collectionSchema, fieldNames, relationTo, resourceSchema } from './json-api.ts';
import { momentParameter, namesParameter, pageParameters } from './query.ts';

export const changeHistoryAttributesSchema = z
  .object({
    'changed-at': z.iso.datetime(),
    surface: z.enum(['api', 'dashboard', 'agent', 'service']).describe('Where the change was made'),
    actor: z.object({
      type: z.enum(['user', 'application', 'support', 'service']),
      label: z.string().describe('Login e-mail, name of the application, or what the service was doing'),
    }),
    setting: z
      .string()
      .describe('Name of the customization, `activation`, or `recommendation` for a decision on one'),
    field: z.string().describe('Name of the attribute; a list is kept whole'),
    'old-value': z.unknown(),
    'new-value': z.unknown(),
    'request-id': z.string().nullable(),
  })
  .meta({ id: 'ChangeHistoryEntryAttributes' });

export const changeHistoryResourceSchema = resourceSchema(
  'change-history-entries',
  changeHistoryAttributesSchema,
  z.object({ listing: relationTo('listings') }),
).meta({ id: 'ChangeHistoryEntry' });
export type ChangeHistoryResource = z.infer<typeof changeHistoryResourceSchema>;
export const changeHistoryCollectionSchema = collectionSchema(changeHistoryResourceSchema);

export const changeHistoryQuerySchema = z.strictObject({
  'filter[changed-after]': momentParameter.optional(),
  'filter[changed-before]': momentParameter.optional(),
  'fields[change-history-entries]': namesParameter(
    fieldNames(changeHistoryAttributesSchema, 'listing'),
  ).optional(),
  ...pageParameters(),
});
