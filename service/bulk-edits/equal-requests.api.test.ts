import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { BulkEditPreviewAttributes } from '#contract/console/bulk-edits/preview.ts';
import { CUSTOMIZATIONS, type CustomizationName } from '#contract/customizations/names.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor, seedPortfolio } from '../testing/bulk-edits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a preview tells the requests that change the same, and after them the edit would change nothing', async () => {
  const { previewed, application, user, dayAt } = await seedBulkEditor(api);
  await seedPortfolio(api, user, 3, (index) => ({ basePrice: [10, 100, null][index] ?? null }));
  const days = { 'start-date': dayAt(10), 'end-date': dayAt(12) };
  const change: BulkChange = {
    'base-price': { step: 'percent', percent: 25 },
    'min-price': { step: 'set', amount: 90 },
    'max-price': { step: 'set', amount: 900 },
    'min-stay': 3,
    nights: { ...days, override: { kind: 'percent', percent: 10 }, 'min-stay': 5 },
    currency: 'EUR',
  };
  const { data } = await previewed(change, { filter: {} });
  expect(data.length).toBe(4);
  const token = await api.token(application);
  for (const { id, attributes } of data) {
    expect(Object.keys(attributes.customizations).length).toBeGreaterThanOrEqual(3);
    await send(id, attributes, token);
  }
  // A relative step would be taken once more; everything else is as the edit wants it.
  const { 'base-price': _, ...rest } = change;
  const again = await previewed(rest, { filter: {} });
  expect(again.data.map(({ attributes }) => [attributes.outcome, attributes.customizations])).toEqual(
    data.map(() => ['unchanged', {}]),
  );
  const now = await previewed({ 'base-price': { step: 'amount', amount: 1 } }, { filter: {} });
  expect(now.data.map(({ attributes }) => attributes.before['base-price'])).toEqual(
    data.map(({ attributes }) => attributes.after['base-price']),
  );
});

test('a listing that an edit would leave alone has none', async () => {
  const { previewed, user } = await seedBulkEditor(api);
  await seedPortfolio(api, user, 2, (index) => ({ basePrice: 100, currency: ['EUR', 'USD'][index]! }));
  const change: BulkChange = { 'base-price': { step: 'set', amount: 100 }, currency: 'EUR' };
  const { data } = await previewed(change, { filter: {} });
  const told = data.map(({ attributes: { outcome, customizations } }) => [outcome, customizations]);
  expect(told).toContainEqual(['unchanged', {}]);
  expect(told).toContainEqual(['skipped', {}]);
  expect(told).toContainEqual(['changed', { 'base-price': { 'base-price': 100 } }]);
});

async function send(id: string, { customizations }: BulkEditPreviewAttributes, token: string) {
  for (const [name, attributes] of Object.entries(customizations)) {
    const body = { data: { type: CUSTOMIZATIONS[name as CustomizationName], id, attributes } };
    const path = `/api/v1/listings/${id}/customizations/${name}/`;
    const { status, json } = await api.request('PATCH', path, { token, body });
    expect([status, json.errors]).toEqual([200, undefined]);
  }
}
