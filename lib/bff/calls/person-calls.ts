import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';

export const personCalls: readonly AllowedCall[] = [
  { method: 'GET', path: '/profile', upstream: '/console/v1/profile/', query: [] },
  { method: 'GET', path: '/sync-status', upstream: '/console/v1/sync-status/', query: [] },
];
