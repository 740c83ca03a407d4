import type { Context } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { notifyDue, type Receiver } from '../events/queries.ts';
import { type DeliveryRow, findDelivery, makeDue } from './event-queries.ts';
import { findEndpoint } from './queries.ts';

/**
 * Queues one more attempt of a delivery, with the id and the bytes it had.
 * @throws NotFoundError, ConflictError `endpoint_required` where there is nowhere to send it
 */
export async function redeliverEvent(
  { db, now }: Context,
  receiver: Receiver,
  eventId: string,
): Promise<DeliveryRow> {
  return db.transaction(async (tx) => {
    if (!(await makeDue(tx, receiver, eventId, now()))) throw new NotFoundError('There is no such event.');
    const endpoint = await findEndpoint(tx, receiver);
    if (!endpoint?.url || !endpoint.secretEncrypted) {
      throw new ConflictError({ detail: 'There is no endpoint to send it to.', code: 'endpoint_required' });
    }
    await notifyDue(tx, [receiver]);
    const delivery = await findDelivery(tx, [{ receiver, userId: null, except: null }], eventId);
    if (!delivery) throw new NotFoundError('There is no such event.');
    return delivery;
  });
}
