import { z } from 'zod';
import { documentSchema } from '../json-api.ts';

const decimal = z.number().describe('Major units with at most two decimals');

export const explanationStepSchema = z
  .object({
    kind: z.enum(['factor', 'limit', 'rounding', 'override']),
    key: z.string(),
    label: z.string(),
    ratio: z.number().nullable(),
    amount: decimal,
    before: decimal,
    after: decimal,
    reason: z.string().nullable(),
    'event-impact': z.enum(['low', 'medium', 'high']).optional(),
    limit: z.object({ side: z.enum(['floor', 'ceiling']), value: z.number(), rule: z.string() }).optional(),
  })
  .meta({ id: 'ExplanationStep' });
export type ExplanationStep = z.infer<typeof explanationStepSchema>;

/** What became another since yesterday, and what that alone did to the price. */
export const moveStepSchema = z
  .object({
    kind: z.enum(['base-price', 'factor', 'floor', 'ceiling', 'override', 'rounding']),
    key: z.string().describe('Of the factor, or `fixed` or `percentage` of an override; else the kind'),
    label: z.string().nullable(),
    before: z
      .number()
      .nullable()
      .describe('A ratio of a factor and a percentage override, a price of everything else; null for none'),
    after: z.number().nullable(),
    amount: z.int().describe('0 where it changed without effect, as below a minimum'),
  })
  .meta({ id: 'PriceMoveStep' });
export type MoveStep = z.infer<typeof moveStepSchema>;

const ruled = (value: z.ZodType<number | null>) =>
  z.object({
    value,
    rule: z.string().nullable(),
    shadowed: z.array(z.object({ rule: z.string(), value: z.number().nullable() })),
  });

export const explanationAttributesSchema = z
  .object({
    date: z.iso.date(),
    currency: z.string(),
    'base-price': z.int(),
    price: z.int(),
    'price-posted': z.int().nullable(),
    'posted-at': z.iso.datetime().nullable(),
    availability: z.enum(['available', 'booked', 'blocked', 'unavailable']),
    'lead-days': z.int().describe('Negative for a night that is past'),
    'gap-nights': z.int().nullable(),
    sentence: z.string(),
    steps: z.array(explanationStepSchema).describe('base-price + Σ amount = price'),
    floor: ruled(z.number().nullable()),
    ceiling: ruled(z.number().nullable()),
    'min-stay': ruled(z.number().nullable()),
    market: z
      .object({
        cohort: z.string(),
        cluster: z.string(),
        p10: z.number().nullable(),
        p25: z.number().nullable(),
        p50: z.number().nullable(),
        p75: z.number().nullable(),
        p90: z.number().nullable(),
        occupancy: z.number().nullable().describe('Share of comparable nights already booked, 0…1'),
        'expected-occupancy': z.number().nullable().describe('Share usual this many days out, 0…1'),
      })
      .nullable(),
    'since-yesterday': z
      .object({
        price: z.int().describe('As it was at the end of yesterday in the listing’s timezone'),
        change: z.int(),
        steps: z.array(moveStepSchema).describe('Σ amount = change'),
      })
      .nullable()
      .describe('Null where yesterday’s prices are not known'),
  })
  .meta({ id: 'ExplanationAttributes' });
export type ExplanationAttributes = z.infer<typeof explanationAttributesSchema>;

export const explanationDocumentSchema = documentSchema(
  z
    .object({ type: z.literal('explanations'), id: z.string(), attributes: explanationAttributesSchema })
    .meta({ id: 'Explanation' }),
);
