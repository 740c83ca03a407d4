import { z } from 'zod';
import { documentSchema } from '../json-api.ts';

const scopes = z.array(z.string());

export const applicationDocumentSchema = documentSchema(
  z
    .object({
      type: z.literal('applications'),
      id: z.string().describe('The client id'),
      attributes: z.object({
        name: z.string(),
        scopes,
        'personal-token-scopes': scopes.describe('Those that personal access tokens may carry'),
        'require-user-scoped-tokens': z.boolean(),
        'rate-limit-per-minute': z.int().min(1),
        allowlist: scopes.describe('Networks its tokens may be used from; empty for everywhere'),
        secrets: z
          .array(
            z.object({
              hint: z.string().nullable().describe('Its last four characters'),
              'created-at': z.iso.datetime(),
              'last-used-at': z.iso.datetime().nullable().describe('To the minute'),
            }),
          )
          .describe('Client secrets that are valid, the oldest first'),
        'webhook-url': z.string().describe('Empty while events are sent nowhere'),
        'subscribed-events': z.array(z.string()),
        'webhook-secret-rotated-at': z.iso.datetime().nullable(),
        'created-at': z.iso.datetime(),
      }),
    })
    .meta({ id: 'Application' }),
);
export type ApplicationResource = z.infer<typeof applicationDocumentSchema>['data'];
