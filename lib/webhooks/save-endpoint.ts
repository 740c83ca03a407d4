import { z } from 'zod';
import { change, readFromBrowser } from '#lib/bff/client.ts';
import { readDelivery } from '#lib/deliveries/read-delivery.ts';
import { ReadError } from '#lib/read.ts';
import type { PingResult } from '#lib/webhooks/ping.ts';
import type { WebhookEndpoint } from '#lib/webhooks/read-endpoint.ts';

export type EndpointSettings = Pick<WebhookEndpoint, 'webhook-url' | 'subscribed-events'>;

const pingSchema = z.object({
  'response-status': z.int().nullable(),
  'response-body': z.string().nullable(),
  'duration-ms': z.int(),
  error: z.string().nullable(),
});

/** The endpoint did not take its ping: nothing was changed. */
export class PingFailedError extends Error {
  override name = 'PingFailedError';
  readonly ping: PingResult;

  constructor(ping: PingResult) {
    super('The endpoint did not take the ping.');
    this.ping = ping;
  }
}

/**
 * Has events sent to an address, once it has taken a signed ping.
 * @returns what the ping came to, where that can be read
 * @throws PingFailedError, ReadError
 */
export async function saveEndpoint(attributes: EndpointSettings): Promise<PingResult | null> {
  try {
    await change('PUT', '/webhook-endpoint', { data: { type: 'webhook-endpoints', attributes } });
  } catch (error) {
    if (error instanceof ReadError && error.code === 'ping_failed') {
      const ping = pingSchema.safeParse(error.problems[0]?.meta);
      if (ping.success) throw new PingFailedError({ delivered: false, ...ping.data });
    }
    throw error;
  }
  return lastPing().catch(() => null);
}

/** What the newest ping came to, as it stands among the deliveries. */
async function lastPing(): Promise<PingResult | null> {
  const query = { 'filter[event-type]': 'webhook.ping', 'page[size]': 1 };
  const { data } = (await readFromBrowser('/webhook-deliveries', query)) as { data: { id: string }[] };
  const [newest] = data;
  const attempt = newest && (await readDelivery(readFromBrowser, newest.id)).attempts.at(-1);
  if (!attempt) return null;
  const { 'response-status': status, 'response-body': body, 'duration-ms': ms, error } = attempt;
  return { delivered: true, 'response-status': status, 'response-body': body, 'duration-ms': ms, error };
}
