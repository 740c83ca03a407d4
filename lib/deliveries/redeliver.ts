import { change } from '#lib/bff/client.ts';

/** Queues one more attempt, with the same id and bytes. @throws ReadError */
export async function redeliver(id: string): Promise<void> {
  await change('POST', `/webhook-deliveries/${id}/redelivery`);
}
