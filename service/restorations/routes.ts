import { z } from 'zod';
import {
  pointDifferencesCollectionSchema,
  pointDifferencesQuerySchema,
  restorationBodySchema,
  restorationDocumentSchema,
  restorePointBodySchema,
  restorePointCollectionSchema,
  restorePointDocumentSchema,
  restorePointQuerySchema,
} from '#contract/console/restorations.ts';
import { idParameter } from '#contract/query.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { readPointDifferences } from './point-differences.ts';
import { listPoints } from './queries.ts';
import { restoreListing } from './restore-listing.ts';
import {
  boundUser,
  createRestorePoint,
  deleteRestorePoint,
  type RestorePoint,
  readRestorePoint,
  serializePoint,
} from './restore-points.ts';

const TAG = 'Console';
const params = z.object({ id: idParameter });
const resource = (point: RestorePoint) => ({ type: 'restore-points' as const, ...point });

export const restorationEndpoints = [
  endpoint({
    method: 'post',
    path: '/console/v1/listings/{id}/restorations/',
    operationId: 'restoreListing',
    tag: TAG,
    summary: 'Put settings of a listing back as they were before a change, or at a restore point',
    description:
      'What is put back is checked and told like any other change. Of manual overrides only the nights that the change touched go back, and none that is past. What cannot go back is 422 `not_restorable`; where that is for one of its values, `meta.code` says why.',
    requires: ['console:write'],
    params,
    body: restorationBodySchema,
    answers: { 200: { description: 'What has another value now', schema: restorationDocumentSchema } },
    fails: [400, 404, 409, 413, 415, 422],
    async handle({ context, principal, params, body, requestId }) {
      const { attributes } = body.data;
      const restored = await restoreListing(context, principal, params.id, attributes, requestId);
      const data = {
        type: 'restorations' as const,
        id: String(params.id),
        attributes: { restored, 'request-id': requestId },
      };
      return { status: 200, document: { data } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/restore-points/',
    operationId: 'listRestorePoints',
    tag: TAG,
    summary: 'The names under which settings are kept, newest first',
    requires: ['console:read'],
    query: restorePointQuerySchema,
    answers: { 200: { description: 'A page of restore points', schema: restorePointCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const owner = boundUser(principal).id;
      const { rows, count } = await listPoints(context.db, owner, query['filter[listing]'], page);
      const pagination = paginate(count, page);
      const data = rows.map((row) => resource(serializePoint(row)));
      return {
        status: 200,
        document: collectionDocument(data, url, context.config.publicApiUrl, pagination),
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/restore-points/',
    operationId: 'createRestorePoint',
    tag: TAG,
    summary: 'Keep the settings of listings under a name',
    requires: ['console:write'],
    body: restorePointBodySchema,
    answers: { 201: { description: 'The restore point', schema: restorePointDocumentSchema } },
    fails: [400, 404, 409, 413, 415, 422],
    async handle({ context, principal, body, requestId }) {
      const point = await createRestorePoint(context, principal, body.data.attributes, requestId);
      return { status: 201, document: { data: resource(point) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/restore-points/{id}/',
    operationId: 'readRestorePoint',
    tag: TAG,
    summary: 'A restore point and the listings it keeps',
    requires: ['console:read'],
    params,
    answers: { 200: { description: 'The restore point', schema: restorePointDocumentSchema } },
    fails: [404],
    async handle({ context, principal, params }) {
      const point = await readRestorePoint(context, principal, params.id);
      return { status: 200, document: { data: resource(point) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/restore-points/{id}/differences/',
    operationId: 'listRestorePointDifferences',
    tag: TAG,
    summary: 'What differs now from what a restore point keeps, listing by listing',
    requires: ['console:read'],
    params,
    query: pointDifferencesQuerySchema,
    answers: {
      200: { description: 'A page of listings that differ', schema: pointDifferencesCollectionSchema },
    },
    fails: [400, 404],
    async handle({ context, principal, params, query, url }) {
      const page = pageOf(query);
      const listing = query['filter[listing]'];
      const { rows, count, kept } = await readPointDifferences(context, principal, params.id, listing, page);
      const pagination = paginate(count, page);
      const data = rows.map((row) => ({ type: 'restore-point-differences' as const, ...row }));
      const document = collectionDocument(data, url, context.config.publicApiUrl, pagination);
      return {
        status: 200,
        document: { ...document, meta: { ...document.meta, 'kept-listings': kept } },
      };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/console/v1/restore-points/{id}/',
    operationId: 'deleteRestorePoint',
    tag: TAG,
    summary: 'Forget a restore point',
    requires: ['console:write'],
    params,
    answers: { 204: { description: 'It is gone' } },
    fails: [404],
    async handle({ context, principal, params }) {
      await deleteRestorePoint(context, principal, params.id);
      return { status: 204 };
    },
  }),
];
