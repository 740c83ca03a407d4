import { z } from 'zod';
import { bodySchema, documentSchema } from '../json-api.ts';
import { localeSchema } from '../locales.ts';

export const signInBodySchema = bodySchema(
  'sign-ins',
  z.strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(1024) }),
);

export const signInAttributesSchema = z
  .object({
    kind: z.enum(['credential', 'staff']),
    'user-id': z.string().nullable(),
    'credential-id': z.string().nullable(),
    permission: z.enum(['Admin', 'Edit', 'View']),
    locale: localeSchema,
    name: z.string(),
    email: z.string(),
    'session-id': z.string(),
    'expires-at': z.iso.datetime(),
  })
  .meta({ id: 'SignInAttributes' });

export const signInDocumentSchema = documentSchema(
  z
    .object({ type: z.literal('sign-ins'), id: z.string(), attributes: signInAttributesSchema })
    .meta({ id: 'SignIn' }),
);
export type SignIn = z.infer<typeof signInDocumentSchema>['data'];
