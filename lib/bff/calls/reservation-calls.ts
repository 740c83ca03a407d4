import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const reservationCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/reservations',
    upstream: '/api/v1/reservations/',
    query: ['filter[listing]', 'filter[start-date]', 'filter[end-date]', 'filter[status]', ...page],
  },
];
