import { z } from 'zod';
import { toIsoDate } from '#contract/dates.ts';
import { marketInsightCollectionSchema, marketInsightQuerySchema } from '#contract/insights.ts';
import { idParameter } from '#contract/query.ts';
import { recalledBy } from '../calendar/recalled-by.ts';
import { pageLinks, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { readMarketInsights } from './read-market-insights.ts';
import { serializeInsights } from './serializer.ts';

const questionOf = (search: string) => `market-insights${search}`;

export const insightEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/listings/{id}/market-insights/',
    operationId: 'readMarketInsights',
    tag: 'Market insights',
    summary: 'Compare a listing with its neighborhood or its market, day by day',
    description:
      'One entry for every day of the window, at most 731 days. Null means that a metric could not be computed and ' +
      'is never to be read as zero. The benchmark is of entire homes with the listing’s bedroom count; studios and ' +
      'one-bedrooms are compared together. A multi-unit listing is told as all its units. ' +
      'A listing without neighborhood is 422 `listing_not_analysable` under `cluster` and answered under `market`; ' +
      '422 `market_insights_unavailable` passes, so retry later.',
    requires: ['insights:read'],
    limit: 'market-insights',
    params: z.object({ id: idParameter }),
    query: marketInsightQuerySchema,
    answers: { 200: { description: 'A page of days', schema: marketInsightCollectionSchema } },
    fails: [400, 404, 422],
    recall: recalledBy(questionOf),
    async handle({ context, principal, params, query, url }) {
      const read = await readMarketInsights(context, tenantOf(principal), params.id, query);
      const page = pageOf(query);
      const pagination = paginate(read.insights.length, page);
      const data = serializeInsights(params.id, read, page, query['fields[market-insights]']);
      const rest = JSON.stringify({
        links: pageLinks(url, context.config.publicApiUrl, pagination),
        meta: {
          pagination,
          ...read.meta,
          'start-date': toIsoDate(read.window.from),
          'end-date': toIsoDate(read.window.to),
        },
      });
      const bytes = Buffer.from(`{"data":${data},${rest.slice(1)}`, 'utf8');
      read.remember(questionOf(url.search), bytes);
      return { status: 200, bytes };
    },
  }),
];
