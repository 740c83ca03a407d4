import { z } from 'zod';
import {
  webhookDeliveryCollectionSchema,
  webhookDeliveryDetailDocumentSchema,
  webhookDeliveryDocumentSchema,
  webhookDeliveryListQuerySchema,
} from '#contract/console/webhook-endpoint.ts';
import { eventIdParameter } from '#contract/webhook-events.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Principal } from '../oauth/principal.ts';
import { consoleReceiver } from './delivery-reader.ts';
import { findDelivery, listDeliveries } from './event-queries.ts';
import { attemptAttributes, deliveryAttributes } from './event-serializer.ts';
import { administeredUserWithPlan } from './personal-owner.ts';
import { redeliverEvent } from './redeliver-event.ts';

const TAG = 'Console';
const DELIVERIES = '/console/v1/webhook-deliveries/';
const params = z.object({ id: eventIdParameter });

const scopeOf = (principal: Principal) => [
  { receiver: consoleReceiver(principal), userId: null, except: null },
];

export const deliveryEndpoints = [
  endpoint({
    method: 'get',
    path: DELIVERIES,
    operationId: 'listWebhookDeliveries',
    tag: TAG,
    summary: 'List what was sent, and what became of it',
    description:
      'The last 30 days, the newest first: to the account’s own endpoint, for its administrator; to the application’s, for staff.',
    requires: ['console:read'],
    query: webhookDeliveryListQuerySchema,
    answers: { 200: { description: 'A page of deliveries', schema: webhookDeliveryCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const filters = {
        eventType: query['filter[event-type]'],
        status: query['filter[delivery-status]'],
        createdAfter: query['filter[created-after]'],
        createdBefore: query['filter[created-before]'],
        userId: query['filter[user]'],
      };
      const scope = scopeOf(principal);
      const { rows, count } = await listDeliveries(context.db, scope, filters, page);
      const data = rows.map((row) => ({
        type: 'webhook-deliveries',
        id: row.eventId,
        attributes: deliveryAttributes(row),
      }));
      const pagination = paginate(count, page);
      return {
        status: 200,
        document: collectionDocument(data, url, context.config.publicApiUrl, pagination),
      };
    },
  }),
  endpoint({
    method: 'get',
    path: `${DELIVERIES}{id}/`,
    operationId: 'getWebhookDelivery',
    tag: TAG,
    summary: 'Read a delivery with its body and what was answered',
    requires: ['console:read'],
    params,
    answers: { 200: { description: 'The delivery', schema: webhookDeliveryDetailDocumentSchema } },
    fails: [404],
    async handle({ context, principal, params }) {
      const row = await findDelivery(context.db, scopeOf(principal), params.id);
      if (!row) throw new NotFoundError('There is no such delivery.');
      const attempts = row.attempts.map((attempt) => ({
        ...attemptAttributes(attempt),
        'response-body': attempt.responseBody,
      }));
      const attributes = { ...deliveryAttributes(row), attempts, body: row.body };
      return {
        status: 200,
        document: { data: { type: 'webhook-deliveries', id: row.eventId, attributes } },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: `${DELIVERIES}{id}/redelivery/`,
    operationId: 'redeliverWebhookDelivery',
    tag: TAG,
    summary: 'Queue one more attempt',
    requires: ['console:write'],
    params,
    answers: { 202: { description: 'The attempt is queued', schema: webhookDeliveryDocumentSchema } },
    fails: [404, 409],
    async handle({ context, principal, params }) {
      if (principal.user) await administeredUserWithPlan(context, principal);
      const row = await redeliverEvent(context, consoleReceiver(principal), params.id);
      const attributes = deliveryAttributes(row);
      return {
        status: 202,
        document: { data: { type: 'webhook-deliveries', id: row.eventId, attributes } },
      };
    },
  }),
];
