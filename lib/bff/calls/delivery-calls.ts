import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

const UPSTREAM = '/console/v1/webhook-deliveries/';

export const deliveryCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/webhook-deliveries',
    upstream: UPSTREAM,
    query: [
      'filter[event-type]',
      'filter[delivery-status]',
      'filter[created-after]',
      'filter[user]',
      ...page,
    ],
  },
  { method: 'GET', path: '/webhook-deliveries/:event', upstream: `${UPSTREAM}:event/`, query: [] },
  {
    method: 'POST',
    path: '/webhook-deliveries/:event/redelivery',
    upstream: `${UPSTREAM}:event/redelivery/`,
    query: [],
    forReaders: true,
  },
];
