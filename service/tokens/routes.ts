import { z } from 'zod';
import {
  newPersonalAccessTokenDocumentSchema,
  personalAccessTokenCollectionSchema,
  personalAccessTokenCreationBodySchema,
  personalAccessTokenListQuerySchema,
} from '#contract/console/personal-access-tokens.ts';
import { idParameter } from '#contract/query.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint, NEVER_KEPT } from '../http/endpoint.ts';
import { getApplication } from '../oauth/queries.ts';
import { createPersonalToken } from './create-personal-token.ts';
import { listManagedTokens } from './list-personal-tokens.ts';
import { availableScopes } from './personal-token-scopes.ts';
import { revokePersonalToken } from './revoke-personal-token.ts';
import { serializePersonalToken } from './serializer.ts';

const TAG = 'Console';

export const personalTokenEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/personal-access-tokens/',
    operationId: 'listPersonalAccessTokens',
    tag: TAG,
    summary: 'List personal access tokens',
    description:
      'The newest first: those of the signed-in login, or of the whole account for its administrator.',
    requires: ['console:read'],
    query: personalAccessTokenListQuerySchema,
    answers: { 200: { description: 'A page of tokens', schema: personalAccessTokenCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const { rows, count, available, mayCreate } = await listManagedTokens(context, principal, page);
      const pagination = paginate(count, page);
      const data = rows.map((row) => serializePersonalToken(row, available));
      return {
        status: 200,
        document: {
          ...collectionDocument(data, url, context.config.publicApiUrl, pagination),
          meta: { pagination, 'available-scopes': available, 'may-create': mayCreate },
        },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/personal-access-tokens/',
    operationId: 'createPersonalAccessToken',
    tag: TAG,
    summary: 'Make a personal access token',
    description: 'It acts as the signed-in login. This answer is the only one that holds the token itself.',
    requires: ['console:write'],
    body: personalAccessTokenCreationBodySchema,
    answers: { 201: { description: 'The token', schema: newPersonalAccessTokenDocumentSchema } },
    fails: [400, 404, 409, 413, 415],
    async handle({ context, principal, body }) {
      const made = await createPersonalToken(context, principal, body.data.attributes);
      const application = await getApplication(context.db, principal.tenantApplicationId);
      const { attributes, ...resource } = serializePersonalToken(made, availableScopes(application));
      return {
        status: 201,
        headers: NEVER_KEPT,
        document: { data: { ...resource, attributes: { ...attributes, token: made.secret } } },
      };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/console/v1/personal-access-tokens/{id}/',
    operationId: 'revokePersonalAccessToken',
    tag: TAG,
    summary: 'Revoke a personal access token',
    description: 'An administrator may revoke every token of the account. It is refused from then on.',
    requires: ['console:write'],
    params: z.object({ id: idParameter }),
    answers: { 204: { description: 'The token is revoked' } },
    fails: [404],
    async handle({ context, principal, params }) {
      await revokePersonalToken(context, principal, params.id);
      return { status: 204 };
    },
  }),
];
