import { z } from 'zod';
import { DELIVERY_STATUSES } from './delivery-statuses.ts';
import { eventIdSchema } from './event-bodies.ts';
import { EVENT_TYPES } from './events.ts';
import { collectionSchema, documentSchema, fieldNames, resourceSchema } from './json-api.ts';
import { idParameter, momentParameter, namesParameter, pageParameters } from './query.ts';

/** In the path. */
export const eventIdParameter = eventIdSchema;

export const deliveryAttemptSchema = z
  .object({
    'attempted-at': z.iso.datetime(),
    'response-status': z.int().nullable().describe('Null where there was no answer'),
    'duration-ms': z.int().min(0),
    error: z.string().nullable().describe('Why there was no answer, in a few words'),
    'next-attempt-at': z.iso.datetime().nullable().describe('Null where this was the last attempt'),
  })
  .meta({ id: 'DeliveryAttempt' });

export const webhookEventAttributesSchema = z
  .object({
    'event-type': z.enum(EVENT_TYPES),
    'created-at': z.iso.datetime().describe('When it happened'),
    'delivery-status': z
      .enum(DELIVERY_STATUSES)
      .describe('`failed`: the receiver refused it for good. `dropped`: no attempt is left'),
    attempts: z.array(deliveryAttemptSchema).describe('The oldest first; the last hundred at most'),
    url: z.string().nullable().describe('Where it was sent last; null where it never was'),
  })
  .meta({ id: 'WebhookEventAttributes' });
export type WebhookEventAttributes = z.infer<typeof webhookEventAttributesSchema>;

export const webhookEventResourceSchema = resourceSchema('webhook-events', webhookEventAttributesSchema).meta(
  {
    id: 'WebhookEvent',
    description: 'Its id is the one in the header `webhook-id`.',
  },
);
export type WebhookEventResource = z.infer<typeof webhookEventResourceSchema>;
export const webhookEventCollectionSchema = collectionSchema(webhookEventResourceSchema);
export const webhookEventDocumentSchema = documentSchema(webhookEventResourceSchema);

const detailAttributesSchema = webhookEventAttributesSchema
  .extend({ body: z.string().describe('The very text that is signed and sent') })
  .meta({ id: 'WebhookEventDetailAttributes' });
export const webhookEventDetailDocumentSchema = documentSchema(
  resourceSchema('webhook-events', detailAttributesSchema).meta({ id: 'WebhookEventDetail' }),
);

/** What a list of deliveries can be narrowed to; both moments are exclusive. */
export const deliveryFilters = {
  'filter[event-type]': z.enum(EVENT_TYPES).optional(),
  'filter[delivery-status]': z.enum(DELIVERY_STATUSES).optional(),
  'filter[created-after]': momentParameter.optional(),
  'filter[created-before]': momentParameter.optional(),
};

export const webhookEventListQuerySchema = z.strictObject({
  ...deliveryFilters,
  'filter[user]': idParameter.optional(),
  'fields[webhook-events]': namesParameter(fieldNames(webhookEventAttributesSchema)).optional(),
  ...pageParameters(),
});
export type WebhookEventListQuery = z.output<typeof webhookEventListQuerySchema>;

export const webhookEventQuerySchema = z.strictObject({
  'fields[webhook-events]': namesParameter(fieldNames(detailAttributesSchema)).optional(),
});
