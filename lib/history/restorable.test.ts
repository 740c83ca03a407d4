import { expect, it } from 'vitest';
import type { Change } from '#lib/history/change.ts';
import { restorationOf } from '#lib/history/restorable.ts';

const change = (more: Partial<Change> = {}): Change => ({
  id: '7',
  'changed-at': '2026-11-20T17:42:00.000Z',
  surface: 'dashboard',
  actor: { type: 'user', label: 'mara@brandt-ueda.example' },
  setting: 'min-max-prices',
  field: 'min-price',
  'old-value': 1,
  'new-value': 2,
  'request-id': 'req_1',
  ...more,
});
const group = (...changes: [Change, ...Change[]]) => ({ id: changes[0].id, changes });

it('one value is asked back by its entry, several by their request', () => {
  expect(restorationOf(group(change()))).toEqual({ 'change-history-entry': '7' });
  expect(restorationOf(group(change(), change({ id: '8' })))).toEqual({ 'request-id': 'req_1' });
});

it.each([
  ['what is no setting', [{ setting: 'recommendation', field: 'status' }]],
  ['a first base price', [{ setting: 'base-price', field: 'base-price', 'old-value': null }]],
  ['several values of no request', [{ 'request-id': null }, { 'request-id': null }]],
])('%s can’t be asked back', (_, [first, ...others]) => {
  expect(restorationOf(group(change(first), ...others.map(change)))).toBeNull();
});
