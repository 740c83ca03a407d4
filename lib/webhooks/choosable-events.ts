import type { EventType } from '#contract/events.ts';
import type { WebhookEndpoint } from '#lib/webhooks/read-endpoint.ts';

/** The events that can be chosen or left out. A ping is sent because somebody asks for it, whatever is chosen. */
export function choosableEvents(endpoint: Pick<WebhookEndpoint, 'event-types'>): EventType[] {
  return endpoint['event-types'].filter((type) => type !== 'webhook.ping');
}
