import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { WEEKDAYS } from '#contract/dates.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { CUSTOMIZATION_NAMES } from '../testing/customized-listing.ts';
import { seedEditor } from '../testing/editor.ts';
import { problemsOf } from '../testing/problems.ts';
import { eventsOf, recordEventsOf } from '../testing/recorded-events.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function seeded() {
  const editor = await seedEditor(api);
  const { listing, token, dashboardToken } = editor;
  const restore = (attributes: object, as = dashboardToken, headers: Record<string, string> = {}) =>
    api.request('POST', `/console/v1/listings/${listing.id}/restorations/`, {
      token: as,
      headers,
      body: { data: { type: 'restorations', attributes } },
    });
  return {
    ...editor,
    restore,
    undo: async (requestId: string) => {
      const { status, json } = await restore({ 'request-id': requestId });
      if (status !== 200) throw new Error(JSON.stringify(json));
      return json.data.attributes;
    },
    /** Changes one customization in a request of this name. */
    save: async (name: CustomizationName, attributes: object, requestId: string) => {
      const headers = { 'x-request-id': requestId };
      const { status } = await editor.change(name, attributes, { token: dashboardToken, headers });
      expect(status).toBe(200);
    },
    entryIds: async (): Promise<string[]> => {
      const address = `/api/v1/listings/${listing.id}/change-history/`;
      const { json } = await api.request('GET', address, { token });
      return json.data.map(({ id }: { id: string }) => id);
    },
    all: () => Promise.all(CUSTOMIZATION_NAMES.map((name) => editor.attributes(name))),
  };
}

const season = { 'start-date': '2026-07-01', 'end-date': '2026-07-31', rollover: true };
const CHANGES: [CustomizationName, object][] = [
  ['base-price', { 'base-price': 150 }],
  ['extra-guest-fees', { 'extra-guest-fee': 12.5, 'extra-guest-threshold': 3 }],
  [
    'min-max-prices',
    {
      'min-price': 70,
      'max-price': 300,
      'seasonal-prices': [{ ...season, 'min-price': 90, 'max-price': null }],
    },
  ],
  ['min-stays', { 'min-stay': 3, 'gap-fill-min-stay': { enabled: true } }],
  ['time-based-adjustments', { 'dynamic-time-based-adjustments': { enabled: false, tier: 'rate' } }],
  ['occupancy-based-pricing', { enabled: false, 'disabled-periods': [season] }],
  ['checkin-checkout-days', { 'checkin-days': ['saturday'] }],
  ['gap-price-adjustments', { 'dynamic-gap-price-adjustments': false }],
  [
    'gap-price-adjustments',
    {
      'dynamic-gap-price-adjustments': false,
      'manual-gap-price-adjustments': [
        { 'min-nights': 1, 'max-nights': 2, percentage: -12, weekdays: 'all', 'within-days': null },
      ],
    },
  ],
];

test.each(CHANGES)(
  '%s: a change is undone by the name of its request, and done again by the undo’s',
  async (name, change) => {
    const { save, undo, attributes } = await seeded();
    const before = await attributes(name);
    await save(name, change, 'edit');
    const after = await attributes(name);
    expect(after).not.toEqual(before);
    const undone = await undo('edit');
    expect(await attributes(name)).toEqual(before);
    expect(undone.restored.map(({ field }: { field: string }) => field).sort()).toEqual(
      Object.keys(change).sort(),
    );
    await undo(undone['request-id']);
    expect(await attributes(name)).toEqual(after);
  },
);

test('one entry of the history puts back one value', async () => {
  const { save, restore, entryIds, attributes } = await seeded();
  await save('min-max-prices', { 'min-price': 70 }, 'one');
  await save('min-max-prices', { 'min-price': 80, 'max-price': 300 }, 'two');
  const [first] = (await entryIds()).slice(-1);
  const { json } = await restore({ 'change-history-entry': first });
  expect(json.data.attributes.restored).toEqual([{ setting: 'min-max-prices', field: 'min-price' }]);
  expect(await attributes('min-max-prices')).toMatchObject({ 'min-price': null, 'max-price': 300 });
});

test('what is put back is in the history, and an event tells of a base price', async () => {
  const { save, restore, history, user, application } = await seeded();
  await recordEventsOf(api, application);
  await save('base-price', { 'base-price': 150 }, 'edit');
  await restore({ 'request-id': 'edit' }, undefined, { 'x-request-id': 'undo' });
  expect((await history())[0]).toMatchObject({
    surface: 'dashboard',
    actor: { type: 'user', label: user.email },
    setting: 'base-price',
    'old-value': 150,
    'new-value': 120,
    'request-id': 'undo',
  });
  const told = await eventsOf(api, application, 'listing.base_price_changed');
  expect(told).toHaveLength(2);
  expect(told[1]).toMatchObject({ data: { attributes: { 'old-base-price': 150, 'new-base-price': 120 } } });
});

test('undoing an edit of overrides brings back exactly the nights it touched', async () => {
  const { save, undo, attributes, dayAt } = await seeded();
  const row = (from: number, to: number, value: object) => ({
    'start-date': dayAt(from),
    'end-date': dayAt(to),
    ...value,
  });
  const rows = () => attributes('manual-overrides');
  await save(
    'manual-overrides',
    { overrides: [row(5, 8, { price: 90 }), row(9, 10, { 'percentage-adjustment': -12.5 })] },
    'start',
  );
  const before = await rows();
  await save(
    'manual-overrides',
    { overrides: [row(7, 9, { price: 200 }), row(12, 12, { 'percentage-adjustment': 30 })] },
    'edit',
  );
  await save('manual-overrides', { overrides: [row(20, 20, { price: 77 }), row(5, 5, {})] }, 'later');
  await undo('edit');
  const wanted = before.overrides.filter(
    (night: { 'start-date': string }) => night['start-date'] !== dayAt(5),
  );
  const [seventyseven] = (await rows()).overrides.slice(-1);
  expect(seventyseven).toMatchObject({ 'start-date': dayAt(20), price: 77 });
  expect((await rows()).overrides.slice(0, -1)).toEqual(wanted);
  await undo('later');
  expect(await rows()).toEqual(before);
});

test('of overrides that are past nothing is put back', async () => {
  const { save, restore, dayAt, dashboard, user, application, listing } = await seeded();
  const overrides = [{ 'start-date': dayAt(0), 'end-date': dayAt(2), price: 90 }];
  await save('manual-overrides', { overrides }, 'edit');
  const [first, ...others] = [dayAt(0), dayAt(1), dayAt(2)];
  const undoLater = async () => {
    api.clock.advance(2 * 86_400_000);
    return restore({ 'request-id': 'edit' }, await api.token(dashboard, { user }));
  };
  expect((await undoLater()).status).toBe(200);
  const address = `/api/v1/listings/${listing.id}/customizations/manual-overrides/?filter[start-date]=${first}`;
  const { json } = await api.request('GET', address, { token: await api.token(application) });
  const left = json.data.attributes.overrides.map((night: { 'start-date': string }) => night['start-date']);
  expect(left).toEqual([first, ...others].slice(0, 2));
  expect((await undoLater()).status).toBe(422);
});

test('switching a listing on is undone too', async () => {
  const { listing, token, undo } = await seeded();
  const body = { data: { type: 'listing-activations', attributes: { enabled: true, 'base-price': 160 } } };
  const headers = { 'x-request-id': 'switch' };
  await api.request('PATCH', `/api/v1/listings/${listing.id}/activation/`, { token, body, headers });
  expect((await undo('switch')).restored).toEqual([
    { setting: 'base-price', field: 'base-price' },
    { setting: 'activation', field: 'enabled' },
  ]);
  const { json } = await api.request('GET', `/api/v1/listings/${listing.id}/`, { token });
  expect(json.data.attributes).toMatchObject({ enabled: false, 'base-price': 120 });
});

test('a value that cannot be any more is refused, and nothing is put back', async () => {
  const { save, restore, attributes } = await seeded();
  await save('min-max-prices', { 'min-price': 200 }, 'low');
  await save('min-max-prices', { 'min-price': 50 }, 'edit');
  await save('min-max-prices', { 'max-price': 100 }, 'high');
  const answer = await restore({ 'request-id': 'edit' });
  expect([answer.status, answer.json.errors[0].code]).toEqual([422, 'not_restorable']);
  expect(answer.json.errors[0].meta).toMatchObject({ code: 'limits_cross', floor: 200, ceiling: 100 });
  expect((await attributes('min-max-prices'))['min-price']).toBe(50);
});

test('a first base price stays: there was none to go back to', async () => {
  const { clearBasePrice, save, restore } = await seeded();
  await clearBasePrice();
  await save('base-price', { 'base-price': 150 }, 'first');
  expect((await restore({ 'request-id': 'first' })).status).toBe(422);
});

test('restoring needs Edit, console:write, and a change of a listing that the login sees', async () => {
  const { save, restore, viewerToken, strangerToken, token, addListing, dashboardToken } = await seeded();
  await save('base-price', { 'base-price': 150 }, 'edit');
  const undo = { 'request-id': 'edit' };
  expect((await restore(undo, await viewerToken())).status).toBe(403);
  expect((await restore(undo, token)).status).toBe(403);
  expect((await restore(undo, await strangerToken())).status).toBe(404);
  expect(problemsOf(await restore({ 'change-history-entry': '999999999' }))).toEqual([
    '404 /data/attributes/change-history-entry',
  ]);
  const other = await addListing();
  const elsewhere = await api.request('POST', `/console/v1/listings/${other.id}/restorations/`, {
    token: dashboardToken,
    body: { data: { type: 'restorations', attributes: undo } },
  });
  expect(elsewhere.status).toBe(404);
});

test.each([
  [{}, '400 /data/attributes'],
  [{ 'request-id': 'a', 'restore-point': '1' }, '400 /data/attributes'],
  [{ 'restore-point': '0' }, '400 /data/attributes/restore-point'],
  [{ 'request-id': '' }, '400 /data/attributes/request-id'],
])('restoring %j is refused', async (attributes, problem) => {
  const { restore } = await seeded();
  expect(problemsOf(await restore(attributes))).toEqual([problem]);
});

async function withPoints() {
  const editor = await seeded();
  const { dashboardToken } = editor;
  const address = '/console/v1/restore-points/';
  return {
    ...editor,
    keep: (attributes: object, as = dashboardToken) =>
      api.request('POST', address, { token: as, body: { data: { type: 'restore-points', attributes } } }),
    points: (query = '', as = dashboardToken) => api.request('GET', `${address}${query}`, { token: as }),
    point: (id: string, method: 'GET' | 'DELETE' = 'GET', as = dashboardToken) =>
      api.request(method, `${address}${id}/`, { token: as }),
  };
}

test('a restore point brings back every setting as it was, overrides too', async () => {
  const { keep, save, restore, all, set, dayAt } = await withPoints();
  const night = (day: number, value: object) => ({
    'start-date': dayAt(day),
    'end-date': dayAt(day),
    ...value,
  });
  await set('min-stays', {
    'day-of-week-min-stays': WEEKDAYS.map((weekday) => ({ weekday, 'min-stay': 2 })),
  });
  await set('manual-overrides', { overrides: [night(5, { price: 90 }), night(6, { price: 90 })] });
  const before = await all();
  const { json, status } = await keep({ name: '  Before the summer ' });
  expect(status).toBe(201);
  for (const [name, change] of CHANGES) await save(name, change, 'changes');
  await save(
    'manual-overrides',
    { overrides: [night(6, { price: 10 }), night(8, { price: 200 })] },
    'changes',
  );
  expect(await all()).not.toEqual(before);
  expect((await restore({ 'restore-point': json.data.id })).status).toBe(200);
  expect(await all()).toEqual(before);
  expect((await restore({ 'restore-point': json.data.id })).json.data.attributes.restored).toEqual([]);
});

test('restore points are listed newest first with what they keep, and forgotten', async () => {
  const { keep, points, point, listing, addListing, user } = await withPoints();
  const other = await addListing();
  await keep({ name: 'One', listings: [String(listing.id)] });
  api.clock.advance(1000);
  const { json } = await keep({ name: 'All' });
  expect(json.data).toEqual({
    type: 'restore-points',
    id: expect.any(String),
    attributes: {
      name: 'All',
      'created-at': api.context.now().toISOString(),
      'created-by': user.email,
      'listing-count': 2,
      listings: [String(listing.id), String(other.id)],
    },
  });
  const names = async (query = '') =>
    (await points(query)).json.data.map(
      ({ attributes }: { attributes: { name: string } }) => attributes.name,
    );
  expect(await names()).toEqual(['All', 'One']);
  expect(await names(`?filter[listing]=${other.id}`)).toEqual(['All']);
  expect((await point(json.data.id)).json.data).toEqual(json.data);
  expect((await point(json.data.id, 'DELETE')).status).toBe(204);
  expect((await point(json.data.id)).status).toBe(404);
  expect(await names()).toEqual(['One']);
});

test('a restore point is its user’s alone', async () => {
  const { keep, points, point, restore, listing, strangerToken, viewerToken } = await withPoints();
  const { id } = (await keep({ name: 'Mine' })).json.data;
  const stranger = await strangerToken();
  expect((await points('', stranger)).json.data).toEqual([]);
  expect((await point(id, 'GET', stranger)).status).toBe(404);
  expect((await point(id, 'DELETE', stranger)).status).toBe(404);
  expect((await keep({ name: 'Theirs', listings: [String(listing.id)] }, stranger)).status).toBe(404);
  const viewer = await viewerToken();
  expect((await points('', viewer)).json.data).toHaveLength(1);
  expect((await keep({ name: 'No' }, viewer)).status).toBe(403);
  expect((await point(id, 'DELETE', viewer)).status).toBe(403);
  expect((await restore({ 'restore-point': '999999999' })).status).toBe(404);
});

test('a user has fifty restore points at most, of at least one named listing', async () => {
  const { keep } = await withPoints();
  for (let made = 0; made < 50; made++) expect((await keep({ name: `${made}` })).status).toBe(201);
  expect((await keep({ name: 'more' })).json.errors[0]).toMatchObject({ status: '422', code: 'too_many' });
  expect(problemsOf(await keep({ name: '' }))).toEqual(['400 /data/attributes/name']);
  expect(problemsOf(await keep({ name: 'x', listings: [] }))).toEqual(['400 /data/attributes/listings']);
});
