import {
  webhookConfigurationBodySchema,
  webhookConfigurationDocumentSchema,
  webhookConfigurationQuerySchema,
} from '#contract/webhook-configuration.ts';
import { endpoint } from '../http/endpoint.ts';
import { changeWebhookConfiguration } from './change-webhook-configuration.ts';
import { getApplicationWebhooks } from './queries.ts';
import { serializeWebhookConfiguration } from './serializer.ts';

const shared = {
  path: '/api/v1/webhook-configuration/',
  tag: 'Webhooks',
  query: webhookConfigurationQuerySchema,
};
const FIELDS = 'fields[webhook-configurations]';

export const webhookEndpoints = [
  endpoint({
    ...shared,
    method: 'get',
    operationId: 'readWebhookConfiguration',
    summary: 'Read where events are sent, and which',
    requires: ['webhooks:read', 'webhooks:write'],
    answers: { 200: { description: 'The configuration', schema: webhookConfigurationDocumentSchema } },
    fails: [400],
    async handle({ context, principal, query }) {
      const webhooks = await getApplicationWebhooks(context.db, principal.application.id);
      return { status: 200, document: { data: serializeWebhookConfiguration(webhooks, query[FIELDS]) } };
    },
  }),
  endpoint({
    ...shared,
    method: 'patch',
    operationId: 'changeWebhookConfiguration',
    summary: 'Change where events are sent, and which',
    description:
      'Only the fields sent change. A new address is used at once; deliveries that are under way may still reach the old one.',
    requires: ['webhooks:write'],
    body: webhookConfigurationBodySchema,
    answers: {
      200: { description: 'The configuration as it is now', schema: webhookConfigurationDocumentSchema },
    },
    fails: [400, 409, 413, 415],
    async handle({ context, principal, query, body: { data } }) {
      const webhooks = await changeWebhookConfiguration(context, principal, data.id, data.attributes);
      return { status: 200, document: { data: serializeWebhookConfiguration(webhooks, query[FIELDS]) } };
    },
  }),
];
