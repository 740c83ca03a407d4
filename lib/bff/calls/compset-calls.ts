import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const compsetCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/compsets',
    upstream: '/api/v1/compsets/',
    query: ['filter[owner]', 'filter[listing]', 'filter[kind]', 'sort', ...page],
  },
  {
    method: 'GET',
    path: '/compsets/:id',
    upstream: '/api/v1/compsets/:id/',
    query: ['start_date', 'end_date'],
  },
];
