import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';

const UPSTREAM = '/console/v1/webhook-endpoint/';

export const webhookCalls: readonly AllowedCall[] = [
  { method: 'GET', path: '/webhook-endpoint', upstream: UPSTREAM, query: [] },
  { method: 'PUT', path: '/webhook-endpoint', upstream: UPSTREAM, query: [] },
  { method: 'DELETE', path: '/webhook-endpoint', upstream: UPSTREAM, query: [] },
  { method: 'POST', path: '/webhook-endpoint/secret', upstream: `${UPSTREAM}secret/`, query: [] },
  { method: 'POST', path: '/webhook-endpoint/ping', upstream: `${UPSTREAM}ping/`, query: [] },
];
