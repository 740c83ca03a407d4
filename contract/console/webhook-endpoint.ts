import { z } from 'zod';
import { EVENT_TYPES, EVERY_EVENT } from '../events.ts';
import { bodySchema, collectionSchema, documentSchema, resourceSchema } from '../json-api.ts';
import { idParameter, pageParameters } from '../query.ts';
import { webhookConfigurationChangesSchema } from '../webhook-configuration.ts';
import { deliveryAttemptSchema, deliveryFilters, webhookEventAttributesSchema } from '../webhook-events.ts';

export const webhookEndpointAttributesSchema = z
  .object({
    'webhook-url': z.string().describe('Empty while events are sent nowhere'),
    'subscribed-events': z.array(z.enum([EVERY_EVENT, ...EVENT_TYPES])),
    'has-secret': z.boolean(),
    'secret-rotated-at': z.iso.datetime().nullable().describe('Null as long as the first secret is in use'),
    'updated-at': z.iso.datetime().nullable(),
    'event-types': z.array(z.enum(EVENT_TYPES)).describe('Every type of event there is'),
  })
  .meta({ id: 'WebhookEndpointAttributes' });
export type WebhookEndpointAttributes = z.infer<typeof webhookEndpointAttributesSchema>;

export const webhookEndpointDocumentSchema = documentSchema(
  resourceSchema('webhook-endpoints', webhookEndpointAttributesSchema).meta({
    id: 'WebhookEndpoint',
    description: 'Its id is that of the user.',
  }),
);

const { 'subscribed-events': subscribedEvents } = webhookConfigurationChangesSchema.shape;
export const webhookEndpointBodySchema = bodySchema(
  'webhook-endpoints',
  z
    .strictObject({
      'webhook-url': z.string().min(1).max(2048).describe('A public https address'),
      'subscribed-events': subscribedEvents.describe('What was chosen before where it is left out'),
    })
    .meta({ id: 'WebhookEndpointChanges' }),
);

export const webhookSecretDocumentSchema = documentSchema(
  resourceSchema(
    'webhook-secrets',
    z.object({ secret: z.string().describe('Shown this once') }).meta({ id: 'WebhookSecretAttributes' }),
  ).meta({ id: 'WebhookSecret' }),
);

export const webhookPingDocumentSchema = documentSchema(
  resourceSchema(
    'webhook-pings',
    z
      .object({
        delivered: z.boolean(),
        'response-status': z.int().nullable(),
        'response-body': z.string().nullable().describe('The first 4 KiB'),
        'duration-ms': z.int().min(0),
        error: z.string().nullable().describe('Why there was no answer'),
      })
      .meta({ id: 'WebhookPingAttributes' }),
  ).meta({ id: 'WebhookPing', description: 'Its id is that of the event.' }),
);

export const webhookDeliverySchema = resourceSchema('webhook-deliveries', webhookEventAttributesSchema).meta({
  id: 'WebhookDelivery',
  description: 'Its id is that of the event.',
});
export const webhookDeliveryCollectionSchema = collectionSchema(webhookDeliverySchema);
export const webhookDeliveryDocumentSchema = documentSchema(webhookDeliverySchema);

export const webhookDeliveryDetailDocumentSchema = documentSchema(
  resourceSchema(
    'webhook-deliveries',
    webhookEventAttributesSchema
      .extend({
        attempts: z.array(
          deliveryAttemptSchema.extend({
            'response-body': z.string().nullable().describe('The first 4 KiB'),
          }),
        ),
        body: z.string(),
      })
      .meta({ id: 'WebhookDeliveryDetailAttributes' }),
  ).meta({ id: 'WebhookDeliveryDetail' }),
);
export const webhookDeliveryListQuerySchema = z.strictObject({
  ...deliveryFilters,
  'filter[user]': idParameter.optional(),
  ...pageParameters(),
});
