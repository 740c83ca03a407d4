import Kitsu from 'kitsu';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type CompsetListing, seedCompsetListing } from '../testing/compsets.ts';

let api: TestApi;
let seeded: CompsetListing;
let client: Kitsu;
beforeAll(async () => {
  api = await startApi();
  seeded = await seedCompsetListing(api, { user: { firstName: 'Ada', lastName: 'Reyes' } });
  for (const title of ['Attic', 'Barn']) await api.seedListing(seeded.user, { title });
  await seeded.observe(12);
  await seeded.update();
  await seeded.book(3, 4, { guests: 2 });
  client = new Kitsu({
    baseURL: `${api.url}/api/v1`,
    camelCaseTypes: false,
    pluralize: false,
    resourceCase: 'none',
    headers: { Authorization: `Bearer ${seeded.token}` },
  });
});
afterAll(() => api.close());

test('kitsu reads a list with the owner of every listing in its place', async () => {
  const { data, meta } = await client.get('listings', { params: { include: 'owner', sort: 'title' } });
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Attic', 'Barn', 'Harbour Loft']);
  for (const listing of data) {
    expect(listing.owner.data).toMatchObject({
      id: String(seeded.user.id),
      type: 'users',
      'first-name': 'Ada',
      'last-name': 'Reyes',
    });
  }
  expect(meta).toEqual({ pagination: { page: 1, pages: 1, count: 3 } });
});

test('kitsu follows the links of a list from page to page, with filters, sort and fields as it writes them', async () => {
  const titles: string[] = [];
  const params = {
    page: { number: 1, size: 2 },
    sort: '-title',
    filter: { owner: seeded.user.id, enabled: false },
    fields: { listings: 'title' },
  };
  for (;;) {
    const { data, links, meta } = await client.get('listings', { params });
    titles.push(...data.map((listing: { title: string }) => listing.title));
    expect(meta.pagination).toEqual({ page: params.page.number, pages: 2, count: 3 });
    if (links.next === null) break;
    params.page.number = Number(new URL(links.next).searchParams.get('page[number]'));
  }
  expect(titles).toEqual(['Harbour Loft', 'Barn', 'Attic']);
});

test('kitsu puts owner and listing into a comp set, and a stay knows its listing', async () => {
  const { data } = await client.get('compsets', { params: { include: 'owner,listing' } });
  expect(data).toHaveLength(1);
  expect(data[0].owner.data['first-name']).toBe('Ada');
  expect(data[0].listing.data).toMatchObject({ id: String(seeded.listing.id), title: 'Harbour Loft' });

  const stays = await client.get('reservations', { params: { filter: { listing: seeded.listing.id } } });
  expect(stays.data).toHaveLength(1);
  expect(stays.data[0]).toMatchObject({
    guests: 2,
    listing: { data: { id: String(seeded.listing.id), type: 'listings' } },
  });
});

test('kitsu changes a customization, and creates and deletes a user', async () => {
  const changed = await client.request({
    method: 'PATCH',
    url: `listings/${seeded.listing.id}/customizations/base-price`,
    type: 'base-price-customizations',
    body: { id: String(seeded.listing.id), 'base-price': 210 },
  });
  expect(changed.data).toMatchObject({ type: 'base-price-customizations', 'base-price': 210 });

  const email = `noor.${crypto.randomUUID()}@example.com`;
  const names = { 'first-name': 'Noor', 'last-name': 'Haddad', email };
  const created = await client.create('users', names);
  expect(created.data).toMatchObject({ ...names, type: 'users', status: 'new' });
  await client.delete('users', created.data.id);
  const { data } = await client.get('users', { params: { filter: { email } } });
  expect(data).toEqual([]);
});

test('kitsu reads what is wrong from the error document', async () => {
  const failure = await client.get('listings', { params: { page: { size: 101 } } }).catch((error) => error);
  expect(failure.errors).toEqual([
    expect.objectContaining({ status: '400', source: { parameter: 'page[size]' } }),
  ]);
});
