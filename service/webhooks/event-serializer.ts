import type { WebhookEventAttributes } from '#contract/webhook-events.ts';
import { isoInstant, isoInstantOrNull } from '../db/instants.ts';
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

export const attemptAttributes = (attempt: AttemptRow) => ({
  'attempted-at': isoInstant(attempt.attemptedAt),
  'response-status': attempt.responseStatus,
  'duration-ms': attempt.durationMs,
  error: attempt.error,
  'next-attempt-at': isoInstantOrNull(attempt.nextAttemptAt),
});
