import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExplanationAttributes } from '#contract/console/explanations.ts';
import { toIsoDate } from '#contract/dates.ts';
import { exchangeRates, marketStatistics, priceSnapshots } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedGrid } from '../testing/calendar-grid.ts';
import { saveSnapshots } from './queries.ts';
import { takeSnapshots } from './take-snapshots.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const HOUR_MS = 3_600_000;

async function seeded(timezone = 'Europe/Lisbon') {
  const seed = await seedGrid(api);
  const listing = await seed.add({ timezone });
  const { application, user } = seed;
  const token = () => api.token(application, { user });
  const keep = async () => {
    await takeSnapshots(api.context, new AbortController().signal);
    await api.context.database.settle();
  };
  return {
    ...seed,
    listing,
    keep,
    /** The days whose prices are kept. */
    kept: async () => {
      const rows = await api.context.db
        .select({ day: priceSnapshots.takenOn })
        .from(priceSnapshots)
        .where(eq(priceSnapshots.listingId, listing.id));
      return rows.map(({ day }) => day).sort();
    },
    nights: async (column: string) => {
      const { json } = await seed.read(`&columns=${column}`, await token());
      return json.data[0].attributes.nights[column];
    },
    since: async (day: number): Promise<ExplanationAttributes['since-yesterday']> => {
      const address = `/console/v1/listings/${listing.id}/explanations/${seed.dayAt(day)}/`;
      const { json } = await api.request('GET', address, { token: await token() });
      return json.data.attributes['since-yesterday'];
    },
  };
}

test('a change since yesterday is told in the grid, and factor by factor in the explanation', async () => {
  const { keep, nights, since, listing, dayAt } = await seeded();
  await keep();
  expect(await nights('change')).toBeNull();
  expect(await since(10)).toBeNull();
  const before = await nights('price');
  api.clock.advance(24 * HOUR_MS);
  await listing.customize('manualOverrides', {
    overrides: [
      { startDate: dayAt(9), endDate: dayAt(9), price: 77, percentageAdjustment: null, daysOfWeek: null },
    ],
  });
  const after = await nights('price');
  const change = await nights('change');
  expect(change.slice(0, 29)).toEqual(
    after.slice(0, 29).map((price: number, night: number) => price - before[night + 1]),
  );
  expect(change[9]).toBe(77 - before[10]);

  const told = await since(9);
  expect(told).toMatchObject({ price: before[10], change: 77 - before[10] });
  expect(told?.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(told?.change);
  expect(told?.steps.at(-1)).toMatchObject({ kind: 'override', key: 'fixed', before: null, after: 77 });
});

test('what is kept is of the last hour of the day where the listing is, or of when it was seen first', async () => {
  const { keep, kept, since, listing, dayAt, nights } = await seeded('Pacific/Auckland');
  await keep();
  const first = await kept();
  expect(first).toHaveLength(1);
  const local = api.context.now().getTime();
  const midnight = new Date(
    Temporal.Instant.fromEpochMilliseconds(local)
      .toZonedDateTimeISO('Pacific/Auckland')
      .startOfDay()
      .add({ days: 1 }).epochMilliseconds,
  );
  await listing.customize('manualOverrides', {
    overrides: [
      { startDate: dayAt(5), endDate: dayAt(12), price: 81, percentageAdjustment: null, daysOfWeek: null },
    ],
  });
  await keep();
  api.clock.advance(midnight.getTime() - 20 * 60_000 - local);
  await keep();
  expect(await kept()).toEqual(first);
  api.clock.advance(HOUR_MS);
  expect(await nights('price')).toContain(81);
  expect(await since(8)).toMatchObject({ price: 81 });
  await keep();
  expect(await kept()).toHaveLength(2);
});

test('days before yesterday are forgotten', async () => {
  const { keep, kept, dayAt } = await seeded();
  for (let day = 0; day < 5; day++) {
    await keep();
    api.clock.advance(24 * HOUR_MS);
  }
  expect(await kept()).toEqual([dayAt(-3), dayAt(-2), dayAt(-1)]);
});

test('a listing without prices is left alone, and does not keep the others out', async () => {
  const { keep, kept, add } = await seeded();
  await add({ basePrice: null });
  await add({ clusterId: null });
  await keep();
  expect(await kept()).toHaveLength(1);
  expect(await api.context.db.$count(priceSnapshots)).toBeGreaterThan(0);
});

test('a remembered row hears of prices that are kept, and of new rates', async () => {
  const { keep, nights, listing, place, dayAt } = await seeded();
  await keep();
  expect(await nights('change')).toBeNull();
  const { db, database } = api.context;
  const [today] = await db.select().from(priceSnapshots).where(eq(priceSnapshots.listingId, listing.id));
  await saveSnapshots(db, [{ ...today!, takenOn: dayAt(-1) }]);
  await database.settle();
  expect(await nights('change')).not.toBeNull();

  const isFranc = eq(exchangeRates.quote, 'CHF');
  await db.delete(exchangeRates).where(isFranc);
  await database.settle();
  const swiss = await seedGrid(api, { market: { currency: 'CHF' } });
  await swiss.add();
  await db.insert(marketStatistics).values({
    ...swiss.place,
    cohort: '2',
    stayDate: dayAt(1),
    listingCount: 9,
    availableCount: 9,
    p50: 100,
  });
  const market = async () => (await swiss.grid('&columns=market')).data[0]?.attributes.nights.market;
  expect(await market()).toBeNull();
  await db.insert(exchangeRates).values({ base: 'EUR', quote: 'CHF', date: toIsoDate(0), rate: 0.8 });
  await database.settle();
  expect(await market()).toEqual(new Array(30).fill(null).with(1, 125));
  expect(place).not.toEqual(swiss.place);
});
