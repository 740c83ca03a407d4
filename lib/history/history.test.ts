import { expect, it } from 'vitest';
import type { Change } from '#lib/history/change.ts';
import { groupChanges } from '#lib/history/group-changes.ts';
import { momentsOf } from '#lib/history/history-view.ts';

const now = new Date('2026-11-21T10:00:00Z');
const view = (more: object) => ({ period: 'all', after: null, before: null, page: 1, ...more }) as const;

it.each([
  [{}, null, null],
  [{ period: 'last7' }, '2026-11-13T23:59:59.999Z', null],
  [{ period: 'between', after: '2026-11-01' }, '2026-10-31T23:59:59.999Z', null],
  [{ period: 'between', before: '2026-11-30' }, null, '2026-12-01T00:00:00Z'],
])('%j lies between %s and %s', (given, after, before) => {
  expect(momentsOf(view(given) as never, now)).toEqual({ after, before });
});

const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
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

it('fields of one setting that one request changed are one step', () => {
  const changes = [
    change('4', { 'changed-at': '2026-11-20T17:43:00.000Z' }),
    change('3'),
    change('2', { field: 'max-price' }),
    change('1', { setting: 'base-price' }),
    change('0', { 'request-id': 'req_0' }),
  ];
  const ids = groupChanges(changes).map((group) => group.changes.map(({ id }) => id));
  expect(ids).toEqual([['4'], ['2', '3'], ['1'], ['0']]);
});
