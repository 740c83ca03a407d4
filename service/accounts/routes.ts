import { z } from 'zod';
import {
  accountCollectionSchema,
  accountCreationBodySchema,
  accountCreationQuerySchema,
  accountDocumentSchema,
  accountListQuerySchema,
  accountQuerySchema,
  accountRefreshAnswerSchema,
  accountRefreshQuerySchema,
} from '#contract/accounts.ts';
import { idParameter } from '#contract/query.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { findUser } from '../users/queries.ts';
import { addAccount } from './add-account.ts';
import { deleteAccount } from './delete-account.ts';
import { findAccount, listAccounts } from './queries.ts';
import { refreshAccount } from './refresh-account.ts';
import { serializeAccount } from './serializer.ts';

const listParams = z.object({ userId: idParameter });
const params = z.object({ userId: idParameter, id: idParameter });

const READS = ['user:read', 'accounts:read', 'console:read'] as const;
const WRITES = ['user:write', 'console:write'] as const;

const DEFAULT_THRESHOLD_MINUTES = 60;

export const accountEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/users/{userId}/accounts/',
    operationId: 'listAccounts',
    tag: 'Accounts',
    summary: 'List the connected accounts of a user',
    description: 'The newest first.',
    requires: READS,
    params: listParams,
    query: accountListQuerySchema,
    answers: { 200: { description: 'A page of accounts', schema: accountCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query, url }) {
      const tenant = tenantOf(principal);
      if (!(await findUser(context.db, tenant, params.userId)))
        throw new NotFoundError('There is no such user.');
      const page = pageOf(query);
      const { rows, count } = await listAccounts(context.db, tenant, params.userId, page);
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: collectionDocument(
          rows.map((account) => serializeAccount(account, query['fields[accounts]'])),
          url,
          context.config.publicApiUrl,
          pagination,
        ),
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/api/v1/users/{userId}/accounts/',
    operationId: 'addAccount',
    tag: 'Accounts',
    summary: 'Connect an account',
    description:
      'The credentials are tried on the channel first; then listings and reservations are imported in the background. An account that is connected already gets the new credentials and is imported again.',
    requires: WRITES,
    params: listParams,
    query: accountCreationQuerySchema,
    body: accountCreationBodySchema,
    answers: { 201: { description: 'The account, its import queued', schema: accountDocumentSchema } },
    fails: [400, 404, 409, 413, 415, 422, 502],
    async handle({ context, principal, params, query, body }) {
      const { attributes } = body.data;
      const priority = query['sync-priority'];
      const account = await addAccount(context, principal, params.userId, attributes, priority);
      return { status: 201, document: { data: serializeAccount(account) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/api/v1/users/{userId}/accounts/{id}/',
    operationId: 'getAccount',
    tag: 'Accounts',
    summary: 'Read an account',
    requires: READS,
    params,
    query: accountQuerySchema,
    answers: { 200: { description: 'The account', schema: accountDocumentSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query }) {
      const account = await findAccount(context.db, tenantOf(principal), params.userId, params.id);
      if (!account) throw new NotFoundError('There is no such account.');
      return { status: 200, document: { data: serializeAccount(account, query['fields[accounts]']) } };
    },
  }),
  endpoint({
    method: 'post',
    path: '/api/v1/users/{userId}/accounts/{id}/refresh/',
    operationId: 'refreshAccount',
    tag: 'Accounts',
    summary: 'Queue a sync of an account',
    requires: WRITES,
    limit: 'account-refresh',
    params,
    query: accountRefreshQuerySchema,
    answers: { 202: { description: 'The sync is queued', schema: accountRefreshAnswerSchema } },
    fails: [400, 404, 409],
    async handle({ context, principal, params, query }) {
      const recentThresholdMinutes =
        query['recent-sync-threshold-minutes'] ??
        query.recent_sync_threshold_minutes ??
        DEFAULT_THRESHOLD_MINUTES;
      await refreshAccount(context, principal, params.userId, params.id, {
        priority: query['sync-priority'],
        recentThresholdMinutes,
      });
      const path = `/api/v1/users/${params.userId}/accounts/${params.id}/`;
      return {
        status: 202,
        document: {
          meta: {
            status: 'queued',
            message: 'The sync of the account is queued.',
            'recent-sync-threshold-minutes': recentThresholdMinutes,
          },
          links: { related: `${context.config.publicApiUrl}${path}` },
        },
      };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/api/v1/users/{userId}/accounts/{id}/',
    operationId: 'deleteAccount',
    tag: 'Accounts',
    summary: 'Soft-delete an account',
    description: 'Its listings are switched off and no longer shown; connecting it again brings them back.',
    requires: WRITES,
    params,
    answers: { 204: { description: 'The account is deleted' } },
    fails: [404, 409],
    async handle({ context, principal, params, requestId }) {
      await deleteAccount(context, principal, params.userId, params.id, requestId);
      return { status: 204 };
    },
  }),
];
