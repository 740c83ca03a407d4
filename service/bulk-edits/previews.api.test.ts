import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor, seedPortfolio } from '../testing/bulk-edits.ts';
import { countStatements } from '../testing/statements.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Whatever is read or written of listings and bulk edits. */
const LISTINGS = /listing|customization|bulk_edit/;
const RAISE = { 'base-price': { step: 'percent', percent: 25 } } as const;

test('the effect on the next nights is that of the price preview with the same settings', async () => {
  const { previewed, listing, dashboardToken, dayAt, book } = await seedBulkEditor(api);
  await book(4, 2);
  const days = { 'start-date': dayAt(10), 'end-date': dayAt(12) };
  const change: BulkChange = {
    ...RAISE,
    'min-price': { step: 'set', amount: 90 },
    'min-stay': 3,
    nights: { ...days, override: { kind: 'fixed', price: 60 } },
  };
  const [shown] = (await previewed(change, { ids: [listing.id] })).data;
  const customizations = {
    'base-price': { 'base-price': 150 },
    'min-max-prices': { 'min-price': 90 },
    'min-stays': { 'min-stay': 3 },
    'manual-overrides': { overrides: [{ ...days, price: 60 }] },
  };
  const { json } = await api.request('POST', `/console/v1/listings/${listing.id}/price-preview/`, {
    token: dashboardToken,
    body: { data: { type: 'price-previews', attributes: { customizations } } },
  });
  const { summary, warnings } = json.data.attributes;
  expect(summary['nights-changed']).toBeGreaterThan(300);
  expect(warnings.map(({ code }: { code: string }) => code)).toEqual(['floor_above_override']);
  expect(shown?.attributes).toMatchObject({ summary, warnings });
});

test('a page shows its listings, the counts are of all', async () => {
  const { preview, user } = await seedBulkEditor(api);
  await seedPortfolio(api, user, 5, (index) => ({ basePrice: index === 0 ? 5 : 200, currency: 'EUR' }));
  await seedPortfolio(api, user, 2, () => ({ basePrice: 100, currency: 'USD', title: 'Abroad' }));
  const change = { 'base-price': { step: 'set', amount: 200 }, currency: 'EUR', enabled: false };
  const { json } = await preview(change, { filter: {} }, '?page[size]=3&page[number]=2');
  expect(json.meta).toEqual({
    pagination: { page: 2, pages: 3, count: 8 },
    counts: { total: 8, changed: 2, unchanged: 4, failed: 0, skipped: 2 },
    currencies: ['EUR', 'USD'],
  });
  expect(json.data.map(({ attributes }: { attributes: { title: string } }) => attributes.title)).toEqual([
    'Flat 0001',
    'Flat 0002',
    'Flat 0003',
  ]);
  expect(json.links.next).toContain('page%5Bnumber%5D=3');
  expect((await preview(change, { filter: {} }, '?page[number]=9')).status).toBe(404);
  expect((await preview(change, { filter: {} }, '?page[size]=101')).status).toBe(400);
});

test('a listing without suggested prices may have the change, and says why there is no effect to show', async () => {
  const { previewed, addListing, edit } = await seedBulkEditor(api);
  const { id } = await addListing({ title: 'Outside', clusterId: null });
  const [shown] = (await previewed(RAISE, { ids: [id] })).data;
  expect(shown?.attributes).toMatchObject({
    ...{ outcome: 'changed', summary: null, after: { 'base-price': 150 } },
    notes: [{ code: 'not_priced' }],
  });
  expect((await edit(RAISE, { ids: [id] })).counts.changed).toBe(1);
});

test('nothing is saved, so a login that may only view may preview', async () => {
  const { preview, listing, viewerToken, history, attributes, list } = await seedBulkEditor(api);
  const answer = await preview(RAISE, { ids: [listing.id] }, '', await viewerToken());
  expect([answer.status, answer.json.data[0].attributes.outcome]).toEqual([200, 'changed']);
  expect((await attributes('base-price'))['base-price']).toBe(120);
  expect([await history(), (await list()).json.data]).toEqual([[], []]);
});

test('a thousand listings are previewed and taken down with as many statements as two', async () => {
  const { preview, create, user, listing, place, addListing } = await seedBulkEditor(api);
  const two = [listing.id, (await addListing()).id];
  const many = await seedPortfolio(api, user, 1000, (index) => ({
    basePrice: 100 + index,
    bedrooms: 2,
    ...place,
  }));
  const counts = [];
  for (const ids of [two, many]) {
    const ask = () => preview(RAISE, { ids }, '?page[size]=100');
    const { status, json } = await ask();
    expect([status, json.meta.counts.changed]).toEqual([200, ids.length]);
    expect(json.data).toHaveLength(Math.min(ids.length, 100));
    counts.push([
      await countStatements(LISTINGS, ask),
      await countStatements(LISTINGS, async () => expect((await create(RAISE, { ids })).status).toBe(202)),
    ]);
  }
  expect(counts[1]).toEqual(counts[0]);
  expect(counts[0]?.[0]).toBeLessThan(8);
});
