import { z } from 'zod';
import { COMPARISONS, type Comparison, MAXIMUM_INSIGHT_DAYS } from './comparisons.ts';
import { collectionSchema, fieldNames, paginationSchema, resourceSchema } from './json-api.ts';
import { dateParameter, namesParameter, pageParameters } from './query.ts';

export { COMPARISONS, type Comparison, MAXIMUM_INSIGHT_DAYS };

/** Null is "could not be computed", never zero; 0 is a measurement. */
const metric = (meaning: string) =>
  z
    .object({ listing: z.number().nullable(), benchmark: z.number().nullable() })
    .describe(`${meaning}. Null where it could not be computed; 0 is a measurement`);

export const marketInsightAttributesSchema = z
  .object({
    date: z.iso.date(),
    'adj-occupancy': metric('Percentage of the available nights that are booked'),
    occupancy: metric('Percentage of all nights that are booked, nights never available among them'),
    'average-booked-rate': metric('Per booked night, in major units of `meta.currency`'),
    'average-posted-rate': metric('The rate on offer, booked or not, in major units of `meta.currency`'),
  })
  .meta({ id: 'MarketInsightAttributes' });
export type MarketInsightAttributes = z.infer<typeof marketInsightAttributesSchema>;

export const marketInsightResourceSchema = resourceSchema(
  'market-insights',
  marketInsightAttributesSchema,
).meta({ id: 'MarketInsight' });
export type MarketInsightResource = z.infer<typeof marketInsightResourceSchema>;

export const marketInsightMetaSchema = z
  .object({
    pagination: paginationSchema,
    currency: z.string().describe('ISO 4217: the billing currency of the listing’s owner'),
    'benchmark-data-available': z
      .boolean()
      .describe('False where nothing comparable was seen in the whole window'),
    'compare-to': z.enum(COMPARISONS),
    'cohort-bedrooms': z
      .array(z.string())
      .nullable()
      .describe('The bedroom counts compared with, each as it is; null for all of them'),
    'start-date': z.iso.date().describe('First day of the window'),
    'end-date': z.iso.date().describe('Last day of the window'),
    'exchange-rate-missing': z
      .boolean()
      .describe('True where amounts of the window are null because no exchange rate is known for them'),
  })
  .meta({ id: 'MarketInsightMeta' });
export type MarketInsightMeta = z.infer<typeof marketInsightMetaSchema>;

export const marketInsightCollectionSchema = collectionSchema(marketInsightResourceSchema).extend({
  meta: marketInsightMetaSchema,
});

export const marketInsightQuerySchema = z.strictObject({
  'filter[start-date]': dateParameter
    .optional()
    .describe('Default: 1 January of the current year in the listing’s timezone'),
  'filter[end-date]': dateParameter
    .optional()
    .describe(
      'Inclusive; default: 31 December of the current year in the listing’s timezone. ' +
        `A window has at most ${MAXIMUM_INSIGHT_DAYS} days`,
    ),
  'filter[compare-to]': z
    .enum(COMPARISONS)
    .default('cluster')
    .describe('The listing’s own neighborhood, or its whole market'),
  'fields[market-insights]': namesParameter(fieldNames(marketInsightAttributesSchema)).optional(),
  ...pageParameters(366, MAXIMUM_INSIGHT_DAYS),
});
export type MarketInsightQuery = z.infer<typeof marketInsightQuerySchema>;
