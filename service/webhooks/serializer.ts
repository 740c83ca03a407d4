import { EVENT_TYPES, EVERY_EVENT, type EventType } from '#contract/events.ts';
import type {
  WebhookConfigurationAttributes,
  WebhookConfigurationResource,
} from '#contract/webhook-configuration.ts';
import { sparse } from '../http/documents.ts';
import type { ApplicationWebhooks } from './queries.ts';

/** What holds for an application that never set anything. */
export const DEFAULT_SUBSCRIPTION: readonly string[] = [EVERY_EVENT];

export const isSubscription = (name: string): name is EventType | typeof EVERY_EVENT =>
  name === EVERY_EVENT || EVENT_TYPES.some((type) => type === name);

export function serializeWebhookConfiguration(
  { clientId, createdAt, configuration }: ApplicationWebhooks,
  fields?: readonly string[],
): WebhookConfigurationResource {
  const subscribed = configuration?.subscribedEvents ?? DEFAULT_SUBSCRIPTION;
  const attributes: WebhookConfigurationAttributes = {
    'webhook-url': configuration?.webhookUrl ?? '',
    'subscribed-events': subscribed.filter(isSubscription),
    'secret-rotated-at': configuration?.secretRotatedAt?.toISOString() ?? null,
    'created-at': createdAt.toISOString(),
    'updated-at': (configuration?.updatedAt ?? createdAt).toISOString(),
    'event-types': [...EVENT_TYPES],
  };
  return { type: 'webhook-configurations', id: clientId, attributes: sparse(attributes, fields) };
}
