import type { Change } from '#lib/history/change.ts';

/** An entry of the history. */
export const change = (more: Partial<Change> = {}): Change => ({
  id: '7',
  'changed-at': '2026-11-20T17:42:00.000Z',
  surface: 'dashboard',
  actor: { type: 'user', label: 'mara@brandt-ueda.example' },
  setting: 'min-max-prices',
  field: 'min-price',
  'old-value': 1,
  'new-value': 2,
  'request-id': 'req_1',
  listing: { id: '1', title: 'Altstadt loft', currency: 'EUR', timezone: 'Europe/Berlin' },
  ...more,
});
