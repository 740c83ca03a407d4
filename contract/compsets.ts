import { z } from 'zod';
import { MAXIMUM_PERFORMANCE_DAYS } from './comparisons.ts';
import { collectionSchema, documentSchema, fieldNames, relationTo, resourceSchema } from './json-api.ts';
import { LISTING_FIELDS, listingResourceSchema } from './listings.ts';
import { dateParameter, idParameter, namesParameter, pageParameters, sortParameter } from './query.ts';
import { USER_FIELDS, userResourceSchema } from './users.ts';

/** `connected` belongs to a listing and is kept by the service; `custom` was put together by its owner. */
export const COMPSET_KINDS = ['connected', 'custom'] as const;
export type CompsetKind = (typeof COMPSET_KINDS)[number];

export { MAXIMUM_PERFORMANCE_DAYS };

const amount = (meaning: string) => z.number().nullable().describe(`${meaning}, in major units`);
const percentage = (meaning: string) => z.number().nullable().describe(`${meaning}, in percent`);
const optionalText = z.string().nullable();

const health = z
  .int()
  .min(0)
  .max(100)
  .nullable()
  .describe(
    'Adjusted occupancy times posted rate of the next 90 nights, against the median of the set: 50 is the same, 67 twice as much',
  );

/** Of the next 30 and 90 nights, today’s first; null where nothing could be measured, never zero instead. */
const horizon = {
  'thirty-day-price': amount('Posted rate of the next 30 nights'),
  'ninety-day-price': amount('Posted rate of the next 90 nights'),
  'thirty-day-adr': amount('Booked rate of the next 30 nights'),
  'ninety-day-adr': amount('Booked rate of the next 90 nights'),
  'thirty-day-booked': percentage('Occupancy of the next 30 nights'),
  'ninety-day-booked': percentage('Occupancy of the next 90 nights'),
  'thirty-day-availability': percentage('Nights still open of the next 30'),
  'ninety-day-availability': percentage('Nights still open of the next 90'),
  'thirty-day-min-stays': z.number().nullable().describe('Mean minimum stay of the next 30 nights'),
  'ninety-day-min-stays': z.number().nullable().describe('Mean minimum stay of the next 90 nights'),
};

const reputation = {
  rating: z.number().nullable().describe('0 to 5'),
  'reviews-count': z.int().nullable(),
};

const serviceFee = {
  'average-service-fee': amount('Null: no source tells it'),
};

export const compsetSourceMetricsSchema = z
  .object({ ...horizon, ...reputation, ...serviceFee })
  .meta({ id: 'CompsetSourceMetrics' });
export type CompsetSourceMetrics = z.infer<typeof compsetSourceMetricsSchema>;

export const compsetMemberMetricsSchema = z
  .object({
    ...horizon,
    'thirty-day-adj-occupancy': percentage('Booked of the available nights of the next 30'),
    'ninety-day-adj-occupancy': percentage('Booked of the available nights of the next 90'),
    'thirty-day-booked-rate': amount('The same as `thirty-day-adr`'),
    'ninety-day-booked-rate': amount('The same as `ninety-day-adr`'),
    'base-price': amount('Typical nightly price'),
    currency: z.string().describe('ISO 4217 of every amount: that of `source`'),
    ...reputation,
    ...serviceFee,
  })
  .meta({ id: 'CompsetMemberMetrics' });
export type CompsetMemberMetrics = z.infer<typeof compsetMemberMetricsSchema>;

export const compsetMemberSchema = z
  .object({
    channel: z.string().describe('Where the listing was seen'),
    'channel-listing-id': z.string().describe('Its id there; not the id of a listing of this API'),
    title: optionalText,
    url: optionalText,
    image: optionalText,
    bedrooms: z.int().nullable(),
    bathrooms: z.number().nullable(),
    'room-type': optionalText,
    latitude: z.number(),
    longitude: z.number(),
    'distance-km': z.number().nullable().describe('From the base listing; null in a custom comp set'),
    similarity: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .describe('How alike the base listing it is, 100 is in everything; null in a custom comp set'),
    ...reputation,
    'health-score': health,
    metrics: compsetMemberMetricsSchema,
  })
  .meta({ id: 'CompsetMember' });
export type CompsetMember = z.infer<typeof compsetMemberSchema>;

export const compsetSourceSchema = z
  .object({
    bedrooms: z.int().nullable(),
    bathrooms: z.number().nullable(),
    latitude: z.number().nullable().describe('The middle of the members in a custom comp set'),
    longitude: z.number().nullable().describe('The middle of the members in a custom comp set'),
    address: optionalText,
    city: optionalText,
    state: optionalText,
    country: optionalText,
    market: optionalText.describe('Null in a custom comp set'),
    currency: z
      .string()
      .describe('ISO 4217 of every amount: the listing’s, or the billing currency of the owner'),
    'base-price': z.int().nullable().describe('Null in a custom comp set'),
    'health-score': health,
    'min-stay': z.int().nullable().describe('Null in a custom comp set'),
    metrics: compsetSourceMetricsSchema,
  })
  .meta({ id: 'CompsetSource' });
export type CompsetSource = z.infer<typeof compsetSourceSchema>;

const performanceMetrics = {
  'average-posted-rate': amount('Rate on offer, booked or not'),
  occupancy: percentage('Booked of all known nights'),
  'average-min-stay': z.number().nullable().describe('In nights'),
  'average-booked-rate': amount('Per booked night'),
  'adj-occupancy': percentage('Booked of the available nights'),
};

export const compsetPerformanceMetricsSchema = z
  .object(performanceMetrics)
  .meta({ id: 'CompsetPerformanceMetrics' });
export type CompsetPerformanceMetrics = z.infer<typeof compsetPerformanceMetricsSchema>;

export const compsetPerformanceSchema = z
  .object({
    'start-date': z.iso.date().describe('First night'),
    'end-date': z.iso.date().describe('Last night'),
    currency: z.string().describe('ISO 4217 of every amount: that of `source`'),
    'main-listing-metrics': compsetPerformanceMetricsSchema
      .nullable()
      .describe('Of the base listing; null in a custom comp set'),
    'aggregated-metrics': z
      .object({
        ...performanceMetrics,
        'number-of-nearby-listings': z.int().describe('Members of which any night of the range is known'),
      })
      .meta({ id: 'CompsetAggregatedMetrics' }),
  })
  .meta({ id: 'CompsetPerformance' });
export type CompsetPerformance = z.infer<typeof compsetPerformanceSchema>;

export const compsetSummaryAttributesSchema = z
  .object({
    'listing-id': z.int().nullable().describe('The base listing; null in a custom comp set'),
    kind: z.enum(COMPSET_KINDS).describe('`custom` is beta and may change without notice'),
    title: z.string(),
    'member-count': z.int(),
    'created-at': z.iso.datetime(),
    'updated-at': z.iso.datetime().describe('When its members or its title last changed'),
  })
  .meta({ id: 'CompsetSummaryAttributes' });
export type CompsetSummaryAttributes = z.infer<typeof compsetSummaryAttributesSchema>;

export const compsetAttributesSchema = compsetSummaryAttributesSchema
  .extend({
    'matched-airbnb-id': optionalText.describe('Of the base listing, where it is known'),
    source: compsetSourceSchema,
    members: z.array(compsetMemberSchema).describe('The most alike first'),
    performance: compsetPerformanceSchema,
  })
  .meta({ id: 'CompsetAttributes' });
export type CompsetAttributes = z.infer<typeof compsetAttributesSchema>;

const compsetRelationships = z.object({
  owner: relationTo('users'),
  listing: z
    .object({ data: z.object({ type: z.literal('listings'), id: z.string() }).nullable() })
    .describe('Null in a custom comp set'),
});

export const compsetSummaryResourceSchema = resourceSchema(
  'compsets',
  compsetSummaryAttributesSchema,
  compsetRelationships,
).meta({ id: 'CompsetSummary' });
export type CompsetSummaryResource = z.infer<typeof compsetSummaryResourceSchema>;

export const compsetResourceSchema = resourceSchema(
  'compsets',
  compsetAttributesSchema,
  compsetRelationships,
).meta({ id: 'Compset' });
export type CompsetResource = z.infer<typeof compsetResourceSchema>;

const included = { included: z.array(z.union([userResourceSchema, listingResourceSchema])).optional() };

export const compsetCollectionSchema = collectionSchema(compsetSummaryResourceSchema).extend(included);
export const compsetDocumentSchema = documentSchema(compsetResourceSchema).extend(included);

const sideload = {
  include: namesParameter(['owner', 'listing']).optional(),
  'fields[users]': namesParameter(USER_FIELDS).optional(),
  'fields[listings]': namesParameter(LISTING_FIELDS).optional(),
};

export const compsetListQuerySchema = z.strictObject({
  'filter[owner]': idParameter.optional().describe('Meaningful for tokens that reach several users'),
  'filter[listing]': idParameter.optional(),
  'filter[kind]': z
    .enum(COMPSET_KINDS)
    .optional()
    .describe('`connected`: of a listing. `custom`: put together by a person'),
  sort: sortParameter(['created-at', 'title'], '-created-at'),
  ...sideload,
  'fields[compsets]': namesParameter(
    fieldNames(compsetSummaryAttributesSchema, 'owner', 'listing'),
  ).optional(),
  ...pageParameters(),
});
export type CompsetListQuery = z.infer<typeof compsetListQuerySchema>;

/** The dates are written with underscores, unlike every other name. */
export const compsetQuerySchema = z.strictObject({
  start_date: dateParameter
    .optional()
    .describe('First night of `performance`; default today in the listing’s timezone'),
  end_date: dateParameter
    .optional()
    .describe(
      `Last night of \`performance\`, at most ${MAXIMUM_PERFORMANCE_DAYS} days after the first; default 90 days after it`,
    ),
  ...sideload,
  'fields[compsets]': namesParameter(fieldNames(compsetAttributesSchema, 'owner', 'listing')).optional(),
});
export type CompsetQuery = z.infer<typeof compsetQuerySchema>;
