import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

const settings = {
  path: '/recommendation-settings',
  upstream: '/console/v1/recommendation-settings/',
  query: [],
};

export const recommendationCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/recommendations',
    upstream: '/console/v1/recommendations/',
    query: ['filter[listing]', 'filter[status]', 'sort', ...page],
  },
  {
    method: 'PATCH',
    path: '/recommendations/:id',
    upstream: '/console/v1/recommendations/:id/',
    query: [],
  },
  { method: 'GET', ...settings },
  { method: 'PATCH', ...settings },
];
