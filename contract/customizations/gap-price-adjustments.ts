import { z } from 'zod';
import { refuseValue } from '../refusals.ts';
import { MAXIMUM_RULES } from './bounds.ts';
import { MAXIMUM_LEAD_DAYS, percentageSchema } from './lead-rules.ts';
import { ignored } from './read-only.ts';

const nights = z.int().min(1).max(365);

const rule = {
  'min-nights': nights,
  'max-nights': nights,
  percentage: percentageSchema,
  weekdays: z.enum(['all', 'weekday', 'weekend']).default('all'),
  'within-days': z
    .int()
    .min(0)
    .max(MAXIMUM_LEAD_DAYS)
    .nullable()
    .default(null)
    .describe('At most so many days before the night; null means at any time'),
};

const writable = {
  'dynamic-gap-price-adjustments': z.boolean(),
  'manual-gap-price-adjustments': z
    .array(
      z.strictObject(rule).superRefine((sent, context) => {
        if (sent['min-nights'] <= sent['max-nights']) return;
        const message = 'must not be below min-nights';
        const issue = { path: ['max-nights'], message, input: sent['max-nights'] };
        refuseValue(context, issue, { code: 'bounds_cross', figures: {} });
      }),
    )
    .max(MAXIMUM_RULES)
    .describe('The first that fits a night acts, and only while the dynamic adjustment is off'),
};

export const gapPriceAdjustmentAttributesSchema = z
  .object({
    ...writable,
    'default-rules': z
      .array(z.object({ ...rule, 'is-default': z.boolean() }))
      .describe('Read-only: what the dynamic adjustment does; is-default while the listing uses it'),
  })
  .meta({ id: 'GapPriceAdjustmentCustomization' });
export const gapPriceAdjustmentChangesSchema = z
  .strictObject({ ...writable, 'default-rules': ignored })
  .partial();
