import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const restorationCalls: readonly AllowedCall[] = [
  {
    method: 'POST',
    path: '/listings/:id/restorations',
    upstream: '/console/v1/listings/:id/restorations/',
    query: [],
  },
  {
    method: 'GET',
    path: '/restore-points',
    upstream: '/console/v1/restore-points/',
    query: ['filter[listing]', ...page],
  },
  { method: 'POST', path: '/restore-points', upstream: '/console/v1/restore-points/', query: [] },
  {
    method: 'GET',
    path: '/restore-points/:id/differences',
    upstream: '/console/v1/restore-points/:id/differences/',
    query: ['filter[listing]', ...page],
  },
  { method: 'POST', path: '/price-previews', upstream: '/console/v1/price-previews/', query: [] },
  { method: 'DELETE', path: '/restore-points/:id', upstream: '/console/v1/restore-points/:id/', query: [] },
];
