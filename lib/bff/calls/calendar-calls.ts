import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const calendarCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/listings/:id/calendar',
    upstream: '/api/v1/listings/:id/calendar/',
    query: ['filter[start-date]', 'filter[end-date]', 'fields[calendar-entries]', 'sort', ...page],
  },
  {
    method: 'GET',
    path: '/listings/:id/explanations/:date',
    upstream: '/console/v1/listings/:id/explanations/:date/',
    query: [],
  },
  {
    method: 'GET',
    path: '/listings/:id/stays',
    upstream: '/console/v1/listings/:id/stays/',
    query: ['from', 'to'],
  },
];
