import { z } from 'zod';
import { idParameter } from '#contract/query.ts';
import { recommendationCollectionSchema, recommendationListQuerySchema } from '#contract/recommendations.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { isVisible } from '../listings/queries.ts';
import { tenantOf } from '../oauth/principal.ts';
import { listRecommendations } from './queries.ts';
import { serializeRecommendation } from './serializer.ts';

export const recommendationEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/listings/{id}/recommendations/',
    operationId: 'listRecommendations',
    tag: 'Recommendations',
    summary: 'List what is recommended for the base price of a listing, newest first',
    requires: ['listings:read'],
    params: z.object({ id: idParameter }),
    query: recommendationListQuerySchema,
    answers: { 200: { description: 'A page of recommendations', schema: recommendationCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query, url }) {
      if (!(await isVisible(context.db, tenantOf(principal), params.id))) {
        throw new NotFoundError('There is no such listing.');
      }
      const page = pageOf(query);
      const { rows, count } = await listRecommendations(context.db, params.id, page);
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: collectionDocument(
          rows.map((row) => serializeRecommendation(row, query['fields[recommendations]'])),
          url,
          context.config.publicApiUrl,
          pagination,
        ),
      };
    },
  }),
];
