import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { WEEKDAYS } from '#contract/dates.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { CUSTOMIZATION_NAMES } from '../testing/customized-listing.ts';
import { seedEditor } from '../testing/editor.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const CHANGES: Partial<Record<CustomizationName, object>> = {
  'base-price': { 'base-price': 150 },
  'extra-guest-fees': { 'extra-guest-fee': 12 },
  'min-max-prices': { 'min-price': 110, 'max-price': 170 },
  'min-stays': { 'min-stay': 3 },
  'time-based-adjustments': {
    'time-based-adjustments': [{ days: 14, percentage: -20, direction: 'within' }],
  },
  'occupancy-based-pricing': { enabled: false },
  'checkin-checkout-days': { 'checkin-days': ['saturday'] },
  'gap-price-adjustments': { 'dynamic-gap-price-adjustments': false },
};

async function seeded() {
  const editor = await seedEditor(api);
  const { listing, token, dashboardToken } = editor;
  await editor.book(4, 2);
  await editor.book(8, 2);
  const preview = (customizations: object, as = dashboardToken) =>
    api.request('POST', `/console/v1/listings/${listing.id}/price-preview/`, {
      token: as,
      body: { data: { type: 'price-previews', attributes: { customizations } } },
    });
  const previewOf = async (customizations: object): Promise<PricePreviewAttributes> =>
    (await preview(customizations)).json.data.attributes;
  const many = (attributes: object, as = dashboardToken) =>
    api.request('POST', '/console/v1/price-previews/', {
      token: as,
      body: { data: { type: 'price-previews', attributes } },
    });
  const calendar = async () => {
    const address = `/api/v1/listings/${listing.id}/calendar/?filter[end-date]=${editor.dayAt(364)}`;
    // biome-ignore lint/suspicious/noExplicitAny: entries of the calendar
    return (await api.request('GET', address, { token })).json.data.map(({ attributes }: any) => attributes);
  };
  return { ...editor, preview, previewOf, many, calendar };
}

test.each(Object.entries(CHANGES))(
  '%s: the nights after are those of the calendar once it is saved',
  async (name, change) => {
    const { previewOf, calendar, set, stayRules } = await seeded();
    const { before, after } = await previewOf({ [name]: change });
    // biome-ignore lint/suspicious/noExplicitAny: entries of the calendar
    const nights = async (): Promise<any> => {
      const entries = await calendar();
      // biome-ignore lint/suspicious/noExplicitAny: entries of the calendar
      const column = (field: string) => entries.map((entry: any) => entry[field]);
      return {
        price: column('price'),
        floor: column('effective-min-price'),
        ceiling: column('effective-max-price'),
        'min-stay': (await stayRules(0, 364)).map(({ minStay }) => minStay),
      };
    };
    expect(before).toEqual(await nights());
    await set(name as CustomizationName, change);
    expect(after).toEqual(await nights());
  },
);

test('several changes are shown together, and nothing is saved', async () => {
  const { previewOf, attributes, history, dayAt } = await seeded();
  const read = async () => Promise.all(CUSTOMIZATION_NAMES.map((name) => attributes(name)));
  const before = await read();
  const overrides = [{ 'start-date': dayAt(20), 'end-date': dayAt(21), price: 99 }];
  const { after, from, to, availability, currency } = await previewOf({
    ...CHANGES,
    'manual-overrides': { overrides },
  });
  expect(after.price.slice(20, 22)).toEqual([99, 99]);
  expect(new Set(after.floor)).toEqual(new Set([110]));
  expect(new Set(after['min-stay'])).toEqual(new Set([3]));
  expect(Math.max(...after.price)).toBeLessThanOrEqual(170);
  expect([from, to, currency]).toEqual([dayAt(0), dayAt(364), 'EUR']);
  expect(availability.slice(0, 12)).toBe('aaaabbaabbaa');
  expect(await read()).toEqual(before);
  expect(await history()).toEqual([]);
});

test('the summary counts the open nights that change, rise, fall, and meet or leave a limit', async () => {
  const { previewOf, set } = await seeded();
  await set('time-based-adjustments', { 'dynamic-time-based-adjustments': { enabled: false } });
  await set('gap-price-adjustments', { 'dynamic-gap-price-adjustments': false });
  const { summary } = await previewOf({ 'base-price': { 'base-price': 240 } });
  expect(summary).toMatchObject({
    'nights-open': 361,
    'nights-changed': 361,
    'nights-raised': 361,
    'nights-lowered': 0,
  });
  expect(summary?.['average-change']).toBeGreaterThan(100);
  const held = (await previewOf({ 'min-max-prices': { 'min-price': 1000 } })).summary;
  expect(held).toMatchObject({ 'nights-newly-at-floor': 361, 'nights-freed': 0 });
  await set('min-max-prices', { 'min-price': 1000 });
  const freed = (await previewOf({ 'min-max-prices': { 'min-price': null } })).summary;
  expect(freed).toMatchObject({ 'nights-freed': 361, 'nights-newly-at-floor': 0, 'nights-lowered': 361 });
  const capped = (await previewOf({ 'min-max-prices': { 'min-price': null, 'max-price': 20 } })).summary;
  expect(capped).toMatchObject({ 'nights-newly-at-ceiling': 361, 'nights-freed': 0 });
  const same = (await previewOf({ 'min-stays': { 'min-stay': 2 } })).summary;
  expect(same).toMatchObject({ 'nights-changed': 0, 'average-change': null, 'min-stays-changed': 361 });
});

test('an override below the minimum is counted before it is saved', async () => {
  const { previewOf, dayAt } = await seeded();
  const overrides = [{ 'start-date': dayAt(20), 'end-date': dayAt(22), price: 60 }];
  const { summary, warnings } = await previewOf({
    'min-max-prices': { 'min-price': 80 },
    'manual-overrides': { overrides },
  });
  expect(summary?.['nights-below-floor']).toBe(3);
  expect(warnings).toEqual([
    {
      code: 'floor_above_override',
      detail: 'A fixed price of 60 is below the minimum of 80, and holds.',
      pointer: '/data/attributes/customizations/manual-overrides/overrides',
      meta: { date: dayAt(20), nights: 3, price: 60, floor: 80 },
    },
  ]);
});

test('warnings point at the rule they are about, one that stands too', async () => {
  const { previewOf, set } = await seeded();
  await set('min-max-prices', { 'min-price': 60 });
  const week = WEEKDAYS.map((weekday) => ({ weekday, 'min-price': 80 }));
  const { warnings } = await previewOf({
    'min-max-prices': { 'day-of-week-min-prices': week },
    'min-stays': { 'min-stay': 4 },
  });
  expect(warnings.map(({ code, pointer, meta }) => [code, pointer, meta])).toEqual([
    ['shadowed', '/data/attributes/customizations/min-max-prices/min-price', undefined],
    [
      'min_stay_exceeds_gap',
      '/data/attributes/customizations/min-stays/min-stay',
      { date: expect.any(String), nights: 1, 'gap-nights': 2, 'min-stay': 4 },
    ],
  ]);
});

test('what a save would refuse is refused with the same pointer below the customization', async () => {
  const { preview, change, dayAt } = await seeded();
  const season = { 'start-date': dayAt(10), 'end-date': dayAt(20), 'min-price': 90, 'max-price': null };
  const cases: [CustomizationName, object][] = [
    ['base-price', { 'base-price': 5 }],
    ['min-max-prices', { 'min-price': 300, 'max-price': 200 }],
    ['min-max-prices', { 'seasonal-prices': [season, season] }],
    ['min-max-prices', { nonsense: 1 }],
    ['min-stays', { 'min-stay': 0 }],
    ['manual-overrides', { overrides: [{ 'start-date': dayAt(-3), 'end-date': dayAt(2), price: 90 }] }],
    [
      'gap-price-adjustments',
      { 'manual-gap-price-adjustments': [{ 'min-nights': 1, 'max-nights': 1, percentage: -5 }] },
    ],
  ];
  for (const [name, attributes] of cases) {
    const below = problemsOf(await change(name, attributes)).map((problem) =>
      problem.replace('/data/attributes', `/data/attributes/customizations/${name}`),
    );
    expect(below.length).toBeGreaterThan(0);
    expect(problemsOf(await preview({ [name]: attributes }))).toEqual(below);
  }
});

test('problems of several customizations are told together, malformed ones before impossible ones', async () => {
  const { preview } = await seeded();
  const manual = [{ 'min-nights': 1, 'max-nights': 1, percentage: -5 }];
  const impossible = { 'gap-price-adjustments': { 'manual-gap-price-adjustments': manual } };
  expect((await preview(impossible)).status).toBe(422);
  const crossed = { 'min-price': 300, 'max-price': 200 };
  const answer = await preview({ ...impossible, 'min-max-prices': crossed });
  expect(answer.status).toBe(400);
});

test('a listing without a base price is shown with one', async () => {
  const { previewOf, preview, clearBasePrice } = await seeded();
  await clearBasePrice();
  const { before, after, summary } = await previewOf({ 'base-price': { 'base-price': 150 } });
  expect([before, summary]).toEqual([null, null]);
  expect(after.price).toHaveLength(365);
  expect((await preview({ 'min-stays': { 'min-stay': 2 } })).json.errors[0].code).toBe(
    'insufficient_cluster_data',
  );
});

test('a login that may only view may preview, and not save', async () => {
  const { preview, viewerToken, change } = await seeded();
  const token = await viewerToken();
  const changes = { 'base-price': { 'base-price': 150 } };
  expect((await preview(changes, token)).status).toBe(200);
  expect((await change('base-price', changes['base-price'], { token })).status).toBe(403);
});

test('many listings are shown together, each with its own outcome', async () => {
  const { many, listing, addListing } = await seeded();
  const other = await addListing({ title: 'Second', minPrice: 400 });
  const outside = await addListing({ title: 'Third', clusterId: null });
  const ids = [other.id, listing.id, outside.id, 999_999_999];
  const { json, status } = await many({
    customizations: { 'base-price': { 'base-price': 150 } },
    listings: ids.map((id) => ({ id: String(id) })),
  });
  expect(status).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: the answer as it came
  const told = json.data.map(({ id, attributes }: any) => [
    id,
    attributes.title,
    attributes.errors[0]?.status,
  ]);
  expect(told).toEqual([
    [String(other.id), 'Second', undefined],
    [String(listing.id), 'Harbour Loft', undefined],
    [String(outside.id), 'Third', '400'],
    ['999999999', null, '404'],
  ]);
  expect(json.data[1].attributes.summary['nights-changed']).toBe(361);
});

test('a listing’s own changes take the place of the common ones, type by type', async () => {
  const { many, listing, addListing, previewOf } = await seeded();
  const other = await addListing();
  const common = { 'base-price': { 'base-price': 150 }, 'min-max-prices': { 'min-price': 140 } };
  const own = { 'base-price': { 'base-price': 200 } };
  const { json } = await many({
    customizations: common,
    listings: [{ id: String(other.id) }, { id: String(listing.id), customizations: own }],
  });
  const { summary } = await previewOf({ ...common, ...own });
  expect(json.data[1].attributes.summary).toEqual(summary);
  expect(json.data[0].attributes.summary).not.toEqual(summary);
});

test('many: a body that is refused', async () => {
  const { many } = await seeded();
  const listings = [{ id: '1' }];
  expect(problemsOf(await many({ listings: [] }))).toEqual(['400 /data/attributes/listings']);
  expect(problemsOf(await many({ listings: new Array(101).fill({ id: '1' }) }))).toEqual([
    '400 /data/attributes/listings',
  ]);
  expect(problemsOf(await many({ listings: [{ id: 'x' }] }))).toEqual(['400 /data/attributes/listings/0/id']);
  expect(problemsOf(await many({ listings, customizations: { colour: {} } }))).toEqual([
    '400 /data/attributes/customizations/colour',
  ]);
});

test('it needs console:read and a listing that the login sees', async () => {
  const { preview, many, token, strangerToken, listing } = await seeded();
  expect((await preview({}, token)).status).toBe(403);
  const stranger = await strangerToken();
  expect((await preview({}, stranger)).status).toBe(404);
  const { json } = await many({ listings: [{ id: String(listing.id) }] }, stranger);
  expect(json.data[0].attributes.errors[0].status).toBe('404');
});
