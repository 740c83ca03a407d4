import { z } from 'zod';
import { refuseValue } from '../refusals.ts';
import { MAXIMUM_RULES } from './bounds.ts';
import { leadDirectionSchema, MAXIMUM_LEAD_DAYS, minStaySchema } from './lead-rules.ts';
import { seasonSchema, seasonsSchema } from './season.ts';
import { weekdaySetSchema } from './weekdays.ts';

const gaps = z.int().min(1).max(365).nullable();
const buffer = z.int().min(0).max(365).nullable();

const gapFill = z.strictObject({
  enabled: z.boolean(),
  gaps: gaps.default(null).describe('The longest gap that is filled, in nights; null fills every short gap'),
  buffer: buffer.default(null).describe('Nights of the gap that may stay empty'),
});
/** Without defaults: what is not sent stays as it is. */
const gapFillChanges = z.strictObject({ enabled: z.boolean(), gaps, buffer }).partial();

const leadRules = z
  .array(
    z.strictObject({
      'days-away': z.int().min(0).max(MAXIMUM_LEAD_DAYS),
      direction: leadDirectionSchema,
      'min-stay': minStaySchema,
    }),
  )
  .max(MAXIMUM_RULES);

const weekdayMinStays = weekdaySetSchema({ 'min-stay': minStaySchema.nullable().default(null) });

const timeBasedSeason = seasonSchema({
  exclude: z.boolean().default(false).describe('Switches the year-round lead-time rules off'),
  'time-based-min-stays': leadRules.default([]),
}).superRefine(({ exclude, 'time-based-min-stays': rules }, context) => {
  const refuse = (message: string, code: 'rules_missing' | 'rules_not_empty') =>
    refuseValue(context, { path: ['time-based-min-stays'], message, input: rules }, { code, figures: {} });
  if (exclude && rules.length > 0) refuse('must be empty where exclude is true', 'rules_not_empty');
  if (!exclude && rules.length === 0) {
    refuse('must have at least one rule unless exclude is true', 'rules_missing');
  }
});

const writable = {
  'min-stay': minStaySchema.nullable().describe('Nights; null sets no minimum, which is read back as 1'),
  'gap-fill-min-stay': gapFill,
  'day-of-week-min-stays': weekdayMinStays,
  'last-minute-min-stays': leadRules,
  'seasonal-min-stays': seasonsSchema(
    seasonSchema({
      'min-stay': minStaySchema,
      'min-stay-locked': z
        .boolean()
        .default(false)
        .describe('Lowered neither by gap fill nor by lead-time rules'),
    }),
  ),
  'seasonal-day-of-week-min-stays': seasonsSchema(seasonSchema({ 'min-stays': weekdayMinStays })),
  'seasonal-gap-fill-min-stays': seasonsSchema(seasonSchema({ 'gap-fill-min-stay': gapFill })),
  'seasonal-time-based-min-stays': seasonsSchema(timeBasedSeason),
};

export const minStayAttributesSchema = z.object(writable).meta({ id: 'MinStayCustomization' });
export const minStayChangesSchema = z
  .strictObject({ ...writable, 'gap-fill-min-stay': gapFillChanges })
  .partial();
