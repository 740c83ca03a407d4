import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const listingCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/listings',
    upstream: '/api/v1/listings/',
    query: [
      'filter[name]',
      'filter[market]',
      'filter[bedrooms]',
      'filter[enabled]',
      'filter[in-active-market]',
      'fields[listings]',
      'sort',
      ...page,
    ],
  },
  {
    method: 'GET',
    path: '/listings/:id',
    upstream: '/api/v1/listings/:id/',
    query: ['include', 'fields[listings]'],
  },
  {
    method: 'PATCH',
    path: '/listings/:id/activation',
    upstream: '/api/v1/listings/:id/activation/',
    query: [],
  },
  {
    method: 'POST',
    path: '/listings/:id/refresh',
    upstream: '/api/v1/listings/:id/refresh/',
    query: ['sync-priority'],
  },
];
