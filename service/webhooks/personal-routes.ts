import {
  type WebhookEndpointAttributes,
  webhookEndpointBodySchema,
  webhookEndpointDocumentSchema,
  webhookPingDocumentSchema,
  webhookSecretDocumentSchema,
} from '#contract/console/webhook-endpoint.ts';
import { EVENT_TYPES } from '#contract/events.ts';
import { NotFoundError } from '../errors.ts';
import { endpoint, NEVER_KEPT } from '../http/endpoint.ts';
import { deliveryEndpoints } from './delivery-routes.ts';
import { administeredUser } from './personal-owner.ts';
import { pingPersonalEndpoint } from './ping-personal-endpoint.ts';
import { deletePersonalEndpoint, findPersonalEndpoint, type PersonalEndpoint } from './queries.ts';
import { rotatePersonalSecret } from './rotate-personal-secret.ts';
import { savePersonalEndpoint } from './save-personal-endpoint.ts';
import { DEFAULT_SUBSCRIPTION, isSubscription } from './serializer.ts';

const TAG = 'Console';
const PATH = '/console/v1/webhook-endpoint/';

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
        headers: NEVER_KEPT,
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
  ...deliveryEndpoints,
];
