import { z } from 'zod';
import { bodySchema, collectionSchema, documentSchema, relationTo, resourceSchema } from '../json-api.ts';
import { dateParameter, pageParameters } from '../query.ts';
import { PERSONAL_TOKEN_SCOPES } from '../scopes.ts';

export const MAXIMUM_TOKEN_NAME_LENGTH = 100;
/** Tokens that one login may have at a time. */
export const MAXIMUM_TOKENS_PER_LOGIN = 20;

const scopeSchema = z.enum(PERSONAL_TOKEN_SCOPES);

const attributesSchema = z
  .object({
    name: z.string(),
    scopes: z.array(scopeSchema).describe('Those it can use: of its own, the ones its application has'),
    hint: z.string().describe('Its prefix and last four characters'),
    'login-name': z.string().describe('Of the person it acts as'),
    'created-at': z.iso.datetime(),
    'last-used-at': z.iso.datetime().nullable().describe('To the minute; null as long as it was never used'),
    'last-used-address': z.string().nullable(),
    'remind-on': z.iso.date().nullable().describe('When its owner wants to be reminded of replacing it'),
  })
  .meta({ id: 'PersonalAccessTokenAttributes' });
export type PersonalAccessTokenAttributes = z.infer<typeof attributesSchema>;

const relationships = z.object({ credential: relationTo('credentials') });

export const personalAccessTokenSchema = resourceSchema(
  'personal-access-tokens',
  attributesSchema,
  relationships,
).meta({ id: 'PersonalAccessToken' });
export type PersonalAccessToken = z.infer<typeof personalAccessTokenSchema>;

export const personalAccessTokenCollectionSchema = collectionSchema(personalAccessTokenSchema).extend({
  meta: z.object({
    pagination: collectionSchema(personalAccessTokenSchema).shape.meta.shape.pagination,
    'available-scopes': z.array(scopeSchema).describe('Those that a new token may carry'),
    'may-create': z
      .boolean()
      .describe('Whether the plan is active and the login has less than the most tokens'),
  }),
});
export const personalAccessTokenListQuerySchema = z.strictObject({ ...pageParameters() });

/** The answer to the one request that makes a token, and the only one that holds it. */
export const newPersonalAccessTokenDocumentSchema = documentSchema(
  resourceSchema(
    'personal-access-tokens',
    attributesSchema.extend({ token: z.string().describe('Shown this once') }),
    relationships,
  ).meta({ id: 'NewPersonalAccessToken' }),
);

export const personalAccessTokenCreationSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(MAXIMUM_TOKEN_NAME_LENGTH),
    scopes: z
      .array(scopeSchema)
      .min(1)
      .max(PERSONAL_TOKEN_SCOPES.length)
      .refine((scopes) => new Set(scopes).size === scopes.length, 'must name each scope once'),
    'remind-on': dateParameter.nullable().default(null).describe('A day to come'),
  })
  .meta({ id: 'PersonalAccessTokenCreation' });
export type PersonalAccessTokenCreation = z.output<typeof personalAccessTokenCreationSchema>;
export const personalAccessTokenCreationBodySchema = bodySchema(
  'personal-access-tokens',
  personalAccessTokenCreationSchema,
);
