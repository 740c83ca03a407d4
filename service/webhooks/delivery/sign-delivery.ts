import { Webhook } from 'standardwebhooks';
import { JSON_API_TYPE } from '#contract/json-api.ts';

/**
 * The headers of one attempt, as Standard Webhooks 1.0 has them: the same id on every attempt, the time and the
 * signature of this one.
 * @param secret `whsec_` and 32 bytes in base64
 */
export function signedHeaders(
  secret: string,
  id: string,
  body: string,
  sentAt: Date,
): Record<string, string> {
  return {
    'content-type': JSON_API_TYPE,
    'user-agent': 'Ratewright-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  };
}
