import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

const filters = [
  'filter[listing]',
  'filter[surface]',
  'filter[setting]',
  'filter[actor]',
  'filter[changed-after]',
  'filter[changed-before]',
];

export const historyCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/changes',
    upstream: '/console/v1/changes/',
    query: [...filters, 'page[after]', 'page[size]'],
  },
  {
    method: 'GET',
    path: '/changes/:id/entries',
    upstream: '/console/v1/changes/:id/entries/',
    query: [...filters, ...page],
  },
  { method: 'GET', path: '/change-facets', upstream: '/console/v1/change-facets/', query: filters },
];
