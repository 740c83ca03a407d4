import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkFilter } from '#contract/console/bulk-edits/selection.ts';
import { listings } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor, seedPortfolio } from '../testing/bulk-edits.ts';
import { seedMarket } from '../testing/markets.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const RAISE = { 'base-price': { step: 'percent', percent: 10 } } as const;
const SET = { 'base-price': { step: 'set', amount: 200 } } as const;

/** Three listings: the loft in a market, a villa that is on, a hut of another account. */
async function seeded() {
  const editor = await seedBulkEditor(api);
  const market = `Algarve ${randomUUID()}`;
  const { marketId, clusterId } = await seedMarket(api.context, { name: market });
  const villa = await editor.addListing({ title: 'Villa', bedrooms: 4, enabled: true, marketId, clusterId });
  const hut = await editor.addListing({ title: 'hut', bedrooms: 0, marketId: null, clusterId: null });
  return { ...editor, market, villa, hut };
}

test.each<[string, (seed: Awaited<ReturnType<typeof seeded>>) => BulkFilter, string[]]>([
  ['nothing', () => ({}), ['Harbour Loft', 'hut', 'Villa']],
  ['part of the title', () => ({ name: 'LO' }), ['Harbour Loft']],
  ['the market', ({ market }) => ({ market: market.toLowerCase() }), ['Villa']],
  ['the account', ({ hut }) => ({ account: String(hut.accountId) }), ['hut']],
  ['bedrooms', () => ({ bedrooms: 2 }), ['Harbour Loft']],
  ['syncing', () => ({ enabled: true }), ['Villa']],
  ['an active market', () => ({ 'in-active-market': false }), ['hut']],
  ['several', () => ({ 'in-active-market': true, bedrooms: 4, name: 'v' }), ['Villa']],
])('a filter by %s finds what the list of listings finds, by title', async (_, filterOf, titles) => {
  const seed = await seeded();
  const filter = filterOf(seed);
  const { data, meta } = await seed.previewed(RAISE, { filter });
  expect(data.map(({ attributes }) => attributes.title)).toEqual(titles);
  expect(meta.counts).toMatchObject({ total: titles.length, changed: titles.length });
  const { results, filter: kept } = await seed.edit(RAISE, { filter });
  expect(results.map(({ attributes }) => attributes.title)).toEqual(titles);
  expect(kept).toEqual(filter);
});

test('a filter is asked when the edit is made: later listings are not in it', async () => {
  const { create, run, results, addListing } = await seeded();
  const { json } = await create(RAISE, { filter: {} });
  await addListing({ title: 'Later' });
  await run(json.data.id);
  expect(await results(json.data.id)).toHaveLength(3);
});

test('ids keep their order, count once, and one that names no listing fails alone', async () => {
  const { edit, listing, villa, previewed } = await seeded();
  const stranger = await seedBulkEditor(api);
  const ids = [villa.id, '999999999', listing.id, stranger.listing.id, villa.id];
  const { counts, results } = await edit(RAISE, { ids });
  expect(counts).toMatchObject({ total: 4, changed: 2, failed: 2 });
  const told = results.map(({ id, attributes }) => [id, attributes.title, attributes.errors[0]?.status]);
  const expected = [
    [String(villa.id), 'Villa', undefined],
    ['999999999', null, '404'],
    [String(listing.id), 'Harbour Loft', undefined],
    [String(stranger.listing.id), null, '404'],
  ];
  expect(told).toEqual(expected);
  const { data } = await previewed(RAISE, { ids });
  expect(data.map(({ id, attributes }) => [id, attributes.title, attributes.errors[0]?.status])).toEqual(
    expected,
  );
  expect((await stranger.attributes('base-price'))['base-price']).toBe(120);
});

test('amounts of one currency are taken to be in it; of several it must be named, and others are skipped', async () => {
  const { edit, create, preview, addListing, listing, attributes } = await seedBulkEditor(api);
  const { change } = await edit(SET, { ids: [listing.id] });
  expect(change).toEqual({ ...SET, currency: 'EUR' });
  const dollars = await addListing({ title: 'Dollars', currency: 'USD' });
  const both = { ids: [listing.id, dollars.id] };
  for (const ask of [create, preview]) {
    const answer = await ask(SET, both);
    expect(problemsOf(answer)).toEqual(['422 currency_required /data/attributes/change/currency']);
    expect(answer.json.errors[0].meta).toEqual({ currencies: ['EUR', 'USD'] });
  }
  const fixed = { kind: 'fixed', price: 90 };
  const nights = { 'start-date': '2026-07-01', 'end-date': '2026-07-02', override: fixed };
  expect((await create({ nights }, both)).status).toBe(422);
  const amount = { 'max-price': { step: 'amount', amount: 5 } };
  expect((await create(amount, both)).status).toBe(422);
  expect((await edit({ ...RAISE, 'min-stay': 2 }, both)).counts).toMatchObject({ changed: 2 });
  const { counts, results } = await edit({ ...SET, currency: 'USD' }, both);
  expect(counts).toMatchObject({ changed: 1, skipped: 1 });
  expect(results[0]?.attributes).toMatchObject({
    outcome: 'skipped',
    errors: [{ code: 'other_currency', source: { pointer: '/data/attributes/change/currency' } }],
  });
  expect((await attributes('base-price'))['base-price']).toBe(220);
});

test('a listing whose currency became another one since is skipped', async () => {
  const { create, run, results, listing } = await seedBulkEditor(api);
  const { json } = await create(SET, { ids: [listing.id] });
  await api.context.db.update(listings).set({ currency: 'GBP' }).where(eq(listings.id, listing.id));
  await run(json.data.id);
  expect((await results(json.data.id))[0]?.attributes.outcome).toBe('skipped');
});

test('a filter that finds none, or more than a thousand, is refused', async () => {
  const { create, preview, user } = await seedBulkEditor(api);
  for (const ask of [create, preview]) {
    expect(problemsOf(await ask(RAISE, { filter: { name: 'nowhere' } }))).toEqual([
      '422 no_listings /data/attributes/listings',
    ]);
  }
  await seedPortfolio(api, user, 1000, () => ({ basePrice: 100 }));
  for (const ask of [create, preview]) {
    expect(problemsOf(await ask(RAISE, { filter: {} }))).toEqual(['422 too_many /data/attributes/listings']);
  }
  expect((await create(RAISE, { filter: { name: 'Flat' } })).json.data.attributes.counts.total).toBe(1000);
});

const NIGHTS = { 'start-date': '2026-07-01', 'end-date': '2026-07-02', override: { kind: 'clear' } };
test.each([
  [{}, ''],
  [{ currency: 'EUR' }, ''],
  [{ ...SET, colour: 1 }, '/colour'],
  [{ 'base-price': { step: 'remove' } }, '/base-price/step'],
  [{ 'base-price': { step: 'set', amount: 9 } }, '/base-price/amount'],
  [{ 'base-price': { step: 'set', amount: 99.5 } }, '/base-price/amount'],
  [{ 'min-price': { step: 'percent', percent: -100 } }, '/min-price/percent'],
  [{ 'max-price': { step: 'percent', percent: 1001 } }, '/max-price/percent'],
  [
    { 'min-price': { step: 'set', amount: 90 }, 'max-price': { step: 'set', amount: 80 } },
    '/min-price/amount',
  ],
  [{ 'min-stay': 0 }, '/min-stay'],
  [{ enabled: 'yes' }, '/enabled'],
  [{ ...SET, currency: 'eur' }, '/currency'],
  [{ nights: { ...NIGHTS, 'end-date': '2026-06-30' } }, '/nights/end-date'],
  [{ nights: { ...NIGHTS, 'end-date': '2027-07-02' } }, '/nights/end-date'],
  [{ nights: { ...NIGHTS, override: { kind: 'fixed' } } }, '/nights/override/price'],
  [{ nights: { ...NIGHTS, override: { kind: 'fixed', price: 0 } } }, '/nights/override/price'],
  [{ nights: { ...NIGHTS, 'min-stay': 1001 } }, '/nights/min-stay'],
])('a change of %j is refused', async (change, place) => {
  const { create, preview, listing } = await seedBulkEditor(api);
  for (const ask of [create, preview]) {
    expect(problemsOf(await ask(change, { ids: [listing.id] }))).toEqual([
      `400 /data/attributes/change${place}`,
    ]);
  }
});

test('366 nights are allowed', async () => {
  const { create, listing } = await seedBulkEditor(api);
  const nights = { ...NIGHTS, 'end-date': '2027-07-01' };
  expect((await create({ nights }, { ids: [listing.id] })).status).toBe(202);
});

test.each([
  [{}, '/listings'],
  [{ ids: ['1'], filter: {} }, '/listings'],
  [{ ids: [] }, '/listings/ids'],
  [{ ids: Array(1001).fill('1') }, '/listings/ids'],
  [{ ids: ['x'] }, '/listings/ids/0'],
  [{ filter: { owner: '1' } }, '/listings/filter/owner'],
  [{ filter: { account: 'x' } }, '/listings/filter/account'],
])('a selection of %j is refused', async (selection, place) => {
  const { dashboardToken: token } = await seedBulkEditor(api);
  const attributes = { change: RAISE, listings: selection, key: 'a-new-key' };
  const body = { data: { type: 'bulk-edits', attributes } };
  const answer = await api.request('POST', '/console/v1/bulk-edits/', { token, body });
  expect(problemsOf(answer)).toEqual([`400 /data/attributes${place}`]);
});
