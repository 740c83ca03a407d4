import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';

export const previewCalls: readonly AllowedCall[] = [
  {
    method: 'POST',
    path: '/listings/:id/price-preview',
    upstream: '/console/v1/listings/:id/price-preview/',
    query: [],
    forReaders: true,
  },
  {
    method: 'POST',
    path: '/price-previews',
    upstream: '/console/v1/price-previews/',
    query: [],
    forReaders: true,
  },
];
