import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { CUSTOMIZATION_NAMES, seedCustomizedListing } from '../testing/customized-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function aggregated() {
  const seeded = await seedCustomizedListing(api);
  const path = `/api/v1/listings/${seeded.listing.id}/customizations/`;
  return {
    ...seeded,
    path,
    readAll: (query = '', token = seeded.token) => api.request('GET', `${path}${query}`, { token }),
  };
}

test('all customizations but the overrides stand under their names, as their own addresses answer them', async () => {
  const { listing, set, attributes, readAll } = await aggregated();
  await set('min-max-prices', { 'min-price': 80 });
  await set('min-stays', { 'min-stay': 2 });
  const { data } = (await readAll()).json;
  expect([data.type, data.id]).toEqual(['listing-customizations', String(listing.id)]);
  const names = CUSTOMIZATION_NAMES.filter((name) => name !== 'manual-overrides');
  expect(Object.keys(data.attributes).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect(data.attributes[name]).toEqual(await attributes(name));
});

test('only the names asked for are answered, and only those that there are can be asked for', async () => {
  const { readAll } = await aggregated();
  const FIELDS = 'fields[listing-customizations]';
  const { json } = await readAll(`?${FIELDS}=min-stays,base-price`);
  expect(Object.keys(json.data.attributes).toSorted()).toEqual(['base-price', 'min-stays']);
  const encoded = await readAll(`?${encodeURIComponent(FIELDS)}=min-stays`);
  expect(Object.keys(encoded.json.data.attributes)).toEqual(['min-stays']);
  for (const wrong of ['manual-overrides', 'nonsense', 'min-stays,min-price']) {
    expect(problemsOf(await readAll(`?${FIELDS}=${wrong}`))).toEqual([`400 ${FIELDS}`]);
  }
});

test('it is read only', async () => {
  const { path, token } = await aggregated();
  const { status, headers } = await api.request('PATCH', path, { token, body: {} });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('it needs listings:read and a listing that the token sees', async () => {
  const { application, readAll } = await aggregated();
  expect((await readAll('', await api.token(application, { scope: 'reservations:read' }))).status).toBe(403);
  expect((await readAll('', await api.token(await api.createApplication()))).status).toBe(404);
  const stranger = await api.createUser(application);
  expect((await readAll('', await api.token(application, { user: stranger }))).status).toBe(404);
});
