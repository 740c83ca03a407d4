import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { BulkSettings } from '#contract/console/bulk-edits/outcome.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor } from '../testing/bulk-edits.ts';
import { attributesOf, eventsOf, recordEventsOf } from '../testing/recorded-events.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const SETTINGS = { 'base-price': 120, 'min-price': 80, 'max-price': 300, 'min-stay': 1, enabled: false };

async function seeded() {
  const editor = await seedBulkEditor(api);
  const { listing, token } = editor;
  await editor.set('min-max-prices', { 'min-price': 80, 'max-price': 300 });
  return {
    ...editor,
    ids: { ids: [listing.id] },
    settings: async (id = listing.id): Promise<BulkSettings> =>
      (await api.request('GET', `/api/v1/listings/${id}/`, { token })).json.data.attributes,
  };
}

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
  ['minimum stay', { 'min-stay': 4 }, { 'min-stay': 4 }],
  ['syncing on', { enabled: true }, { enabled: true }],
];

test.each(CHANGES)('%s: preview, outcome and listing tell the same', async (_, change, after) => {
  const { edit, previewed, ids, settings } = await seeded();
  const fields = Object.keys(after) as (keyof typeof SETTINGS)[];
  const before = Object.fromEntries(fields.map((field) => [field, SETTINGS[field]]));
  const [shown] = (await previewed(change, ids)).data;
  expect(shown?.attributes).toMatchObject({ outcome: 'changed', before, after, errors: [], notes: [] });
  expect(await settings()).toMatchObject(SETTINGS);
  const { status, counts, results } = await edit(change, ids);
  expect([status, counts]).toMatchObject(['done', { total: 1, changed: 1 }]);
  const known = { title: 'Harbour Loft', currency: 'EUR', outcome: 'changed', errors: [], notes: [] };
  expect(results.map(({ attributes }) => attributes)).toMatchObject([{ ...known, before, after }]);
  expect(await settings()).toMatchObject({ ...SETTINGS, ...after });
});

test('what has every value already is unchanged, and not in the history', async () => {
  const { edit, ids, history } = await seeded();
  const entries = await history();
  const { counts, results } = await edit(
    { 'base-price': { step: 'set', amount: 120 }, 'min-stay': 1, enabled: false },
    ids,
  );
  expect(counts).toMatchObject({ total: 1, unchanged: 1, changed: 0 });
  expect(results[0]?.attributes).toMatchObject({ outcome: 'unchanged', 'request-id': null });
  expect(await history()).toEqual(entries);
});

test('several steps are one request of the history, made in the dashboard by whoever asked', async () => {
  const { edit, ids, historyOf, listing, user } = await seeded();
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
  const requestId = results[0]?.attributes['request-id'];
  const own = (await historyOf(listing.id)).filter((entry) => entry['request-id'] === requestId);
  expect(own.map(({ field }) => field).sort()).toEqual([
    ...['base-price', 'enabled', 'max-price', 'min-price', 'min-stay'],
  ]);
  for (const entry of own) {
    expect(entry).toMatchObject({ surface: 'dashboard', actor: { type: 'user', label: user.email } });
  }
});

test('all listings have the edit’s own request in the history, and an event tells of each base price', async () => {
  const { edit, addListing, listing, application, user, historyOf } = await seeded();
  const other = await addListing({ title: 'Second', basePrice: 200 });
  await recordEventsOf(api, application);
  const { id, results } = await edit(
    { 'base-price': { step: 'percent', percent: 10 } },
    { ids: [other.id, listing.id] },
  );
  const requests = results.map(({ attributes }) => attributes['request-id']);
  for (const [index, listingId] of [other.id, listing.id].entries()) {
    expect((await historyOf(listingId))[0]?.['request-id']).toBe(requests[index]);
  }
  expect(new Set(requests)).toEqual(new Set([`bulk_${id}`]));
  const told = attributesOf(await eventsOf(api, application, 'listing.base_price_changed'));
  expect(told).toMatchObject([
    { 'old-base-price': 200, 'new-base-price': 220 },
    { 'old-base-price': 120, 'new-base-price': 132 },
  ]);
  expect(JSON.stringify(told)).toContain(user.email);
});

test('a calendar that was read before tells the new prices', async () => {
  const { edit, ids, nights } = await seeded();
  const [before] = await nights(40, 40);
  await edit({ 'max-price': { step: 'set', amount: 90 } }, ids);
  const [after] = await nights(40, 40);
  expect(before?.['effective-max-price']).not.toBe(90);
  expect(after?.['effective-max-price']).toBe(90);
});

test('one that cannot have the change has none of it, and does not keep the others', async () => {
  const { edit, addListing, listing, settings } = await seeded();
  const tight = await addListing({ title: 'Tight', basePrice: 100, minPrice: 40, maxPrice: 60 });
  const cheap = await addListing({ title: 'Cheap', basePrice: 12, minPrice: 50 });
  const change: BulkChange = {
    'base-price': { step: 'percent', percent: -50 },
    'min-price': { step: 'set', amount: 75 },
  };
  const { status, counts, results } = await edit(change, { ids: [tight.id, cheap.id, listing.id] });
  expect([status, counts]).toMatchObject(['done', { total: 3, changed: 1, failed: 2, left: 0 }]);
  expect(
    results.map(({ attributes }) => attributes.errors.map(({ status, source }) => [status, source])),
  ).toEqual([
    [['400', { pointer: '/data/attributes/change/min-price' }]],
    [['400', { pointer: '/data/attributes/change/base-price' }]],
    [],
  ]);
  expect(results[0]?.attributes.before).toEqual(results[0]?.attributes.after);
  expect(await settings(tight.id)).toMatchObject({ 'base-price': 100, 'min-price': 40 });
  expect(await settings(cheap.id)).toMatchObject({ 'base-price': 12, 'min-price': 50 });
  expect(await settings()).toMatchObject({ 'base-price': 60, 'min-price': 75 });
});

test('syncing is switched on only where there is a base price, which the same edit may set', async () => {
  const { edit, addListing, settings } = await seeded();
  const bare = await addListing({ title: 'Bare', basePrice: null });
  const failed = await edit({ enabled: true }, { ids: [bare.id] });
  expect(failed.results[0]?.attributes.errors).toMatchObject([
    { status: '422', code: 'required', source: { pointer: '/data/attributes/change/enabled' } },
  ]);
  await edit({ enabled: true, 'base-price': { step: 'set', amount: 90 } }, { ids: [bare.id] });
  expect(await settings(bare.id)).toMatchObject({ enabled: true, 'base-price': 90 });
});

test('a relative step leaves a price alone that is not there, and says so', async () => {
  const { edit, addListing, settings } = await seeded();
  const free = await addListing({ title: 'Free', basePrice: 100 });
  const { results } = await edit(
    { 'base-price': { step: 'amount', amount: 5 }, 'min-price': { step: 'percent', percent: 10 } },
    { ids: [free.id] },
  );
  expect(results[0]?.attributes).toMatchObject({
    outcome: 'changed',
    notes: [{ code: 'no_value', pointer: '/data/attributes/change/min-price' }],
  });
  expect(await settings(free.id)).toMatchObject({ 'base-price': 105, 'min-price': null });
});
