import type { Context } from '../../context.ts';
import { MAXIMUM_ATTEMPTS } from '../../events/record-event.ts';
import { openWebhookSecret } from '../webhook-secret.ts';
import type { Attempted, Outgoing } from './delivery-queries.ts';
import type { ReceiverClient, Reply } from './receiver-client.ts';
import { retryAfterMs } from './retry-after.ts';
import { retryDelayMs } from './retry-delay.ts';
import { signedHeaders } from './sign-delivery.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const NOWHERE = 'There is no endpoint any more';

/** Sends a delivery once. @returns what came of it; whatever happens, it does not throw */
export async function attemptDelivery(
  { cipher, now, log }: Pick<Context, 'cipher' | 'now' | 'log'>,
  client: ReceiverClient,
  delivery: Outgoing,
): Promise<Attempted> {
  const { url, secretEncrypted, attemptsLeft } = delivery;
  const attemptedAt = now();
  const startedMs = performance.now();
  const kept = {
    deliveryId: delivery.id,
    attemptsLeft: attemptsLeft - 1,
    url,
    attemptedAt: attemptedAt.toISOString(),
  };
  const given = (error: string): Attempted => ({
    ...kept,
    status: 'dropped',
    durationMs: 0,
    responseStatus: null,
    responseBody: null,
    error,
    nextAttemptAt: null,
  });
  if (url === null || secretEncrypted === null) return given(NOWHERE);

  let headers: Record<string, string>;
  try {
    const secret = openWebhookSecret(cipher, delivery, secretEncrypted);
    headers = signedHeaders(secret, delivery.eventId, delivery.body, attemptedAt);
  } catch (error) {
    log.error({ err: error, deliveryId: delivery.id }, 'delivery not signed');
    return given('The signing secret cannot be read');
  }
  const reply = await client.post(url, headers, delivery.body);
  const durationMs = Math.round(performance.now() - startedMs);
  const verdict = verdictOf(reply.status);
  const next = verdict === 'retry' && attemptsLeft > 1 ? nextAttempt(reply, attemptsLeft, now()) : null;
  return {
    ...kept,
    status: next ? 'pending' : STATUS[verdict],
    durationMs,
    responseStatus: reply.status,
    responseBody: reply.body,
    error: reply.error,
    nextAttemptAt: next?.toISOString() ?? null,
  };
}

/** Once nothing is left to try. */
const STATUS = { delivered: 'delivered', failed: 'failed', retry: 'dropped' } as const satisfies Record<
  Verdict,
  string
>;

function nextAttempt({ retryAfter }: Reply, attemptsLeft: number, now: Date): Date {
  const made = MAXIMUM_ATTEMPTS - attemptsLeft + 1;
  return new Date(now.getTime() + retryDelayMs(made, retryAfterMs(retryAfter, now)));
}
