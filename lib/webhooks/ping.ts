import type { z } from 'zod';
import type { webhookPingDocumentSchema } from '#contract/console/webhook-endpoint.ts';
import { change } from '#lib/bff/client.ts';

/** What a signed ping came to. */
export type PingResult = Required<z.infer<typeof webhookPingDocumentSchema>['data']['attributes']>;

/** Tries out the endpoint. An answer that is no 2xx is a result. @throws ReadError */
export async function pingEndpoint(): Promise<PingResult> {
  const document = await change('POST', '/webhook-endpoint/ping');
  return (document as { data: { attributes: PingResult } }).data.attributes;
}
