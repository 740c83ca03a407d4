import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange, BulkSettings } from '#contract/console/bulk-edits.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor } from '../testing/bulk-edits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Base 120, minimum 80, maximum 300, minimum stay 1, switched off. */
async function seeded() {
  const editor = await seedBulkEditor(api);
  await editor.set('min-max-prices', { 'min-price': 80, 'max-price': 300 });
  return { ...editor, ids: { ids: [editor.listing.id] } };
}

const PRICES = { 'base-price': 120, 'min-price': 80, 'max-price': 300 };
const CHANGES: [string, BulkChange, BulkSettings][] = [
  ['base price set', { 'base-price': { step: 'set', amount: 150 } }, { 'base-price': 150 }],
  ['base price by percent', { 'base-price': { step: 'percent', percent: 12.5 } }, { 'base-price': 135 }],
  ['base price by amount', { 'base-price': { step: 'amount', amount: -20 } }, { 'base-price': 100 }],
  ['minimum set', { 'min-price': { step: 'set', amount: 90 } }, { 'min-price': 90 }],
  ['minimum by percent', { 'min-price': { step: 'percent', percent: -50 } }, { 'min-price': 40 }],
  ['minimum by amount', { 'min-price': { step: 'amount', amount: 15 } }, { 'min-price': 95 }],
  ['minimum removed', { 'min-price': { step: 'remove' } }, { 'min-price': null }],
  ['maximum set', { 'max-price': { step: 'set', amount: 400 } }, { 'max-price': 400 }],
  ['maximum by percent', { 'max-price': { step: 'percent', percent: 10 } }, { 'max-price': 330 }],
  ['maximum by amount', { 'max-price': { step: 'amount', amount: -30 } }, { 'max-price': 270 }],
  ['maximum removed', { 'max-price': { step: 'remove' } }, { 'max-price': null }],
  ['minimum stay set', { 'min-stay': 4 }, { 'min-stay': 4 }],
  ['syncing switched on', { enabled: true }, { enabled: true }],
];

test.each(CHANGES)('%s: the preview, the outcome and the listing tell the same', async (_, change, after) => {
  const { edit, previewed, ids, listing, token, results } = await seeded();
  const [shown] = (await previewed(change, ids)).data;
  const before = Object.fromEntries(
    Object.keys(after).map((field) => [field, { ...PRICES, 'min-stay': 1, enabled: false }[field]]),
  );
  expect(shown?.attributes).toMatchObject({ outcome: 'changed', before, after, errors: [] });
  const done = await edit(change, ids);
  expect(done.status).toBe('done');
  expect(done.results.map(({ attributes }) => attributes)).toMatchObject([
    { title: 'Harbour Loft', currency: 'EUR', outcome: 'changed', before, after, errors: [], notes: [] },
  ]);
  const { json } = await api.request('GET', `/api/v1/listings/${listing.id}/`, { token });
  expect(json.data.attributes).toMatchObject(after);
  const again = await edit(change['base-price']?.step === 'set' ? change : { 'min-stay': 1, ...change }, ids);
  expect(await results(again.id)).toHaveLength(1);
});

test('several steps are made together, in one request of the history', async () => {
  const { edit, ids, history, historyOf, listing, user } = await seeded();
  const { results } = await edit(
    {
      'base-price': { step: 'percent', percent: 10 },
      'min-price': { step: 'percent', percent: 10 },
      'max-price': { step: 'remove' },
      'min-stay': 2,
      enabled: true,
    },
    ids,
  );
  expect((await history()).length).toBeGreaterThan(5);
  const told = (await historyOf(listing.id)).slice(0, 5);
  expect(told.map(({ field }: { field: string }) => field).sort()).toEqual([
    'base-price',
    'enabled',
    'max-price',
    'min-price',
    'min-stay',
  ]);
  for (const entry of told) {
    expect(entry).toMatchObject({
      surface: 'dashboard',
      actor: { type: 'user', label: user.email },
      'request-id': results[0]?.attributes['request-id'],
    });
  }
});
