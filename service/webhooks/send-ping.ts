import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { eventBody, newEventId } from '../events/event-body.ts';
import { insertEvent } from '../events/queries.ts';
import { attemptDelivery } from './delivery/attempt-delivery.ts';
import { type Attempted, recordAttempts } from './delivery/delivery-queries.ts';
import { createReceiverClient, type ReceiverClientOptions } from './delivery/receiver-client.ts';
import { personalReceiver } from './delivery-scope.ts';
import { claimDelivery } from './event-queries.ts';

export interface Ping {
  eventId: string;
  body: string;
  createdAt: Date;
  attempted: Attempted;
}

const MESSAGE = 'This tries out your endpoint. Answer with any status of 2xx and ignore it.';

/** Sends a ping to a user's endpoint and waits for the answer. Nothing is written: see `recordPing`. */
export async function sendPing(
  context: Context,
  userId: number,
  { url, secretEncrypted }: { url: string; secretEncrypted: Uint8Array },
  options: Partial<ReceiverClientOptions> = {},
): Promise<Ping> {
  const createdAt = context.now();
  const eventId = newEventId(createdAt);
  const attributes = { 'created-at': createdAt.toISOString(), message: MESSAGE };
  const { allowLocalWebhooks: allowLocal, publicApiUrl } = context.config;
  const body = eventBody('webhook.ping', eventId, { userId }, attributes, {
    sentAt: createdAt,
    publicApiUrl,
  });
  const client = createReceiverClient({ allowLocal, ...options });
  try {
    const delivery = {
      ...personalReceiver(userId),
      id: 0,
      eventId,
      attemptsLeft: 1,
      body,
      url,
      secretEncrypted,
    };
    return { eventId, body, createdAt, attempted: await attemptDelivery(context, client, delivery) };
  } finally {
    await client.close();
  }
}

/** Keeps a ping among the deliveries of the endpoint. It had its one attempt. */
export async function recordPing(
  tx: Executor,
  userId: number,
  { eventId, body, createdAt, attempted }: Ping,
): Promise<void> {
  const receiver = personalReceiver(userId);
  await insertEvent(tx, { id: eventId, type: 'webhook.ping', userId, body, createdAt }, [receiver], 1);
  const deliveryId = await claimDelivery(tx, receiver, eventId, eventId);
  const status = attempted.status === 'delivered' ? 'delivered' : 'failed';
  await recordAttempts(tx, eventId, [{ ...attempted, deliveryId, status }]);
}
