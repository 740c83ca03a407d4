import { CUSTOMIZATIONS } from '#contract/customizations/names.ts';
import type { AllowedCall } from '#lib/bff/calls/allowed-call.ts';

const overrideWindow = ['filter[start-date]', 'filter[end-date]'];

export const customizationCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/listings/:id/customizations',
    upstream: '/api/v1/listings/:id/customizations/',
    query: [],
  },
  {
    method: 'GET',
    path: '/listings/:id/customizations/manual-overrides',
    upstream: '/api/v1/listings/:id/customizations/manual-overrides/',
    query: overrideWindow,
  },
  ...Object.keys(CUSTOMIZATIONS).map(
    (name): AllowedCall => ({
      method: 'PATCH',
      path: `/listings/:id/customizations/${name}`,
      upstream: `/api/v1/listings/:id/customizations/${name}/`,
      query: name === 'manual-overrides' ? overrideWindow : [],
    }),
  ),
];
