import { queryOptions } from '@tanstack/react-query';
import type { DELIVERY_STATUSES } from '#contract/delivery-statuses.ts';
import type { Pagination } from '#contract/json-api.ts';
import { beginningOf } from '#lib/deliveries/deliveries-view.ts';
import type { Read } from '#lib/read.ts';

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** How many deliveries of the last 24 hours came to which end. */
export type DeliveryHealth = Record<DeliveryStatus, number>;

/** While something is on its way, the counts are looked at again so often. */
const WAITING_MS = 5_000;

export function deliveryHealthQuery(read: Read, now: Date) {
  const since = beginningOf('day', now);
  return queryOptions({
    queryKey: ['deliveries', 'health', since],
    queryFn: async ({ signal }): Promise<DeliveryHealth> => {
      const count = async (status: DeliveryStatus) => {
        const query = { 'filter[delivery-status]': status, 'filter[created-after]': since, 'page[size]': 1 };
        const document = await read('/webhook-deliveries', query, signal);
        return (document as { meta: { pagination: Pagination } }).meta.pagination.count;
      };
      const [pending, delivered, failed, dropped] = await Promise.all([
        count('pending'),
        count('delivered'),
        count('failed'),
        count('dropped'),
      ]);
      return { pending, delivered, failed, dropped };
    },
    refetchInterval: ({ state }) => (state.data?.pending ? WAITING_MS : false),
  });
}
