import type { z } from 'zod';
import type { webhookDeliveryDetailDocumentSchema } from '#contract/console/webhook-endpoint.ts';
import type { WebhookEventAttributes } from '#contract/webhook-events.ts';

/** An event on its way to one endpoint; its id is the event's. */
export interface Delivery extends WebhookEventAttributes {
  id: string;
}

type DetailAttributes = Required<z.infer<typeof webhookDeliveryDetailDocumentSchema>['data']['attributes']>;

/** With the bytes that were sent, and what was answered. */
export type DeliveryDetail = DetailAttributes & { id: string };
export type Attempt = DeliveryDetail['attempts'][number];

/** What a delivery's status means to its reader: one that waits has been tried, or it has not. */
export type DeliveryState = 'waiting' | 'retrying' | 'delivered' | 'failed' | 'dropped';

export function stateOf(delivery: Pick<Delivery, 'delivery-status' | 'attempts'>): DeliveryState {
  const status = delivery['delivery-status'];
  if (status !== 'pending') return status;
  return delivery.attempts.length > 0 ? 'retrying' : 'waiting';
}

/** Milliseconds between the beginnings of an attempt and of the one before; null for the first. */
export function pauseBefore(
  attempts: readonly Pick<Attempt, 'attempted-at'>[],
  index: number,
): number | null {
  const before = attempts[index - 1];
  const own = attempts[index];
  return before && own ? Date.parse(own['attempted-at']) - Date.parse(before['attempted-at']) : null;
}

/** Milliseconds from the first attempt's beginning to the last one's end. */
export function spanOf(attempts: readonly Pick<Attempt, 'attempted-at' | 'duration-ms'>[]): number {
  const [first] = attempts;
  const last = attempts.at(-1);
  if (!first || !last) return 0;
  return Date.parse(last['attempted-at']) - Date.parse(first['attempted-at']) + last['duration-ms'];
}
