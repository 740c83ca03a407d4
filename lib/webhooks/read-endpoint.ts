import { queryOptions } from '@tanstack/react-query';
import type { WebhookEndpointAttributes } from '#contract/console/webhook-endpoint.ts';
import type { Read } from '#lib/read.ts';

export type WebhookEndpoint = WebhookEndpointAttributes;

export const endpointKey = ['webhook-endpoint'] as const;

/** Where the events of the account are sent. For its administrator. */
export function endpointQuery(read: Read) {
  return queryOptions({
    queryKey: endpointKey,
    queryFn: async ({ signal }): Promise<WebhookEndpoint> => {
      const document = await read('/webhook-endpoint', undefined, signal);
      return (document as { data: { attributes: WebhookEndpoint } }).data.attributes;
    },
  });
}
