import { expect, it } from 'vitest';
import type { Change } from '#lib/history/change.ts';
import { change } from '#lib/history/fixtures.test-data.ts';
import { comingBack, restorationOf } from '#lib/history/restorable.ts';

const TODAY = '2026-11-21';
const group = (...changes: [Change, ...Change[]]) => ({ id: changes[0].id, changes });

const night = (date: string, price: number) => ({
  'start-date': date,
  'end-date': date,
  mode: 'price',
  price,
  'percentage-adjustment': null,
});
const overrides = (...dates: string[]) =>
  change({
    setting: 'manual-overrides',
    field: 'overrides',
    'old-value': [],
    'new-value': dates.map((date) => night(date, 150)),
  });

it('one value is asked back by its entry, several by all of theirs', () => {
  expect(restorationOf(group(change()), TODAY)).toEqual({ restoration: { 'change-history-entry': '7' } });
  expect(restorationOf(group(change(), change({ id: '8' })), TODAY)).toEqual({
    restoration: { 'change-history-entries': ['7', '8'] },
  });
});

it('what the service changed is asked back like anything else', () => {
  expect(restorationOf(group(change({ 'request-id': null })), TODAY).obstacle).toBeUndefined();
  const activation = change({
    setting: 'activation',
    field: 'enabled',
    'old-value': true,
    'new-value': false,
  });
  expect(restorationOf(group(activation), TODAY).obstacle).toBeUndefined();
});

it.each([
  ['decision', { setting: 'recommendation', field: 'status' }],
  ['first', { setting: 'base-price', field: 'base-price', 'old-value': null }],
  ['unknown', { setting: 'something-new' }],
  ['unknown', { setting: 'activation', field: 'since' }],
])('%s is told as what is in the way', (obstacle, more) => {
  expect(restorationOf(group(change(more)), TODAY)).toEqual({ obstacle });
});

it('overrides go back from today on, and not at all once they are past', () => {
  const running = overrides('2026-11-20', '2026-11-21', '2026-11-22');
  expect(comingBack(running, TODAY)).toEqual([
    {
      about: { names: ['overrides'], nights: { from: '2026-11-21', to: '2026-11-22' } },
      from: { kind: 'fixed', value: 150 },
      to: null,
    },
  ]);
  expect(restorationOf(group(overrides('2026-11-19', '2026-11-20')), TODAY)).toEqual({ obstacle: 'past' });
});
