import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const historyCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/listings/:id/change-history',
    upstream: '/api/v1/listings/:id/change-history/',
    query: ['filter[changed-after]', 'filter[changed-before]', ...page],
  },
];
