import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedEditor } from '../testing/editor.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Differing {
  id: string;
  attributes: { title: string; differences: { setting: string; field: string; 'comes-back': boolean }[] };
}

async function withPoint() {
  const editor = await seedEditor(api);
  const { listing, dashboardToken } = editor;
  const other = await editor.addListing({ title: 'Another' });
  const send = (path: string, type: string, attributes: object) =>
    api.request('POST', path, { token: dashboardToken, body: { data: { type, attributes } } });
  const { json } = await send('/console/v1/restore-points/', 'restore-points', { name: 'Then' });
  const id: string = json.data.id;
  const read = (query = '', token = dashboardToken) =>
    api.request('GET', `/console/v1/restore-points/${id}/differences/${query}`, { token });
  const of = async (query = ''): Promise<Differing[]> => (await read(query)).json.data;
  return {
    ...editor,
    other,
    id,
    read,
    of,
    /** What differs at the listing, by field. */
    fields: async () =>
      (await of()).flatMap(({ attributes }) => attributes.differences.map(({ field }) => field)),
    restore: (attributes: object) =>
      send(`/console/v1/listings/${listing.id}/restorations/`, 'restorations', attributes),
    change: (listingId: number, name: string, type: string, attributes: object) =>
      api.request('PATCH', `/api/v1/listings/${listingId}/customizations/${name}/`, {
        token: dashboardToken,
        body: { data: { type, id: String(listingId), attributes } },
      }),
  };
}

test('right after a point was made nothing differs from it', async () => {
  const { read } = await withPoint();
  const { status, json } = await read();
  expect(status).toBe(200);
  expect(json.data).toEqual([]);
  expect(json.meta).toEqual({ pagination: { page: 1, pages: 1, count: 0 }, 'kept-listings': 2 });
});

test('a listing whose settings came and went does not differ', async () => {
  const { set, read, dayAt } = await withPoint();
  const night = { 'start-date': dayAt(3), 'end-date': dayAt(3), price: 99, 'percentage-adjustment': null };
  await set('manual-overrides', { overrides: [night] });
  await set('occupancy-based-pricing', { enabled: false });
  expect((await read()).json.meta.pagination.count).toBe(1);
  await set('manual-overrides', { overrides: [{ ...night, price: null }] });
  await set('occupancy-based-pricing', { enabled: true });
  const { json } = await read();
  expect([json.data, json.meta.pagination.count]).toEqual([[], 0]);
});

test('each listing that differs is told by title, field by field, as it is and as it is kept', async () => {
  const { listing, other, set, change, of } = await withPoint();
  await set('base-price', { 'base-price': 150 });
  await set('min-stays', { 'min-stay': 3 });
  await change(other.id, 'extra-guest-fees', 'extra-guest-fee-customizations', { 'extra-guest-fee': 12.5 });
  const [first, second] = await of();
  expect(first).toEqual({
    type: 'restore-point-differences',
    id: String(other.id),
    attributes: {
      title: 'Another',
      currency: 'EUR',
      timezone: 'Europe/Lisbon',
      differences: [
        { setting: 'extra-guest-fees', field: 'extra-guest-fee', now: 12.5, kept: 0, 'comes-back': true },
      ],
    },
  });
  expect(second).toMatchObject({
    id: String(listing.id),
    attributes: {
      differences: [
        { setting: 'base-price', field: 'base-price', now: 150, kept: 120 },
        { setting: 'min-stays', field: 'min-stay', now: 3, kept: 1 },
      ],
    },
  });
});

test('of overrides the nights that differ are told, and none that is past', async () => {
  const { set, read, dayAt, dashboard, user } = await withPoint();
  const night = (day: number, price: number | null) => ({
    'start-date': dayAt(day),
    'end-date': dayAt(day),
    price,
    'percentage-adjustment': null,
  });
  const [later, cleared] = [night(4, 90), night(4, null)];
  await set('manual-overrides', { overrides: [night(0, 90), later] });
  api.clock.advance(36 * 3_600_000);
  const { json } = await read('', await api.token(dashboard, { user }));
  expect(json.data[0].attributes.differences).toMatchObject([
    { setting: 'manual-overrides', now: [later], kept: [cleared] },
  ]);
});

test('what is told to come back comes back, and then nothing differs', async () => {
  const { set, fields, restore, id } = await withPoint();
  const season = { 'start-date': '2026-07-01', 'end-date': '2026-07-31', rollover: true };
  await set('min-max-prices', { 'seasonal-prices': [{ ...season, 'min-price': 90, 'max-price': null }] });
  await set('checkin-checkout-days', { 'checkin-days': ['saturday'] });
  expect(await fields()).toEqual(['seasonal-prices', 'checkin-days']);
  expect((await restore({ 'restore-point': id })).status).toBe(200);
  expect(await fields()).toEqual([]);
});

test('a first base price is told as one that does not come back', async () => {
  const { clearBasePrice, set, addListing, dashboardToken, listing } = await withPoint();
  await addListing();
  await clearBasePrice();
  const body = {
    data: { type: 'restore-points', attributes: { name: 'Bare', listings: [String(listing.id)] } },
  };
  const { json } = await api.request('POST', '/console/v1/restore-points/', { token: dashboardToken, body });
  await set('base-price', { 'base-price': 150 });
  const path = `/console/v1/restore-points/${json.data.id}/differences/`;
  const answer = await api.request('GET', path, { token: dashboardToken });
  expect(answer.json.data[0].attributes.differences).toEqual([
    { setting: 'base-price', field: 'base-price', now: 150, kept: null, 'comes-back': false },
  ]);
});

test('differences come in pages, of one listing where it is named', async () => {
  const { listing, other, set, change, read, of } = await withPoint();
  await set('min-stays', { 'min-stay': 3 });
  await change(other.id, 'min-stays', 'min-stay-customizations', { 'min-stay': 4 });
  const second = (await read('?page[size]=1&page[number]=2')).json;
  expect(second.data.map(({ id }: Differing) => id)).toEqual([String(listing.id)]);
  expect(second.meta).toEqual({ pagination: { page: 2, pages: 2, count: 2 }, 'kept-listings': 2 });
  expect((await read('?page[size]=1&page[number]=3')).status).toBe(404);
  expect((await of(`?filter[listing]=${other.id}`)).map(({ id }) => id)).toEqual([String(other.id)]);
  expect(problemsOf(await read('?page[size]=101'))).toEqual(['400 page[size]']);
});

test('differences are their user’s alone, and a viewer reads them', async () => {
  const { set, read, strangerToken, viewerToken } = await withPoint();
  await set('min-stays', { 'min-stay': 3 });
  expect((await read('', await strangerToken())).status).toBe(404);
  expect((await read('', await viewerToken())).json.data).toHaveLength(1);
});

test('entries that are named together go back together, and no other of their request', async () => {
  const { change, listing, restore, dashboardToken, attributes } = await withPoint();
  await change(listing.id, 'min-max-prices', 'min-max-price-customizations', {
    'min-price': 70,
    'max-price': 300,
    'monthly-min-price': 60,
  });
  const { json } = await api.request('GET', `/console/v1/changes/?filter[listing]=${listing.id}`, {
    token: dashboardToken,
  });
  const { entries } = json.data[0].attributes;
  const ids = entries
    .filter(({ field }: { field: string }) => field !== 'max-price')
    .map(({ id }: { id: string }) => id);
  expect(ids).toHaveLength(2);
  expect((await restore({ 'change-history-entries': ids })).status).toBe(200);
  expect(await attributes('min-max-prices')).toMatchObject({
    'min-price': null,
    'max-price': 300,
    'monthly-min-price': null,
  });
  expect((await restore({ 'change-history-entries': [...ids, '999999999'] })).status).toBe(404);
  expect(problemsOf(await restore({ 'change-history-entries': [] }))).toEqual([
    '400 /data/attributes/change-history-entries',
  ]);
});
