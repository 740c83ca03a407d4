import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor } from '../testing/bulk-edits.ts';
import { begin } from '../testing/flats.ts';
import { problemsOf } from '../testing/problems.ts';
import { eventsOf, recordEventsOf } from '../testing/recorded-events.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const NAMES: CustomizationName[] = ['base-price', 'min-max-prices', 'min-stays', 'manual-overrides'];

/** A listing with limits, a season, overrides and syncing off, and another one. */
async function seeded() {
  const editor = await seedBulkEditor(api);
  const { listing, dayAt, set, token } = editor;
  const days = (from: number, to: number) => ({ 'start-date': dayAt(from), 'end-date': dayAt(to) });
  await set('min-max-prices', { 'min-price': 80, 'max-price': 300 });
  await set('min-stays', { 'min-stay': 2, 'seasonal-min-stays': [{ ...days(5, 30), 'min-stay': 4 }] });
  await set('manual-overrides', { overrides: [{ ...days(8, 9), price: 150 }] });
  const other = await editor.addListing({ title: 'Other', basePrice: 200, minPrice: 50 });
  return {
    ...editor,
    days,
    other,
    both: { ids: [listing.id, other.id] },
    /** Everything a bulk edit may change of the first listing. */
    all: async () => {
      const { json } = await api.request('GET', `/api/v1/listings/${listing.id}/`, { token });
      const customizations = await Promise.all(NAMES.map((name) => editor.attributes(name)));
      return [json.data.attributes.enabled, ...customizations];
    },
  };
}

const NIGHTS = { override: { kind: 'fixed', price: 99 } } as const;
const KINDS: [string, BulkChange | ((days: { 'start-date': string; 'end-date': string }) => BulkChange)][] = [
  ['a base price', { 'base-price': { step: 'percent', percent: 10 } }],
  ['a minimum', { 'min-price': { step: 'amount', amount: 5 } }],
  ['a removed minimum', { 'min-price': { step: 'remove' } }],
  ['a maximum', { 'max-price': { step: 'set', amount: 500 } }],
  ['a minimum stay', { 'min-stay': 6 }],
  ['syncing', { enabled: true }],
  ['fixed nights', (days) => ({ nights: { ...days, ...NIGHTS } })],
  ['cleared nights', (days) => ({ nights: { ...days, override: { kind: 'clear' } } })],
  ['nights with a minimum stay', (days) => ({ nights: { ...days, ...NIGHTS, 'min-stay': 3 } })],
  [
    'everything',
    (days) => ({
      'base-price': { step: 'amount', amount: 15 },
      'min-price': { step: 'set', amount: 90 },
      'max-price': { step: 'remove' },
      'min-stay': 3,
      enabled: true,
      nights: { ...days, ...NIGHTS, 'min-stay': 3 },
    }),
  ],
];

test.each(KINDS)(
  '%s: an undo puts back what was there, an undo of the undo what it took away',
  async (_, kind) => {
    const { edit, undone, all, listing, days, results, attributesOf } = await seeded();
    const change = typeof kind === 'function' ? kind(days(8, 12)) : kind;
    const before = await all();
    const done = await edit(change, { ids: [listing.id] });
    const after = await all();
    expect(after).not.toEqual(before);
    const back = await undone(done.id);
    expect(await all()).toEqual(before);
    expect(back).toMatchObject({
      kind: 'undo',
      undoes: done.id,
      change: done.change,
      counts: { total: 1, changed: 1 },
    });
    const [was, is] = [done.results[0]?.attributes, back.results[0]?.attributes];
    expect([is?.before, is?.after]).toEqual([was?.after, was?.before]);
    expect(await attributesOf(done.id)).toMatchObject({
      'undone-by': back.id,
      counts: { changed: 0, undone: 1 },
    });
    expect((await results(done.id))[0]?.attributes).toMatchObject({ outcome: 'undone', before: was?.before });
    await undone(back.id);
    expect(await all()).toEqual(after);
  },
);

test('the history and the events tell of an undo as of any change', async () => {
  const { edit, undone, both, historyOf, other, application, user } = await seeded();
  await recordEventsOf(api, application);
  const done = await edit({ 'base-price': { step: 'set', amount: 160 } }, both);
  const back = await undone(done.id);
  expect((await historyOf(other.id))[0]).toMatchObject({
    surface: 'dashboard',
    actor: { type: 'user', label: user.email },
    ...{ setting: 'base-price', 'old-value': 160, 'new-value': 200 },
    'request-id': back.results[1]?.attributes['request-id'],
  });
  expect(await eventsOf(api, application, 'listing.base_price_changed')).toHaveLength(4);
});

test('a listing whose setting was changed since is skipped, the others are put back', async () => {
  const { edit, undone, both, set, attributes, results, undo } = await seeded();
  const done = await edit({ 'base-price': { step: 'set', amount: 160 }, 'min-stay': 5 }, both);
  await set('base-price', { 'base-price': 170 });
  const back = await undone(done.id);
  expect(back.counts).toMatchObject({ total: 2, changed: 1, skipped: 1 });
  expect(back.results[0]?.attributes).toMatchObject({
    ...{ outcome: 'skipped', before: { 'base-price': 170 }, 'request-id': null },
    errors: [{ status: '409', code: 'changed_since' }],
  });
  expect([
    (await attributes('base-price'))['base-price'],
    (await attributes('min-stays'))['min-stay'],
  ]).toEqual([170, 5]);
  expect((await results(done.id)).map(({ attributes }) => attributes.outcome)).toEqual(['changed', 'undone']);
  await set('base-price', { 'base-price': 160 });
  expect((await undone(done.id)).counts).toMatchObject({ total: 1, changed: 1 });
  expect((await attributes('base-price'))['base-price']).toBe(120);
  expect(problemsOf(await undo(done.id))).toEqual(['422 nothing_to_undo']);
});

test('changes of other settings and of other nights are no conflict, and stay', async () => {
  const { edit, undone, listing, set, attributes, days } = await seeded();
  const ids = { ids: [listing.id] };
  const done = await edit(
    { 'min-price': { step: 'set', amount: 90 }, nights: { ...days(8, 12), ...NIGHTS } },
    ids,
  );
  await set('base-price', { 'base-price': 170 });
  await set('min-max-prices', { 'max-price': 400 });
  await set('manual-overrides', { overrides: [{ ...days(20, 20), price: 77 }] });
  expect((await undone(done.id)).counts).toMatchObject({ changed: 1 });
  expect(await attributes('min-max-prices')).toMatchObject({ 'min-price': 80, 'max-price': 400 });
  expect((await attributes('base-price'))['base-price']).toBe(170);
  const { overrides } = await attributes('manual-overrides');
  expect(overrides.map((row: { price: number }) => row.price)).toEqual([150, 150, 77]);
});

test('a night of the edit that was changed since keeps the whole listing as it is', async () => {
  const { edit, undone, listing, set, all, days } = await seeded();
  const done = await edit({ 'min-stay': 5, nights: { ...days(8, 12), ...NIGHTS } }, { ids: [listing.id] });
  await set('manual-overrides', { overrides: [{ ...days(10, 10), price: 77 }] });
  const before = await all();
  expect((await undone(done.id)).results[0]?.attributes).toMatchObject({
    outcome: 'skipped',
    errors: [{ code: 'changed_since' }],
  });
  expect(await all()).toEqual(before);
});

test('of nights that have passed since, nothing is put back or asked', async () => {
  const { edit, listing, days, dayAt, dashboard, user, application, undo, run } = await seeded();
  const { id } = await edit({ nights: { ...days(0, 2), ...NIGHTS } }, { ids: [listing.id] });
  const window = `?filter[start-date]=${dayAt(0)}&filter[end-date]=${dayAt(3)}`;
  api.clock.advance(2 * 86_400_000);
  const { json } = await undo(id, await api.token(dashboard, { user }));
  await run(json.data.id);
  const address = `/api/v1/listings/${listing.id}/customizations/manual-overrides/${window}`;
  const read = await api.request('GET', address, { token: await api.token(application) });
  expect(read.json.data.attributes.overrides).toHaveLength(2);
});

test('a first base price stays, and the listing is told as failed', async () => {
  const { edit, undone, clearBasePrice, listing, attributes } = await seeded();
  await clearBasePrice();
  const done = await edit({ 'base-price': { step: 'set', amount: 160 } }, { ids: [listing.id] });
  const { results } = await undone(done.id);
  expect(results[0]?.attributes).toMatchObject({
    outcome: 'failed',
    errors: [{ status: '422', code: 'not_restorable' }],
  });
  expect((await attributes('base-price'))['base-price']).toBe(160);
});

test('only what was changed is undone: neither what failed nor what a stop left', async () => {
  const { create, stop, undone, addListing, other, listing, attributes } = await seeded();
  const cheap = await addListing({ title: 'Cheap', basePrice: 11 });
  const change = { 'base-price': { step: 'percent', percent: -50 } };
  const { id } = (await create(change, { ids: [cheap.id, listing.id, other.id] })).json.data;
  await begin(api, id, [cheap.id, listing.id]);
  await stop(id);
  const { counts, results } = await undone(id);
  expect(counts).toMatchObject({ total: 1, changed: 1 });
  expect(results.map(({ id }) => id)).toEqual([String(listing.id)]);
  expect((await attributes('base-price'))['base-price']).toBe(120);
});

test('an edit that is under way is not undone, and one undo is made at a time', async () => {
  const { create, undo, run, both } = await seeded();
  const { id } = (await create({ 'min-stay': 7 }, both)).json.data;
  expect(problemsOf(await undo(id))).toEqual(['409 under_way']);
  await run(id);
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(answers[0]?.json.data.id).toBe(answers[1]?.json.data.id);
});

test('an undo that is taken up again puts back what is left, and nothing twice', async () => {
  const { edit, undo, run, both, attributesOf, historyOf, other } = await seeded();
  const done = await edit({ 'base-price': { step: 'amount', amount: 10 } }, both);
  const { id } = (await undo(done.id)).json.data;
  await Promise.all([run(id), run(id)]);
  await run(id);
  expect(await attributesOf(id)).toMatchObject({ status: 'done', counts: { changed: 2 } });
  expect((await historyOf(other.id)).map((entry) => entry['new-value'])).toEqual([200, 210]);
});
