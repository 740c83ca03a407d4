import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const tokenCalls: readonly AllowedCall[] = [
  { method: 'GET', path: '/plan', upstream: '/console/v1/plan/', query: [] },
  {
    method: 'GET',
    path: '/personal-access-tokens',
    upstream: '/console/v1/personal-access-tokens/',
    query: [...page],
  },
  {
    method: 'POST',
    path: '/personal-access-tokens',
    upstream: '/console/v1/personal-access-tokens/',
    query: [],
  },
  {
    method: 'DELETE',
    path: '/personal-access-tokens/:id',
    upstream: '/console/v1/personal-access-tokens/:id/',
    query: [],
  },
];
