import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';

export const applicationCalls: readonly AllowedCall[] = [
  { method: 'GET', path: '/application', upstream: '/console/v1/application/', query: [] },
];
