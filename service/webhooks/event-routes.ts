import { z } from 'zod';
import {
  eventIdParameter,
  webhookEventCollectionSchema,
  webhookEventDetailDocumentSchema,
  webhookEventDocumentSchema,
  webhookEventListQuerySchema,
  webhookEventQuerySchema,
} from '#contract/webhook-events.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate, sparse } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import { mustBeApplication, type Principal } from '../oauth/principal.ts';
import { applicationReceiver, deliveryScopesOf } from './delivery-scope.ts';
import { type DeliveryRow, findDelivery, listDeliveries } from './event-queries.ts';
import { deliveryAttributes } from './event-serializer.ts';
import { redeliverEvent } from './redeliver-event.ts';

const TAG = 'Webhooks';
const FIELDS = 'fields[webhook-events]';
const params = z.object({ id: eventIdParameter });

const attributesFor = ({ personalTokenId }: Principal, row: DeliveryRow) =>
  deliveryAttributes(row, personalTokenId === null || row.receiver === 'user');

export const webhookEventEndpoints = [
  endpoint({
    method: 'get',
    path: '/api/v1/webhook-events/',
    operationId: 'listWebhookEvents',
    tag: TAG,
    summary: 'List delivered events, and what became of each',
    description:
      'Those of the last 30 days, the newest first. An application-level token sees every event that is sent to the application, a user-scoped token those of its user.',
    requires: ['webhooks:read'],
    query: webhookEventListQuerySchema,
    answers: { 200: { description: 'A page of events', schema: webhookEventCollectionSchema } },
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
      const { rows, count } = await listDeliveries(context.db, deliveryScopesOf(principal), filters, page);
      const data = rows.map((row) => ({
        type: 'webhook-events' as const,
        id: row.eventId,
        attributes: sparse(attributesFor(principal, row), query[FIELDS]),
      }));
      return {
        status: 200,
        document: collectionDocument(data, url, context.config.publicApiUrl, paginate(count, page)),
      };
    },
  }),
  endpoint({
    method: 'get',
    path: '/api/v1/webhook-events/{id}/',
    operationId: 'getWebhookEvent',
    tag: TAG,
    summary: 'Read a delivered event with its body',
    requires: ['webhooks:read'],
    params,
    query: webhookEventQuerySchema,
    answers: { 200: { description: 'The event', schema: webhookEventDetailDocumentSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query }) {
      const row = await findDelivery(context.db, deliveryScopesOf(principal), params.id);
      if (!row) throw new NotFoundError('There is no such event.');
      const attributes = { ...attributesFor(principal, row), body: row.body };
      const data = { type: 'webhook-events', id: row.eventId, attributes: sparse(attributes, query[FIELDS]) };
      return { status: 200, document: { data } };
    },
  }),
  endpoint({
    method: 'post',
    path: '/api/v1/webhook-events/{id}/redeliver/',
    operationId: 'redeliverWebhookEvent',
    tag: TAG,
    summary: 'Queue one more attempt',
    description:
      'With the same id and body, signed anew. One that waits for its next attempt is sent at once.',
    requires: ['webhooks:write'],
    params,
    answers: { 202: { description: 'The attempt is queued', schema: webhookEventDocumentSchema } },
    fails: [404, 409],
    async handle({ context, principal, params }) {
      mustBeApplication(principal);
      const row = await redeliverEvent(context, applicationReceiver(principal), params.id);
      const data = { type: 'webhook-events', id: row.eventId, attributes: deliveryAttributes(row) };
      return { status: 202, document: { data } };
    },
  }),
];
