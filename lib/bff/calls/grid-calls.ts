import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const gridCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/calendar-grid',
    upstream: '/console/v1/calendar-grid/',
    query: ['from', 'to', 'filter[listing]', 'columns', ...page],
  },
];
