import { z } from 'zod';
import { idParameter } from '#contract/query.ts';
import {
  credentialCollectionSchema,
  credentialListQuerySchema,
  userCollectionSchema,
  userCreationBodySchema,
  userDocumentSchema,
  userListQuerySchema,
  userQuerySchema,
} from '#contract/users.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { findUser, listCredentials, listUsers } from './queries.ts';
import { serializeCredential, serializeUser } from './serializer.ts';

const params = z.object({ id: idParameter });
const notFound = () => new NotFoundError('There is no such user.');

export const userEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/users/',
    operationId: 'listUsers',
    tag: 'Users',
    summary: 'List the users of the application',
    description: 'A user-scoped token sees only the user it is bound to.',
    requires: ['user:read'],
    query: userListQuerySchema,
    answers: { 200: { description: 'A page of users', schema: userCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const { rows, count } = await listUsers(context.db, tenantOf(principal), query, page);
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: collectionDocument(
          rows.map((user) => serializeUser(user, query['fields[users]'])),
          url,
          context.config.publicApiUrl,
          pagination,
        ),
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/api/v1/users/',
    operationId: 'createUser',
    tag: 'Users',
    summary: 'Create a user',
    description: 'The user is managed by the application and cannot sign in.',
    requires: ['user:write'],
    body: userCreationBodySchema,
    answers: { 201: { description: 'The user', schema: userDocumentSchema } },
    fails: [400, 409, 413, 415],
    async handle({ context, principal, body }) {
      const user = await createUser(context, principal, body.data.attributes);
      return { status: 201, document: { data: serializeUser(user) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/api/v1/users/{id}/',
    operationId: 'getUser',
    tag: 'Users',
    summary: 'Read a user',
    requires: ['user:read'],
    params,
    query: userQuerySchema,
    answers: { 200: { description: 'The user', schema: userDocumentSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query }) {
      const user = await findUser(context.db, tenantOf(principal), params.id);
      if (!user) throw notFound();
      return { status: 200, document: { data: serializeUser(user, query['fields[users]']) } };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/api/v1/users/{id}/',
    operationId: 'deleteUser',
    tag: 'Users',
    summary: 'Soft-delete a user',
    requires: ['user:write'],
    params,
    answers: { 204: { description: 'The user is deleted' } },
    fails: [404],
    async handle({ context, principal, params, requestId }) {
      await deleteUser(context, principal, params.id, requestId);
      return { status: 204 };
    },
  }),
  endpoint({
    method: 'get',
    path: '/api/v1/users/{id}/credentials/',
    operationId: 'listCredentials',
    tag: 'Users',
    summary: 'List the logins of a user',
    description: 'A login without administrator permission sees only itself.',
    requires: ['user:read'],
    params,
    query: credentialListQuerySchema,
    answers: { 200: { description: 'A page of credentials', schema: credentialCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query, url }) {
      const user = await findUser(context.db, tenantOf(principal), params.id);
      if (!user) throw notFound();
      const page = pageOf(query);
      const seesAll = principal.user === null || principal.user.permission === 'Admin';
      const only = seesAll ? null : (principal.user?.credentialId ?? null);
      const { rows, count } = await listCredentials(context.db, user.id, only, page);
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: collectionDocument(
          rows.map((credential) => serializeCredential(credential, query['fields[credentials]'])),
          url,
          context.config.publicApiUrl,
          pagination,
        ),
      };
    },
  }),
];
