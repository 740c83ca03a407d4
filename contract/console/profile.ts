import { z } from 'zod';
import { documentSchema } from '../json-api.ts';
import { localeSchema } from '../locales.ts';

export const profileDocumentSchema = documentSchema(
  z
    .object({
      type: z.literal('profiles'),
      id: z.string(),
      attributes: z.object({
        kind: z.enum(['credential', 'staff']),
        name: z.string(),
        email: z.string().nullable(),
        permission: z.enum(['Admin', 'Edit', 'View']),
        locale: localeSchema,
        plan: z.enum(['active', 'ended']).nullable().describe('Null for staff'),
      }),
    })
    .meta({ id: 'Profile' }),
);
export type Profile = z.infer<typeof profileDocumentSchema>['data'];
