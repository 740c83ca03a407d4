import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, startApi, type TestApi } from '../testing/api.ts';
import { seedBulkEditor, seedPortfolio } from '../testing/bulk-edits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ worker: true });
});
afterAll(() => api.close());

test('an edit and its undo are done in the background, while the service answers', async () => {
  const { create, undo, attributesOf, user, settings } = await seeded();
  const made = await create({ 'base-price': { step: 'percent', percent: 10 } }, { filter: { name: 'Flat' } });
  const over = (id: string) =>
    eventually(
      () => attributesOf(id),
      ({ status }) => status === 'done',
    );
  expect(await over(made.json.data.id)).toMatchObject({
    counts: { total: 30, changed: 30 },
    'created-by': user.email,
  });
  expect(await settings()).toEqual(new Set([110]));
  const back = await undo(made.json.data.id);
  expect(await over(back.json.data.id)).toMatchObject({ kind: 'undo', counts: { total: 30, changed: 30 } });
  expect(await settings()).toEqual(new Set([100]));
});

async function seeded() {
  const editor = await seedBulkEditor(api);
  await seedPortfolio(api, editor.user, 30, () => ({ basePrice: 100 }));
  return {
    ...editor,
    settings: async () => {
      const address = '/api/v1/listings/?filter[name]=Flat&page[size]=100';
      const { json } = await api.request('GET', address, { token: editor.token });
      return new Set(
        json.data.map(({ attributes }: { attributes: object }) => Object(attributes)['base-price']),
      );
    },
  };
}
