import { expect, it } from 'vitest';
import { change } from '#lib/history/fixtures.test-data.ts';
import { groupByListing, groupChanges } from '#lib/history/group-changes.ts';
import {
  filterQuery,
  filtersOf,
  type HistoryView,
  lift,
  momentsOf,
  readHistoryView,
} from '#lib/history/history-view.ts';

const now = new Date('2026-11-21T10:00:00Z');
const view = (more: Partial<HistoryView> = {}): HistoryView => ({ ...readHistoryView({}), ...more });

it.each<[Partial<HistoryView>, string | null, string | null]>([
  [{}, null, null],
  [{ period: 'last7' }, '2026-11-13T23:59:59.999Z', null],
  [{ period: 'between', after: '2026-11-01' }, '2026-10-31T23:59:59.999Z', null],
  [{ period: 'between', before: '2026-11-30' }, null, '2026-12-01T00:00:00Z'],
])('%j lies between %s and %s', (given, after, before) => {
  expect(momentsOf(view(given), now)).toEqual({ after, before });
});

it('a view is read from the address, and what cannot be read is left out', () => {
  const read = readHistoryView({ surface: 'api', setting: 'weather', actor: 'Nordkai', point: '0x1' });
  expect(read).toEqual(view({ surface: 'api', actor: 'Nordkai' }));
});

it('a view asks the service for what it shows, of one listing or of all', () => {
  const asked = filterQuery('4', view({ surface: 'api', setting: 'min-stays', actor: 'Nordkai' }), now);
  expect(asked).toMatchObject({
    'filter[listing]': '4',
    'filter[surface]': 'api',
    'filter[setting]': 'min-stays',
    'filter[actor]': 'Nordkai',
  });
  expect(Object.values(filterQuery(null, view(), now)).filter((value) => value !== undefined)).toEqual([]);
});

it('each filter that is set can be lifted by itself', () => {
  const set = view({ surface: 'api', period: 'between', after: '2026-11-01' });
  expect(filtersOf(set)).toEqual(['surface', 'period']);
  expect(filtersOf({ ...set, ...lift(['period']) })).toEqual(['surface']);
  expect(filtersOf({ ...set, ...lift(filtersOf(set)) })).toEqual([]);
});

it('entries of one listing and setting are one step, whatever came between them', () => {
  const other = { id: '2', title: 'Byron Ave', currency: 'EUR', timezone: 'Europe/Berlin' };
  const entries = [
    change({ id: '1' }),
    change({ id: '2', setting: 'base-price' }),
    change({ id: '3', listing: other }),
    change({ id: '4', field: 'max-price' }),
  ];
  const groups = groupChanges(entries);
  expect(groups.map(({ changes }) => changes.map(({ id }) => id))).toEqual([['1', '4'], ['2'], ['3']]);
  expect(groupByListing(groups).map((steps) => steps.map(({ id }) => id))).toEqual([['1', '2'], ['3']]);
});
