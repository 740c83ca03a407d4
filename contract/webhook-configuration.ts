import { z } from 'zod';
import { EVENT_TYPES, EVERY_EVENT } from './events.ts';
import { bodySchema, documentSchema, fieldNames, resourceSchema } from './json-api.ts';
import { namesParameter } from './query.ts';

const MAXIMUM_SUBSCRIPTIONS = 100;
const MAXIMUM_URL_LENGTH = 2048;

const subscriptionSchema = z.enum([EVERY_EVENT, ...EVENT_TYPES]);

export const webhookConfigurationAttributesSchema = z
  .object({
    'webhook-url': z.string().describe('Where events are sent; empty while they are sent nowhere'),
    'subscribed-events': z
      .array(subscriptionSchema)
      .describe('Types of events that are sent; `*` stands for every type, those of the future too'),
    'secret-rotated-at': z.iso.datetime().nullable().describe('Null as long as the first secret is in use'),
    'created-at': z.iso.datetime(),
    'updated-at': z.iso.datetime(),
    'event-types': z.array(z.enum(EVENT_TYPES)).describe('Every type of event there is'),
  })
  .meta({ id: 'WebhookConfigurationAttributes' });
export type WebhookConfigurationAttributes = z.infer<typeof webhookConfigurationAttributesSchema>;

export const webhookConfigurationResourceSchema = resourceSchema(
  'webhook-configurations',
  webhookConfigurationAttributesSchema,
).meta({ id: 'WebhookConfiguration', description: 'Its id is the client id of the application.' });
export type WebhookConfigurationResource = z.infer<typeof webhookConfigurationResourceSchema>;
export const webhookConfigurationDocumentSchema = documentSchema(webhookConfigurationResourceSchema);

const readOnly = z
  .unknown()
  .optional()
  .describe('Read-only: accepted, so that what was read can be sent back');

export const webhookConfigurationChangesSchema = z
  .strictObject({
    'webhook-url': z
      .string()
      .max(MAXIMUM_URL_LENGTH)
      .optional()
      .describe('A public https address, used at once and without verification; empty stops delivery'),
    'subscribed-events': z.array(subscriptionSchema).max(MAXIMUM_SUBSCRIPTIONS).optional(),
    'secret-rotated-at': readOnly,
    'created-at': readOnly,
    'updated-at': readOnly,
    'event-types': readOnly,
  })
  .meta({ id: 'WebhookConfigurationChanges' });
export type WebhookConfigurationChanges = z.infer<typeof webhookConfigurationChangesSchema>;
export const webhookConfigurationBodySchema = bodySchema(
  'webhook-configurations',
  webhookConfigurationChangesSchema,
);

export const webhookConfigurationQuerySchema = z.strictObject({
  'fields[webhook-configurations]': namesParameter(
    fieldNames(webhookConfigurationAttributesSchema),
  ).optional(),
});
