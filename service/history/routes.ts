import { z } from 'zod';
import { changeHistoryCollectionSchema, changeHistoryQuerySchema } from '#contract/history.ts';
import { idParameter } from '#contract/query.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { isVisible } from '../listings/queries.ts';
import { tenantOf } from '../oauth/principal.ts';
import { listChanges } from './queries.ts';
import { serializeChange } from './serializer.ts';

export const historyEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/listings/{id}/change-history/',
    operationId: 'listChangeHistory',
    tag: 'Change history',
    summary: 'Who changed the settings of a listing, what and when; newest first',
    requires: ['listings:read'],
    params: z.object({ id: idParameter }),
    query: changeHistoryQuerySchema,
    answers: { 200: { description: 'A page of changes', schema: changeHistoryCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query, url }) {
      if (!(await isVisible(context.db, tenantOf(principal), params.id))) {
        throw new NotFoundError('There is no such listing.');
      }
      const page = pageOf(query);
      const between = {
        after: query['filter[changed-after]'],
        before: query['filter[changed-before]'],
      };
      const { rows, count } = await listChanges(context.db, params.id, between, page);
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: collectionDocument(
          rows.map((row) => serializeChange(row, query['fields[change-history-entries]'])),
          url,
          context.config.publicApiUrl,
          pagination,
        ),
      };
    },
  }),
];
