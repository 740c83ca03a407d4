import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

const filters = ['filter[listing]', 'filter[start-date]', 'filter[end-date]', 'filter[status]'];

export const reservationCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/reservations',
    upstream: '/api/v1/reservations/',
    query: [...filters, ...page],
  },
  {
    method: 'GET',
    path: '/reservation-totals',
    upstream: '/console/v1/reservation-totals/',
    query: filters,
  },
];
