import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

export const accountCalls: readonly AllowedCall[] = [
  { method: 'GET', path: '/accounts', upstream: '/api/v1/users/:me/accounts/', query: [...page] },
];
