import { z } from 'zod';
import {
  type WebhookEndpointAttributes,
  webhookDeliveryCollectionSchema,
  webhookDeliveryDetailDocumentSchema,
  webhookDeliveryDocumentSchema,
  webhookDeliveryListQuerySchema,
  webhookEndpointBodySchema,
  webhookEndpointDocumentSchema,
  webhookPingDocumentSchema,
  webhookSecretDocumentSchema,
} from '#contract/console/webhook-endpoint.ts';
import { EVENT_TYPES } from '#contract/events.ts';
import { eventIdParameter } from '#contract/webhook-events.ts';
import { NotFoundError } from '../errors.ts';
import { collectionDocument, pageOf, paginate } from '../http/documents.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Principal } from '../oauth/principal.ts';
import { consoleReceiver } from './delivery-reader.ts';
import { findDelivery, listDeliveries } from './event-queries.ts';
import { attemptAttributes, deliveryAttributes } from './event-serializer.ts';
import { administeredUser, administeredUserWithPlan } from './personal-owner.ts';
import { pingPersonalEndpoint } from './ping-personal-endpoint.ts';
import { deletePersonalEndpoint, findPersonalEndpoint, type PersonalEndpoint } from './queries.ts';
import { redeliverEvent } from './redeliver-event.ts';
import { rotatePersonalSecret } from './rotate-personal-secret.ts';
import { savePersonalEndpoint } from './save-personal-endpoint.ts';
import { DEFAULT_SUBSCRIPTION, isSubscription } from './serializer.ts';

const TAG = 'Console';
const PATH = '/console/v1/webhook-endpoint/';
const DELIVERIES = '/console/v1/webhook-deliveries/';
const params = z.object({ id: eventIdParameter });

const scopeOf = (principal: Principal) => [
  { receiver: consoleReceiver(principal), userId: null, except: null },
];

function serializeEndpoint(userId: number, endpoint: PersonalEndpoint | null) {
  const attributes: WebhookEndpointAttributes = {
    'webhook-url': endpoint?.webhookUrl ?? '',
    'subscribed-events': (endpoint?.subscribedEvents ?? DEFAULT_SUBSCRIPTION).filter(isSubscription),
    'has-secret': endpoint !== null,
    'secret-rotated-at': endpoint?.secretRotatedAt?.toISOString() ?? null,
    'updated-at': endpoint?.updatedAt.toISOString() ?? null,
    'event-types': [...EVENT_TYPES],
  };
  return { type: 'webhook-endpoints', id: String(userId), attributes };
}

export const personalWebhookRoutes = [
  endpoint({
    method: 'get',
    path: PATH,
    operationId: 'readWebhookEndpoint',
    tag: TAG,
    summary: 'Where the events of the account are sent',
    requires: ['console:read'],
    answers: { 200: { description: 'The endpoint', schema: webhookEndpointDocumentSchema } },
    async handle({ context, principal }) {
      const userId = administeredUser(principal);
      const endpoint = await findPersonalEndpoint(context.db, userId);
      return { status: 200, document: { data: serializeEndpoint(userId, endpoint) } };
    },
  }),
  endpoint({
    method: 'put',
    path: PATH,
    operationId: 'saveWebhookEndpoint',
    tag: TAG,
    summary: 'Have the events of the account sent somewhere',
    description:
      'The address is sent a signed ping and saved only if it answers with 2xx. Where it does not, nothing changes, and the error says what came back.',
    requires: ['console:write'],
    body: webhookEndpointBodySchema,
    answers: { 200: { description: 'The endpoint as it is now', schema: webhookEndpointDocumentSchema } },
    fails: [400, 404, 409, 413, 415, 422],
    async handle({ context, principal, body }) {
      const { 'webhook-url': webhookUrl, 'subscribed-events': subscribedEvents } = body.data.attributes;
      const saved = await savePersonalEndpoint(context, principal, { webhookUrl, subscribedEvents });
      return { status: 200, document: { data: serializeEndpoint(saved.userId, saved) } };
    },
  }),
  endpoint({
    method: 'delete',
    path: PATH,
    operationId: 'removeWebhookEndpoint',
    tag: TAG,
    summary: 'Have the events of the account sent nowhere',
    description: 'At once: what waits for another attempt is not sent either. The secret goes too.',
    requires: ['console:write'],
    answers: { 204: { description: 'The endpoint is removed' } },
    fails: [404],
    async handle({ context, principal }) {
      if (!(await deletePersonalEndpoint(context.db, administeredUser(principal)))) {
        throw new NotFoundError('There is no endpoint.');
      }
      return { status: 204 };
    },
  }),
  endpoint({
    method: 'post',
    path: `${PATH}secret/`,
    operationId: 'rotateWebhookSecret',
    tag: TAG,
    summary: 'Make a signing secret, in place of the one before',
    description: 'It signs from the next delivery on. This answer is the only one that holds it.',
    requires: ['console:write'],
    answers: { 201: { description: 'The secret', schema: webhookSecretDocumentSchema } },
    fails: [404],
    async handle({ context, principal }) {
      const { userId, secret } = await rotatePersonalSecret(context, principal);
      return {
        status: 201,
        document: { data: { type: 'webhook-secrets', id: String(userId), attributes: { secret } } },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: `${PATH}ping/`,
    operationId: 'pingWebhookEndpoint',
    tag: TAG,
    summary: 'Try out the endpoint',
    description: 'Sends a signed ping and waits for the answer, for 15 seconds at most.',
    requires: ['console:write'],
    answers: { 200: { description: 'What came back', schema: webhookPingDocumentSchema } },
    fails: [404, 409],
    async handle({ context, principal }) {
      const { eventId, attempted } = await pingPersonalEndpoint(context, principal);
      const attributes = {
        delivered: attempted.status === 'delivered',
        'response-status': attempted.responseStatus,
        'response-body': attempted.responseBody,
        'duration-ms': attempted.durationMs,
        error: attempted.error,
      };
      return { status: 200, document: { data: { type: 'webhook-pings', id: eventId, attributes } } };
    },
  }),
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
