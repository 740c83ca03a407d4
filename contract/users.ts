import { z } from 'zod';
import { bodySchema, collectionSchema, documentSchema, fieldNames, resourceSchema } from './json-api.ts';
import { localeSchema } from './locales.ts';
import { namesParameter, pageParameters, sortParameter, textParameter } from './query.ts';

export const userAttributesSchema = z
  .object({
    'first-name': z.string(),
    'last-name': z.string(),
    email: z.string(),
    locale: localeSchema.describe('The language of the messages that explain prices'),
    'created-at': z.iso.datetime(),
    status: z.enum(['new', 'active', 'inactive']).describe('Derived from the enabled listings'),
  })
  .meta({ id: 'UserAttributes' });
export type UserAttributes = z.infer<typeof userAttributesSchema>;

export const USER_FIELDS = fieldNames(userAttributesSchema);

export const userResourceSchema = resourceSchema('users', userAttributesSchema).meta({ id: 'User' });
export type UserResource = z.infer<typeof userResourceSchema>;

export const userDocumentSchema = documentSchema(userResourceSchema);
export const userCollectionSchema = collectionSchema(userResourceSchema);

export const userListQuerySchema = z.strictObject({
  'filter[email]': textParameter.optional().describe('Exact, case-insensitive'),
  sort: sortParameter(['created-at'], '-created-at'),
  'fields[users]': namesParameter(USER_FIELDS).optional(),
  ...pageParameters(),
});
export type UserListQuery = z.infer<typeof userListQuerySchema>;

export const userQuerySchema = z.strictObject({ 'fields[users]': namesParameter(USER_FIELDS).optional() });

const personName = z.string().trim().min(1).max(150);

export const userCreationAttributesSchema = z.strictObject({
  'first-name': personName,
  'last-name': personName,
  email: z.email('must be an e-mail address').max(254),
  locale: localeSchema.default('en'),
});
export type UserCreation = z.infer<typeof userCreationAttributesSchema>;
export const userCreationBodySchema = bodySchema('users', userCreationAttributesSchema);

export const credentialAttributesSchema = z
  .object({
    'created-at': z.iso.datetime(),
    'last-login': z.iso.datetime().nullable(),
    'credential-type': z.string(),
    'global-permissions': z.string(),
    email: z.string().nullable(),
  })
  .meta({ id: 'CredentialAttributes' });

export const credentialResourceSchema = resourceSchema('credentials', credentialAttributesSchema).meta({
  id: 'Credential',
});
export const credentialCollectionSchema = collectionSchema(credentialResourceSchema);
export const credentialListQuerySchema = z.strictObject({
  'fields[credentials]': namesParameter(fieldNames(credentialAttributesSchema)).optional(),
  ...pageParameters(),
});
