import { Jsona } from 'jsona';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type CompsetListing, seedCompsetListing } from '../testing/compsets.ts';

const jsona = new Jsona();

let api: TestApi;
let seeded: CompsetListing;
beforeAll(async () => {
  api = await startApi();
  seeded = await seedCompsetListing(api, { user: { firstName: 'Ada' } });
  await api.seedListing(seeded.user, { title: 'Attic' });
  await seeded.observe(12);
  await seeded.update();
  await seeded.book(3, 4);
});
afterAll(() => api.close());

/** A list as Jsona makes it of the document: plain objects that hold each other. */
async function read(path: string) {
  const { json } = await api.request('GET', `/api/v1/${path}`, { token: seeded.token });
  return { models: [jsona.deserialize(json)].flat(), json };
}

test('Jsona makes one owner of all the listings that have the same', async () => {
  const { models } = await read('listings/?include=owner&sort=title');
  expect(models.map(({ title }) => title)).toEqual(['Attic', 'Harbour Loft']);
  expect(models[0]?.owner).toMatchObject({ type: 'users', id: String(seeded.user.id), 'first-name': 'Ada' });
  expect(models[1]?.owner).toBe(models[0]?.owner);
});

test('Jsona follows the next link through every page', async () => {
  let next: string | null = 'listings/?page[size]=1&sort=title';
  const titles: unknown[] = [];
  while (next) {
    const { models, json } = await read(next);
    titles.push(...models.map(({ title }) => title));
    next = json.links.next?.replace(/^.*\/api\/v1\//, '') ?? null;
  }
  expect(titles).toEqual(['Attic', 'Harbour Loft']);
});

test('Jsona resolves the relationships of comp sets and stays', async () => {
  const [compset] = (await read('compsets/?include=owner,listing')).models;
  expect(compset).toMatchObject({
    owner: { type: 'users', 'first-name': 'Ada' },
    listing: { type: 'listings', title: 'Harbour Loft', owner: { 'first-name': 'Ada' } },
  });
  const [stay] = (await read('reservations/')).models;
  expect(stay?.listing).toMatchObject({ type: 'listings', id: String(seeded.listing.id) });
});

test('what Jsona writes of a model is read as it was meant', async () => {
  const model = {
    type: 'users',
    'first-name': 'Noor',
    'last-name': 'Haddad',
    email: `noor.${crypto.randomUUID()}@example.com`,
  };
  const body = jsona.serialize({ stuff: model });
  const { status, json } = await api.request('POST', '/api/v1/users/', { token: seeded.token, body });
  expect(status).toBe(201);
  expect(jsona.deserialize(json)).toMatchObject(model);

  const { models } = await read(`listings/${seeded.listing.id}/customizations/min-max-prices/`);
  const changed = jsona.serialize({
    stuff: { ...models[0]!, type: String(models[0]!.type), 'min-price': 90 },
  });
  const path = `/api/v1/listings/${seeded.listing.id}/customizations/min-max-prices/`;
  const answer = await api.request('PATCH', path, { token: seeded.token, body: changed });
  expect(jsona.deserialize(answer.json)).toMatchObject({ 'min-price': 90, 'seasonal-prices': [] });
});
