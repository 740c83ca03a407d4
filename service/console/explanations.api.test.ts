import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketStatistics } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { seedMarket } from '../testing/markets.ts';
import { type PricedListing, seedPricedListing } from '../testing/priced-listing.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A busy listing whose owner reads it in the dashboard. */
async function explained(options: Parameters<typeof seedPricedListing>[1] = {}) {
  const seeded = await seedPricedListing(api, options);
  const scopes = ['console:read'] as const;
  const dashboard = await api.createApplication({ scopes, firstParty: true, actsFor: seeded.application });
  const ownToken = await api.token(dashboard, { user: seeded.user });
  const read = (date: string, token = ownToken) =>
    api.request('GET', `/console/v1/listings/${seeded.listing.id}/explanations/${date}/`, { token });
  const explain = async (day: number, token?: string) =>
    (await read(seeded.dayAt(day), token)).json.data.attributes;
  return { ...seeded, dashboard, read, explain };
}

async function makeBusy({ book, block, review, customize, post, dayAt }: PricedListing) {
  await book(3, 4);
  await book(8, 2);
  await book(20, 20);
  await block(50, 52);
  await review(90, 5);
  await review(2, 1);
  await post(0, [101, 102, 103]);
  const row = { percentageAdjustment: null, price: null, daysOfWeek: null };
  await customize('manualOverrides', {
    overrides: [
      { ...row, startDate: dayAt(12), endDate: dayAt(13), price: 42 },
      { ...row, startDate: dayAt(14), endDate: dayAt(16), percentageAdjustment: -33.5 },
    ],
  });
}

test('the base price and all steps make the price, which is the calendar’s', async () => {
  const listing = await explained({ listing: { minPrice: 95, maxPrice: 190 } });
  await makeBusy(listing);
  const nights = await listing.nights(-3, 365);
  const kinds = new Set<string>();
  for (const day of [-3, 0, 1, 2, 3, 7, 10, 12, 14, 15, 16, 17, 25, 40, 41, 51, 60, 120, 201, 300, 365]) {
    const night = nights[day + 3]!;
    const { attributes } = (await listing.read(night.date)).json.data;
    let running = attributes['base-price'];
    for (const { before, after, amount, kind } of attributes.steps) {
      expect([day, kind, before]).toEqual([day, kind, expect.closeTo(running, 6)]);
      expect(after).toBeCloseTo(before + amount, 6);
      running = after;
      kinds.add(kind);
    }
    expect([night.date, running]).toEqual([night.date, expect.closeTo(night.price, 6)]);
    expect(attributes).toMatchObject({
      date: night.date,
      price: night.price,
      availability: night.availability,
      'price-posted': night['price-posted'],
      'lead-days': day,
      'base-price': 120,
      currency: 'EUR',
    });
    expect([attributes.floor.value, attributes.ceiling.value]).toEqual([
      night['effective-min-price'],
      night['effective-max-price'],
    ]);
    const ratios = (steps: { kind?: string; key: string; ratio: number | null }[]) =>
      steps.map(({ key, ratio }) => [key, ratio]);
    const factors = attributes.steps.filter(({ kind }: { kind: string }) => kind === 'factor');
    expect(ratios(factors)).toEqual(ratios(night.factors));
  }
  expect(kinds).toEqual(new Set(['factor', 'limit', 'rounding', 'override']));
});

test('when it was posted stands with the price that was posted', async () => {
  const { post, explain } = await explained();
  await post(1, [150]);
  expect(await explain(1)).toMatchObject({
    'price-posted': 150,
    'posted-at': api.context.now().toISOString(),
  });
  expect(await explain(2)).toMatchObject({ 'price-posted': null, 'posted-at': null });
});

test('it speaks the language of who reads it, not of the owner', async () => {
  const { partner, application, createStaff, signIn, sessionToken } = await seedDashboard(api);
  const place = await seedMarket(api.context);
  const owner = await api.createUser(partner, { locale: 'de' });
  const { id } = await api.seedListing(owner, { basePrice: 120, ...place });
  const sentence = async (token: string) =>
    (await api.request('GET', `/console/v1/listings/${id}/explanations/2026-07-01/`, { token })).json.data
      .attributes.sentence;
  const german = await sentence(await api.token(application, { user: owner }));
  expect(await sentence(await api.token(application))).toBe(german);

  const email = await createStaff('a good password', 'ja');
  const session = (await signIn(email, 'a good password')).json.data.id;
  expect(await sentence(await sessionToken(session))).toMatch(/\p{Script=Hiragana}/u);
});

test('the market stands beside it where the market is known', async () => {
  const { place, explain } = await explained({ listing: { bedrooms: 2 } });
  expect((await explain(10)).market).toBeNull();
  const quantiles = { p10: 80, p25: 100, p50: 130, p75: 160, p90: 210 };
  await api.context.db.insert(marketStatistics).values({
    ...place,
    ...quantiles,
    cohort: '2',
    stayDate: '2026-06-25',
    listingCount: 12,
    availableCount: 8,
    occupancy: 0.33,
  });
  expect((await explain(10)).market).toEqual({
    cohort: '2',
    cluster: 'Old Town',
    ...quantiles,
    occupancy: expect.any(Number),
    'expected-occupancy': expect.any(Number),
  });
});

test.each(['2026-02-30', '2026-7-1', 'today', '0000-01-01', '%00', '2026-07-01T00:00'])(
  '%s is no night: 404',
  async (date) => {
    const { read } = await explained();
    expect((await read(date)).status).toBe(404);
  },
);

test.each(['0001-01-01', '1999-12-31', '2199-12-31', '9999-12-31'])(
  'even the night of %s is explained or refused, but nothing breaks',
  async (date) => {
    const { read } = await explained();
    expect([200, 400, 404]).toContain((await read(date)).status);
  },
);

test('what has no price has no explanation', async () => {
  const { read } = await explained({ listing: { marketId: null, clusterId: null } });
  expect(problemsOf(await read('2026-07-01'))).toEqual(['400 not_clustered']);
});
