import { z } from 'zod';
import { compsetSummaryResourceSchema } from '../compsets.ts';
import { bodySchema, documentSchema } from '../json-api.ts';

/** A custom comp set holds no more. */
export const MOST_CUSTOM_MEMBERS = 50;
/** An owner has no more custom comp sets. */
export const MOST_CUSTOM_COMPSETS = 100;

const name = z.string().trim().min(1).max(150);

export const compsetCreationAttributesSchema = z.strictObject({
  title: name,
  'user-id': z.int().min(1).optional().describe('Its owner; only for a token that is bound to no user'),
  market: name.describe('The market that the members lie in, as `source` of a comp set names it'),
  'channel-listing-ids': z
    .array(z.string().min(1).max(150))
    .min(1)
    .max(MOST_CUSTOM_MEMBERS)
    .describe('The members, as members of comp sets are named'),
});
export type CompsetCreation = z.infer<typeof compsetCreationAttributesSchema>;

export const compsetCreationBodySchema = bodySchema('compsets', compsetCreationAttributesSchema);
export const compsetCreationDocumentSchema = documentSchema(compsetSummaryResourceSchema);
