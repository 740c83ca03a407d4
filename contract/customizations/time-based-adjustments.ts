import { z } from 'zod';
import { MAXIMUM_RULES } from './bounds.ts';
import { leadDirectionSchema, MAXIMUM_LEAD_DAYS, percentageSchema } from './lead-rules.ts';
import { ignored } from './read-only.ts';
import { seasonSchema, seasonsSchema } from './season.ts';

const adjustments = z
  .array(
    z.strictObject({
      days: z.int().min(1).max(MAXIMUM_LEAD_DAYS),
      percentage: percentageSchema,
      direction: leadDirectionSchema,
    }),
  )
  .max(MAXIMUM_RULES);

const dynamic = {
  enabled: z.boolean(),
  tier: z
    .enum(['revenue', 'occupancy', 'rate'])
    .describe('`occupancy` leans to filling, `rate` to holding, `revenue` stands between'),
};

const lists = {
  'time-based-adjustments': adjustments,
  'seasonal-time-based-adjustments': seasonsSchema(
    seasonSchema({
      exclude: z.boolean().default(false).describe('Switches year-round rules and the dynamic curve off'),
      'time-based-adjustments': adjustments.default([]),
    }),
  ),
};

export const timeBasedAdjustmentAttributesSchema = z
  .object({
    'dynamic-time-based-adjustments': z.object({
      ...dynamic,
      'median-lead-time': z
        .int()
        .nullable()
        .describe(
          'Read-only: median days between booking and arrival of similar-sized listings in the neighborhood, else of the owner’s own; null where too few are known',
        ),
    }),
    ...lists,
  })
  .meta({ id: 'TimeBasedAdjustmentCustomization' });

export const timeBasedAdjustmentChangesSchema = z
  .strictObject({
    'dynamic-time-based-adjustments': z.strictObject({ ...dynamic, 'median-lead-time': ignored }).partial(),
    ...lists,
  })
  .partial();
