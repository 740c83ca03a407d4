import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';

const feed = {
  path: '/listings/:id/calendar-feed',
  upstream: '/console/v1/listings/:id/calendar-feed/',
  query: [],
};

export const feedCalls: readonly AllowedCall[] = [
  { method: 'GET', ...feed },
  { method: 'POST', ...feed },
  { method: 'DELETE', ...feed },
  { method: 'POST', path: `${feed.path}/address`, upstream: `${feed.upstream}address/`, query: [] },
];
