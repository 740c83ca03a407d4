import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservations } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedCustomizedListing } from '../testing/customized-listing.ts';
import type { ListingOptions } from '../testing/fixtures.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-06-15T10:00:00.000Z' }); // a Monday
});
afterAll(() => api.close());

const GAPS = 'gap-price-adjustments';
const LEAD = 'time-based-adjustments';
const OCCUPANCY = 'occupancy-based-pricing';
const july = { 'start-date': '2026-07-01', 'end-date': '2026-07-31', rollover: true };
const rule = (percentage: number, fields: object = {}) => ({
  'min-nights': 1,
  'max-nights': 2,
  percentage,
  weekdays: 'all',
  'within-days': null,
  ...fields,
});
const lead = (days: number, percentage: number, direction = 'within') => ({ days, percentage, direction });

async function adjusted(listing: ListingOptions = {}) {
  const seeded = await seedCustomizedListing(api, { listing });
  /** The ratio of a factor on a night, null where it does not act. */
  const ratio = async (day: number, key: string) =>
    (await seeded.nights(day, day))[0]!.factors.find((factor) => factor.key === key)?.ratio ?? null;
  return { ...seeded, ratio };
}

test('manual gap prices are 422 while the dynamic adjustment is on or stays on', async () => {
  const { change, set, attributes } = await adjusted();
  const manual = { 'manual-gap-price-adjustments': [rule(-15)] };
  const dynamic = (on: boolean) => ({ 'dynamic-gap-price-adjustments': on });
  const refused = ['422 /data/attributes/manual-gap-price-adjustments'];
  expect(problemsOf(await change(GAPS, manual))).toEqual(refused);
  expect(problemsOf(await change(GAPS, { ...manual, ...dynamic(true) }))).toEqual(refused);
  await set(GAPS, { ...manual, ...dynamic(false) });
  await set(GAPS, dynamic(true));
  expect(await attributes(GAPS)).toMatchObject({ ...manual, ...dynamic(true) });
  await set(GAPS, await attributes(GAPS));
  expect(problemsOf(await change(GAPS, { 'manual-gap-price-adjustments': [] }))).toEqual(refused);
});

test('default rules say whether they are in use', async () => {
  const { set } = await adjusted();
  const shown = await set(GAPS, { 'dynamic-gap-price-adjustments': false, 'default-rules': [] });
  expect(shown['default-rules'].map((one: Record<string, unknown>) => one['is-default'])).toEqual([
    false,
    false,
  ]);
});

test('a gap is priced by the first manual rule that fits it', async () => {
  const { set, book, ratio } = await adjusted();
  await book(20, 1);
  await book(23, 1);
  await set(GAPS, {
    'dynamic-gap-price-adjustments': false,
    'manual-gap-price-adjustments': [
      rule(-50, { 'within-days': 10 }),
      rule(-30, { 'max-nights': 1 }),
      rule(-25),
      rule(40),
    ],
  });
  expect(await ratio(21, 'gap_price_adjustment')).toBe(-0.25);
  expect(await ratio(24, 'gap_price_adjustment')).toBeNull();
});

test.each([
  [GAPS, 'manual-gap-price-adjustments', rule(-15, { 'min-nights': 3 }), '0/max-nights'],
  [GAPS, 'manual-gap-price-adjustments', rule(-91), '0/percentage'],
  [GAPS, 'manual-gap-price-adjustments', rule(-15, { 'min-nights': 0 }), '0/min-nights'],
  [GAPS, 'manual-gap-price-adjustments', rule(-15, { weekdays: 'sunday' }), '0/weekdays'],
  [GAPS, 'manual-gap-price-adjustments', rule(-15, { 'within-days': -1 }), '0/within-days'],
  [LEAD, 'time-based-adjustments', lead(0, -5), '0/days'],
  [LEAD, 'time-based-adjustments', lead(7, -90.1), '0/percentage'],
  [LEAD, 'time-based-adjustments', lead(7, 101), '0/percentage'],
  [LEAD, 'time-based-adjustments', lead(7, 5, 'before'), '0/direction'],
  [
    LEAD,
    'seasonal-time-based-adjustments',
    { ...july, exclude: 1, 'time-based-adjustments': [] },
    '0/exclude',
  ],
] as const)('%s: %s refuses %j', async (name, list, item, place) => {
  const { change } = await adjusted();
  expect(problemsOf(await change(name, { [list]: [item] }))).toEqual([
    `400 /data/attributes/${list}/${place}`,
  ]);
});

test('lead-time rules act on the nights they name, of a season before year-round, excluded ones on none', async () => {
  const { set, ratio } = await adjusted();
  const key = 'time_based_adjustment';
  await set(LEAD, {
    'dynamic-time-based-adjustments': { enabled: false },
    'time-based-adjustments': [lead(30, -10), lead(5, -30), lead(200, 15, 'after')],
  });
  expect([await ratio(3, key), await ratio(20, key), await ratio(31, key)]).toEqual([-0.3, -0.1, null]);
  expect([await ratio(199, key), await ratio(200, key)]).toEqual([null, 0.15]);
  const seasonal = (fields: object) =>
    set(LEAD, { 'seasonal-time-based-adjustments': [{ ...july, ...fields }] });
  await seasonal({ exclude: false, 'time-based-adjustments': [lead(30, -20)] });
  expect([await ratio(3, key), await ratio(20, key)]).toEqual([-0.3, -0.2]);
  await seasonal({ exclude: true });
  expect([await ratio(3, key), await ratio(20, key)]).toEqual([-0.3, null]);
});

test('the dynamic curve is switched and tilted member by member', async () => {
  const { set, ratio } = await adjusted();
  const key = 'time_based_adjustment';
  const far = await ratio(360, key);
  expect(far).toBeGreaterThan(0);
  const curve = 'dynamic-time-based-adjustments';
  const shown = await set(LEAD, { [curve]: { tier: 'occupancy', 'median-lead-time': 5 } });
  expect(shown[curve]).toEqual({ enabled: true, tier: 'occupancy', 'median-lead-time': null });
  expect((await set(LEAD, { [curve]: { enabled: false } }))[curve].tier).toBe('occupancy');
  expect(await ratio(360, key)).toBeNull();
});

test('occupancy-based pricing acts within its caps, and not in disabled periods', async () => {
  const { set, book, nights } = await adjusted();
  await book(20, 20);
  const premiums = async () =>
    (await nights(0, 90)).flatMap(({ date, factors }) => {
      const premium = factors.find((factor) => factor.key === 'feature_occupancy_premium');
      return premium ? [{ date, ratio: premium.ratio }] : [];
    });
  const usual = await premiums();
  expect(Math.max(...usual.map(({ ratio }) => ratio))).toBeGreaterThan(0.02);
  await set(OCCUPANCY, { 'max-factor': 1.02 });
  expect(await premiums()).toEqual(usual.map(({ date }) => ({ date, ratio: 0.02 })));
  await set(OCCUPANCY, { 'disabled-periods': [july] });
  const inJuly = (date: string) => date.startsWith('2026-07');
  expect(usual.some(({ date }) => inJuly(date))).toBe(true);
  expect((await premiums()).some(({ date }) => inJuly(date))).toBe(false);
  await set(OCCUPANCY, { enabled: false, 'disabled-periods': [] });
  expect(await premiums()).toEqual([]);
});

test.each([
  ['min-factor', 0.49],
  ['min-factor', 1.01],
  ['max-factor', 0.99],
  ['max-factor', 2.01],
  ['strategy', 'curve'],
  ['enabled', 'yes'],
])('occupancy-based pricing refuses a %s of %s', async (field, value) => {
  const { change } = await adjusted();
  expect(problemsOf(await change(OCCUPANCY, { [field]: value }))).toEqual([`400 /data/attributes/${field}`]);
});

/** Twenty stays of a listing, booked `leadDays` before arrival. */
async function bookMany(
  { user, listing, dayAt }: Awaited<ReturnType<typeof adjusted>>,
  leadDays: number,
  count = 20,
) {
  const stays = Array.from({ length: count }, (_, n) => ({
    ownerId: user.id,
    listingId: listing.id,
    accountId: listing.accountId,
    channel: 'sandbox',
    channelId: crypto.randomUUID(),
    status: 'accepted' as const,
    checkinDate: dayAt(-10 - 3 * n),
    checkoutDate: dayAt(-9 - 3 * n),
    bookedAt: new Date(`${dayAt(-10 - 3 * n - leadDays)}T12:00:00Z`),
    currency: 'EUR',
  }));
  await api.context.db.insert(reservations).values(stays);
}

const medianOf = async ({ attributes }: Awaited<ReturnType<typeof adjusted>>) =>
  (await attributes(LEAD))['dynamic-time-based-adjustments']['median-lead-time'];

test('median-lead-time is of the neighborhood’s listings of the same size, all owners together', async () => {
  const one = await adjusted({ bedrooms: 2 });
  await bookMany(one, 40);
  expect(await medianOf(one)).toBe(40); // the owner's own: nobody else is there
  const neighbours = [await adjusted({ ...one.place }), await adjusted({ ...one.place })];
  for (const neighbour of neighbours) await bookMany(neighbour, 7);
  expect(await medianOf(one)).toBe(7);
  const larger = await adjusted({ ...one.place, bedrooms: 4 });
  expect(await medianOf(larger)).toBeNull();
});

test('median-lead-time is null where too few bookings are known', async () => {
  const listing = await adjusted();
  await bookMany(listing, 12, 19);
  expect(await medianOf(listing)).toBeNull();
  await bookMany(listing, 12, 1);
  expect(await medianOf(listing)).toBe(12);
});
