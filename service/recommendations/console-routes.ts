import { z } from 'zod';
import {
  decidableRecommendationCollectionSchema,
  decidableRecommendationDocumentSchema,
  decidableRecommendationQuerySchema,
  recommendationDecisionBodySchema,
  recommendationSettingsBodySchema,
  recommendationSettingsDocumentSchema,
} from '#contract/console/recommendations.ts';
import { idParameter } from '#contract/query.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { serializeDecidable } from './decidable-serializer.ts';
import { decideRecommendation } from './decide-recommendation.ts';
import { listDecidableRecommendations } from './decision-queries.ts';
import {
  changeRecommendationSettings,
  readRecommendationSettings,
  type UserSettings,
} from './recommendation-settings.ts';

const TAG = 'Console';

const settingsDocument = ({ userId, attributes }: UserSettings) => ({
  data: { type: 'recommendation-settings' as const, id: String(userId), attributes },
});

export const recommendationConsoleEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/recommendations/',
    operationId: 'listDecidableRecommendations',
    tag: TAG,
    summary: 'The recommendations of all listings, with what a person needs to decide',
    requires: ['console:read'],
    query: decidableRecommendationQuerySchema,
    answers: {
      200: { description: 'A page of recommendations', schema: decidableRecommendationCollectionSchema },
    },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const { rows, count } = await listDecidableRecommendations(
        context.db,
        tenantOf(principal),
        query,
        page,
      );
      const pagination = paginate(count, page);
      const data = rows.map(serializeDecidable);
      return {
        status: 200,
        document: collectionDocument(data, url, context.config.publicApiUrl, pagination),
      };
    },
  }),
  endpoint({
    method: 'patch',
    path: '/console/v1/recommendations/{id}/',
    operationId: 'decideRecommendation',
    tag: TAG,
    summary: 'Approve a recommendation, which sets the base price, or decline it',
    requires: ['console:write'],
    params: z.object({ id: idParameter }),
    body: recommendationDecisionBodySchema,
    answers: {
      200: { description: 'As it is decided now', schema: decidableRecommendationDocumentSchema },
    },
    fails: [400, 404, 409, 413, 415, 422],
    async handle({ context, principal, params, body, requestId }) {
      const { status } = body.data.attributes;
      const decided = await decideRecommendation(context, principal, params.id, status, requestId);
      return { status: 200, document: { data: serializeDecidable(decided) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/recommendation-settings/',
    operationId: 'readRecommendationSettings',
    tag: TAG,
    summary: 'Whether the user’s recommended base prices are taken over without asking',
    requires: ['console:read'],
    answers: { 200: { description: 'The settings', schema: recommendationSettingsDocumentSchema } },
    fails: [404],
    async handle({ context, principal }) {
      const settings = await readRecommendationSettings(context, principal);
      return { status: 200, document: settingsDocument(settings) };
    },
  }),
  endpoint({
    method: 'patch',
    path: '/console/v1/recommendation-settings/',
    operationId: 'changeRecommendationSettings',
    tag: TAG,
    summary: 'Switch taking recommended base prices over without asking on or off',
    requires: ['console:write'],
    body: recommendationSettingsBodySchema,
    answers: { 200: { description: 'The settings now', schema: recommendationSettingsDocumentSchema } },
    fails: [400, 404, 413, 415],
    async handle({ context, principal, body }) {
      const settings = await changeRecommendationSettings(context, principal, body.data.attributes);
      return { status: 200, document: settingsDocument(settings) };
    },
  }),
];
