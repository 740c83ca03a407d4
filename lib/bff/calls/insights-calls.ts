import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const insightsCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/listings/:id/market-insights',
    upstream: '/api/v1/listings/:id/market-insights/',
    query: [
      'filter[start-date]',
      'filter[end-date]',
      'filter[compare-to]',
      'fields[market-insights]',
      ...page,
    ],
  },
];
