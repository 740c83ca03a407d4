import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CUSTOMIZATIONS, type CustomizationName } from '#contract/customizations/names.ts';
import { WEEKDAYS } from '#contract/dates.ts';
import { channelListings, customizations } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { CUSTOMIZATION_NAMES, seedCustomizedListing } from '../testing/customized-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const noLimits = WEEKDAYS.map((weekday) => ({ weekday, 'min-price': null }));
const noMinStays = WEEKDAYS.map((weekday) => ({ weekday, 'min-stay': null }));

/** What a listing has that nobody has set anything on. */
const UNTOUCHED: Record<CustomizationName, object> = {
  'base-price': { 'base-price': 120 },
  'extra-guest-fees': { 'extra-guest-fee': 0, 'extra-guest-threshold': 1 },
  'min-max-prices': {
    'min-price': null,
    'max-price': null,
    'monthly-min-price': null,
    'day-of-week-min-prices': noLimits,
    'seasonal-day-of-week-min-prices': [],
    'seasonal-prices': [],
    'seasonal-monthly-prices': [],
  },
  'min-stays': {
    'min-stay': 1,
    'gap-fill-min-stay': { enabled: false, gaps: null, buffer: null },
    'day-of-week-min-stays': noMinStays,
    'last-minute-min-stays': [],
    'seasonal-min-stays': [],
    'seasonal-day-of-week-min-stays': [],
    'seasonal-gap-fill-min-stays': [],
    'seasonal-time-based-min-stays': [],
  },
  'time-based-adjustments': {
    'dynamic-time-based-adjustments': { enabled: true, tier: 'revenue', 'median-lead-time': null },
    'time-based-adjustments': [],
    'seasonal-time-based-adjustments': [],
  },
  'manual-overrides': { overrides: [] },
  'occupancy-based-pricing': {
    enabled: true,
    strategy: 'tier',
    'min-factor': 0.75,
    'max-factor': 1.2,
    'disabled-periods': [],
    tiers: expect.arrayContaining([
      { 'occupancy-from': 0, 'occupancy-to': 20, 'lead-from': 0, 'lead-to': 7, factor: 0.75 },
    ]),
  },
  'checkin-checkout-days': {
    'checkin-days': WEEKDAYS,
    'checkout-days': WEEKDAYS,
    'changeover-gap-fill': { enabled: false, 'max-gap': null },
    'seasonal-checkin-checkout-days': [],
    'channel-support': {
      'checkin-days': true,
      'checkout-days': true,
      seasonal: true,
      'restricted-weekdays': [],
    },
  },
  'gap-price-adjustments': {
    'dynamic-gap-price-adjustments': true,
    'manual-gap-price-adjustments': [],
    'default-rules': expect.arrayContaining([
      {
        'min-nights': 1,
        'max-nights': 1,
        percentage: -20,
        weekdays: 'weekday',
        'within-days': 30,
        'is-default': true,
      },
    ]),
  },
};

describe.each(CUSTOMIZATION_NAMES)('%s', (name) => {
  test('is read with the id of its listing, its own type and all attributes', async () => {
    const { read, listing } = await seedCustomizedListing(api);
    const { status, json } = await read(name);
    expect([status, json]).toEqual([
      200,
      { data: { type: CUSTOMIZATIONS[name], id: String(listing.id), attributes: UNTOUCHED[name] } },
    ]);
  });

  test('an empty change and the unchanged body change nothing', async () => {
    const { listing, read, change, history } = await seedCustomizedListing(api);
    const before = (await read(name)).json;
    for (const attributes of [{}, before.data.attributes]) {
      const answer = await change(name, attributes);
      expect([answer.status, answer.json]).toEqual([200, before]);
    }
    expect(await history()).toEqual([]);
    expect(await api.context.db.$count(customizations, eq(customizations.listingId, listing.id))).toBe(0);
  });

  test('a body of another type or for another listing is a conflict', async () => {
    const { change, listing } = await seedCustomizedListing(api);
    const problems = async (data: object) => problemsOf(await change(name, {}, { data }));
    expect(await problems({ type: 'listings' })).toEqual(['409 /data/type']);
    expect(await problems({ id: String(listing.id + 1) })).toEqual(['409 /data/id']);
  });

  test('an unknown field is refused with a pointer', async () => {
    const { change } = await seedCustomizedListing(api);
    expect(problemsOf(await change(name, { nonsense: 1 }))).toEqual(['400 /data/attributes/nonsense']);
  });

  test('needs listings:read to read and listings:write to change', async () => {
    const { application, read, change } = await seedCustomizedListing(api);
    const token = (scope: string) => api.token(application, { scope });
    expect((await read(name, '', await token('reservations:read'))).status).toBe(403);
    expect((await read(name, '', await token('listings:read'))).status).toBe(200);
    expect((await change(name, {}, { token: await token('listings:read') })).status).toBe(403);
    expect((await change(name, {}, { token: await token('listings:write') })).status).toBe(200);
  });

  test('a viewer may read, but not change', async () => {
    const { application, user, read, change } = await seedCustomizedListing(api);
    const credentialId = await api.createCredential(user.id, { permission: 'View' });
    const token = await api.token(application, { user, credentialId });
    expect((await read(name, '', token)).status).toBe(200);
    expect((await change(name, {}, { token })).status).toBe(403);
  });

  test('a listing of somebody else or without a live channel is not there', async () => {
    const { application, listing, token, read, change, written } = await seedCustomizedListing(api);
    const strangers = [
      await api.token(await api.createApplication()),
      await api.token(application, { user: await api.createUser(application) }),
    ];
    for (const stranger of strangers) {
      expect((await read(name, '', stranger)).status).toBe(404);
      expect((await change(name, {}, { token: stranger })).status).toBe(404);
    }
    const ofListing = eq(channelListings.listingId, listing.id);
    await written(api.context.db.update(channelListings).set({ active: false }).where(ofListing));
    expect((await read(name)).status).toBe(404);
    expect((await change(name, {}, { token })).status).toBe(404);
  });

  test('answers only the fields asked for, and refuses names it does not have', async () => {
    const { read } = await seedCustomizedListing(api);
    const parameter = `fields[${CUSTOMIZATIONS[name]}]`;
    const [first = ''] = Object.keys(UNTOUCHED[name]);
    const { json } = await read(name, `?${parameter}=${first}`);
    expect(Object.keys(json.data.attributes)).toEqual([first]);
    expect(problemsOf(await read(name, `?${parameter}=nonsense`))).toEqual([`400 ${parameter}`]);
  });

  test('does not answer other methods', async () => {
    const { path, token } = await seedCustomizedListing(api);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await api.request(method, path(name), { token });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, PATCH, HEAD']);
    }
  });
});

test('a customization that does not exist is not there', async () => {
  const { listing, token } = await seedCustomizedListing(api);
  const path = `/api/v1/listings/${listing.id}/customizations/nonsense/`;
  expect((await api.request('GET', path, { token })).status).toBe(404);
  expect((await api.request('PATCH', path, { token, body: {} })).status).toBe(404);
});

test('each change of a stored customization is counted', async () => {
  const { set, listing } = await seedCustomizedListing(api);
  const version = async () => {
    const ofListing = eq(customizations.listingId, listing.id);
    return (await api.context.db.select().from(customizations).where(ofListing)).map((row) => row.version);
  };
  await set('occupancy-based-pricing', { enabled: false });
  expect(await version()).toEqual([1]);
  await set('occupancy-based-pricing', { enabled: false });
  expect(await version()).toEqual([1]);
  await set('occupancy-based-pricing', { enabled: true });
  expect(await version()).toEqual([2]);
});

test('of changes that come at once each keeps what the others set', async () => {
  const { set, attributes } = await seedCustomizedListing(api);
  await Promise.all([
    set('min-max-prices', { 'min-price': 60 }),
    set('min-max-prices', { 'max-price': 300 }),
    set('min-max-prices', { 'monthly-min-price': 50 }),
    set('min-max-prices', { 'seasonal-monthly-prices': [] }),
  ]);
  expect(await attributes('min-max-prices')).toMatchObject({
    'min-price': 60,
    'max-price': 300,
    'monthly-min-price': 50,
  });
});
