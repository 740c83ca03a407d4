import { z } from 'zod';
import { documentSchema } from '../json-api.ts';

export const PLAN_STATUSES = ['active', 'trial', 'ended'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export const planDocumentSchema = documentSchema(
  z
    .object({
      type: z.literal('plans'),
      id: z.string().describe('The id of the user'),
      attributes: z.object({
        status: z.enum(PLAN_STATUSES),
        'trial-ends-at': z.iso.datetime().nullable().describe('Null except while a trial lasts'),
      }),
    })
    .meta({ id: 'Plan' }),
);
export type Plan = z.infer<typeof planDocumentSchema>['data'];
