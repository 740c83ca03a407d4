import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '#contract/json-api.ts';
import type { WebhookEventAttributes } from '#contract/webhook-events.ts';
import { beginningOf, type DeliveriesView } from '#lib/deliveries/deliveries-view.ts';
import type { Delivery } from '#lib/deliveries/delivery.ts';
import { readDelivery } from '#lib/deliveries/read-delivery.ts';
import { type Query, type Read, ReadError } from '#lib/read.ts';

export interface DeliveriesPage {
  deliveries: Delivery[];
  pagination: Pagination;
}

interface DeliveryCollection {
  data: { id: string; attributes: WebhookEventAttributes }[];
  meta: { pagination: Pagination };
}

export const deliveriesKey = ['deliveries'] as const;
export const pageSize = 25;
/** While something waits to be sent, it is looked for again so often. */
const WAITING_MS = 2_000;

/** One page of what was sent, newest first: to the account's own endpoint, or for staff to the application's. */
export function deliveriesQuery(read: Read, view: DeliveriesView, now: Date) {
  const query: Query = {
    'filter[event-type]': view.event ?? undefined,
    'filter[delivery-status]': view.status ?? undefined,
    'filter[created-after]': view.period === 'all' ? undefined : beginningOf(view.period, now),
    'filter[user]': view.user ?? undefined,
    'page[number]': view.page,
    'page[size]': pageSize,
  };
  return queryOptions({
    queryKey: [...deliveriesKey, 'list', view.id ?? query],
    queryFn: ({ signal }) => (view.id ? readOne(read, view.id, signal) : readPage(read, query, signal)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery['delivery-status'] === 'pending')
        ? WAITING_MS
        : false,
  });
}

async function readPage(read: Read, query: Query, signal: AbortSignal): Promise<DeliveriesPage> {
  const { data, meta } = (await read('/webhook-deliveries', query, signal)) as DeliveryCollection;
  return {
    deliveries: data.map(({ id, attributes }) => ({ id, ...attributes })),
    pagination: meta.pagination,
  };
}

async function readOne(read: Read, id: string, signal: AbortSignal): Promise<DeliveriesPage> {
  const found = await readDelivery(read, id, signal).catch((error: unknown) => {
    if (error instanceof ReadError && error.status === 404) return null;
    throw error;
  });
  const deliveries = found ? [found] : [];
  return { deliveries, pagination: { page: 1, pages: 1, count: deliveries.length } };
}
