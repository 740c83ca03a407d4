import { queryOptions } from '@tanstack/react-query';
import type { DeliveryDetail } from '#lib/deliveries/delivery.ts';
import type { Read } from '#lib/read.ts';

/** One delivery with the bytes that were sent and what was answered. */
export function deliveryQuery(read: Read, id: string) {
  return queryOptions({
    queryKey: ['deliveries', 'one', id],
    queryFn: ({ signal }) => readDelivery(read, id, signal),
  });
}

export async function readDelivery(read: Read, id: string, signal?: AbortSignal): Promise<DeliveryDetail> {
  const { data } = (await read(`/webhook-deliveries/${id}`, undefined, signal)) as {
    data: { id: string; attributes: Omit<DeliveryDetail, 'id'> };
  };
  return { id: data.id, ...data.attributes };
}
