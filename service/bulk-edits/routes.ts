import { z } from 'zod';
import {
  type BulkEditStatus,
  bulkEditBodySchema,
  bulkEditCollectionSchema,
  bulkEditDocumentSchema,
  bulkEditListQuerySchema,
} from '#contract/console/bulk-edits/edit.ts';
import {
  type BulkOutcome,
  bulkOutcomeCollectionSchema,
  bulkOutcomeQuerySchema,
} from '#contract/console/bulk-edits/outcome.ts';
import {
  bulkEditPreviewBodySchema,
  bulkEditPreviewCollectionSchema,
  bulkEditPreviewQuerySchema,
} from '#contract/console/bulk-edits/preview.ts';
import { idParameter } from '#contract/query.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { boundUser } from '../restorations/restore-points.ts';
import { createBulkEdit, mustFind } from './create-bulk-edit.ts';
import { listOutcomes } from './outcome-queries.ts';
import { previewBulkEdit } from './preview-bulk-edit.ts';
import { findBulkEdit, listBulkEdits } from './queries.ts';
import { serializeBulkEdit, serializeOutcome } from './serializer.ts';
import { stopBulkEdit } from './stop-bulk-edit.ts';
import { undoBulkEdit } from './undo-bulk-edit.ts';

const TAG = 'Console';
const params = z.object({ id: idParameter });

export const bulkEditEndpoints = [
  endpoint({
    method: 'post',
    path: '/console/v1/bulk-edit-previews/',
    operationId: 'previewBulkEdit',
    tag: TAG,
    summary: 'What a change would come to at many listings',
    description: 'Nothing is saved, so a login that may only view may ask too.',
    requires: ['console:read'],
    query: bulkEditPreviewQuerySchema,
    body: bulkEditPreviewBodySchema,
    answers: {
      200: {
        description: 'A page of listings, each before and after; the counts are of all',
        schema: bulkEditPreviewCollectionSchema,
      },
    },
    fails: [400, 404, 409, 413, 415, 422],
    async handle({ context, principal, query, body, url }) {
      const page = pageOf(query);
      const { rows, counts, currencies } = await previewBulkEdit(
        context,
        principal,
        body.data.attributes,
        page,
      );
      const data = rows.map((row) => ({ type: 'bulk-edit-previews' as const, ...row }));
      const pagination = paginate(counts.total, page);
      const document = collectionDocument(data, url, context.config.publicApiUrl, pagination);
      return { status: 200, document: { ...document, meta: { ...document.meta, counts, currencies } } };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/bulk-edits/',
    operationId: 'createBulkEdit',
    tag: TAG,
    summary: 'Make a change at many listings',
    description:
      'It goes on in the background, listing by listing: each has all of the change or nothing of it, and one that cannot have it does not keep the others. The listings of a filter are those that it finds now.',
    requires: ['console:write'],
    body: bulkEditBodySchema,
    answers: { 202: { description: 'The bulk edit', schema: bulkEditDocumentSchema } },
    fails: [400, 404, 409, 413, 415, 422],
    async handle({ context, principal, body, requestId }) {
      const view = await createBulkEdit(context, principal, body.data.attributes, requestId);
      return { status: 202, document: { data: serializeBulkEdit(view) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/bulk-edits/',
    operationId: 'listBulkEdits',
    tag: TAG,
    summary: 'The bulk edits of the last 90 days, newest first',
    requires: ['console:read'],
    query: bulkEditListQuerySchema,
    answers: { 200: { description: 'A page of bulk edits', schema: bulkEditCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const statuses = query['filter[status]'] as BulkEditStatus[] | undefined;
      const { rows, count } = await listBulkEdits(context.db, boundUser(principal).id, statuses, page);
      const pagination = paginate(count, page);
      const data = rows.map(serializeBulkEdit);
      return {
        status: 200,
        document: collectionDocument(data, url, context.config.publicApiUrl, pagination),
      };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/bulk-edits/{id}/',
    operationId: 'readBulkEdit',
    tag: TAG,
    summary: 'How far a bulk edit is',
    requires: ['console:read'],
    params,
    answers: { 200: { description: 'The bulk edit', schema: bulkEditDocumentSchema } },
    fails: [404],
    async handle({ context, principal, params }) {
      const view = mustFind(await findBulkEdit(context.db, boundUser(principal).id, params.id));
      return { status: 200, document: { data: serializeBulkEdit(view) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/bulk-edits/{id}/outcomes/',
    operationId: 'listBulkEditOutcomes',
    tag: TAG,
    summary: 'What became of each listing of a bulk edit',
    requires: ['console:read'],
    params,
    query: bulkOutcomeQuerySchema,
    answers: { 200: { description: 'A page of listings', schema: bulkOutcomeCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query, url }) {
      mustFind(await findBulkEdit(context.db, boundUser(principal).id, params.id));
      const page = pageOf(query);
      const outcomes = query['filter[outcome]'] as BulkOutcome[] | undefined;
      const { rows, count } = await listOutcomes(context.db, params.id, outcomes, page);
      const pagination = paginate(count, page);
      const data = rows.map(serializeOutcome);
      return {
        status: 200,
        document: collectionDocument(data, url, context.config.publicApiUrl, pagination),
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/bulk-edits/{id}/stop/',
    operationId: 'stopBulkEdit',
    tag: TAG,
    summary: 'Stop a bulk edit',
    description:
      'What is done stays done, and no listing is changed once this is answered. One that is over is answered as it is.',
    requires: ['console:write'],
    params,
    answers: { 200: { description: 'The bulk edit', schema: bulkEditDocumentSchema } },
    fails: [404],
    async handle({ context, principal, params }) {
      const view = await stopBulkEdit(context, principal, params.id);
      return { status: 200, document: { data: serializeBulkEdit(view) } };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/bulk-edits/{id}/undo/',
    operationId: 'undoBulkEdit',
    tag: TAG,
    summary: 'Put back what a bulk edit changed',
    description:
      'A bulk edit of its own, which can be stopped and undone too. Listings whose settings were changed since are skipped. While an undo is under way it is answered again.',
    requires: ['console:write'],
    params,
    answers: { 202: { description: 'The undo', schema: bulkEditDocumentSchema } },
    fails: [404, 409, 422],
    async handle({ context, principal, params, requestId }) {
      const view = await undoBulkEdit(context, principal, params.id, requestId);
      return { status: 202, document: { data: serializeBulkEdit(view) } };
    },
  }),
];
