import type { WebhookEventAttributes } from '#contract/webhook-events.ts';
import type { AttemptRow, DeliveryRow } from './event-queries.ts';

/** @param showsUrl whether the endpoint is the reader's own: an address may hold a key */
export function deliveryAttributes(row: DeliveryRow, showsUrl = true): WebhookEventAttributes {
  return {
    'event-type': row.eventType,
    'created-at': row.createdAt.toISOString(),
    'delivery-status': row.status,
    attempts: row.attempts.map(attemptAttributes),
    url: showsUrl ? row.url : null,
  };
}

const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString());

export const attemptAttributes = (attempt: AttemptRow) => ({
  'attempted-at': new Date(attempt.attemptedAt).toISOString(),
  'response-status': attempt.responseStatus,
  'duration-ms': attempt.durationMs,
  error: attempt.error,
  'next-attempt-at': moment(attempt.nextAttemptAt),
});
