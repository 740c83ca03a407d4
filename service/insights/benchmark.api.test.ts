import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type InsightListing, seedInsightListing } from '../testing/insights.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ logLevel: 'silent' });
});
afterAll(() => api.close());

const benchmarkOf = async ({ days }: InsightListing, day: number, rest = '') => {
  const [attributes] = await days(day, day, rest);
  if (!attributes) throw new Error('The day is missing.');
  const { date: _, ...metrics } = attributes;
  return Object.fromEntries(Object.entries(metrics).map(([name, { benchmark }]) => [name, benchmark]));
};

const NOTHING = {
  'adj-occupancy': null,
  occupancy: null,
  'average-booked-rate': null,
  'average-posted-rate': null,
};

test('the neighborhood shows its booked over comparable and over all known nights, and its median rate', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.observe(3);
  expect(await benchmarkOf(seeded, 3)).toEqual({
    'adj-occupancy': 75,
    occupancy: 60,
    'average-booked-rate': null,
    'average-posted-rate': 150,
  });
  expect(await benchmarkOf(seeded, 4)).toEqual(NOTHING);
});

test('what was not seen is null, what is empty is zero', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.observe(3, { listingCount: 10, availableCount: 10, nightCount: null, p50: null });
  expect(await benchmarkOf(seeded, 3)).toEqual({ ...NOTHING, 'adj-occupancy': 0 });
});

test('under market the whole market is compared, under cluster the neighborhood alone', async () => {
  const seeded = await seedInsightListing(api);
  await seeded.observe(3, { p50: 150 });
  await seeded.observe(3, { ...seeded.wholeMarket, p50: 99 });
  const market = '&filter[compare-to]=market';
  expect(await benchmarkOf(seeded, 3)).toMatchObject({ 'average-posted-rate': 150 });
  expect(await benchmarkOf(seeded, 3, market)).toMatchObject({ 'average-posted-rate': 99 });
  const { json } = await seeded.read(seeded.window(3, 3, market));
  expect(json.data[0].id).toBe(`${seeded.listing.id}:market:${seeded.dayAt(3)}`);
  expect(json.meta['compare-to']).toBe('market');
});

test('whether anything was seen is told of the whole window, whatever its page', async () => {
  const { observe, meta } = await seedInsightListing(api);
  await observe(5);
  expect(await meta(3, 5, '&page[size]=1')).toMatchObject({ 'benchmark-data-available': true });
  expect(await meta(3, 4)).toMatchObject({ 'benchmark-data-available': false });
});

test.each([
  [0, '0-1', ['0', '1']],
  [1, '0-1', ['0', '1']],
  [2, '2', ['2']],
  [3, '3', ['3']],
  [4, '4', ['4']],
  [11, '11', ['11']],
  [null, 'all', null],
])('a listing with %s bedrooms is compared with the cohort %s', async (bedrooms, cohort, told) => {
  const seeded = await seedInsightListing(api, { listing: { bedrooms } });
  for (const [index, each] of ['0-1', '2', '3', '4', '4+', '5', '11', 'all'].entries()) {
    await seeded.observe(3, { cohort: each, p50: each === cohort ? 7 : 100 + index });
  }
  expect(await benchmarkOf(seeded, 3)).toMatchObject({ 'average-posted-rate': 7 });
  expect(await seeded.meta(3)).toMatchObject({ 'cohort-bedrooms': told });
});

test('a listing of more bedrooms than anybody has still says whom it would be compared with', async () => {
  const seeded = await seedInsightListing(api, { listing: { bedrooms: 5 } });
  await seeded.observe(3, { cohort: '4+' });
  await seeded.observe(3, { cohort: '4' });
  expect(await benchmarkOf(seeded, 3)).toEqual(NOTHING);
  expect(await seeded.meta(3)).toMatchObject({
    'cohort-bedrooms': ['5'],
    'benchmark-data-available': false,
  });
});

test('with a market but no neighborhood a listing cannot be analysed under cluster, but under market', async () => {
  const seeded = await seedInsightListing(api, { listing: { clusterId: null } });
  await seeded.observe(3, { ...seeded.wholeMarket });
  const refused = await seeded.read(seeded.window(3));
  expect(problemsOf(refused)).toEqual(['422 listing_not_analysable filter[compare-to]']);
  expect(refused.json.errors[0].detail).toContain('filter[compare-to]=market');
  expect(await benchmarkOf(seeded, 3, '&filter[compare-to]=market')).toMatchObject({ 'adj-occupancy': 75 });
});

test('without a market a listing cannot be analysed at all, and no retry is suggested', async () => {
  const { read } = await seedInsightListing(api, { listing: { clusterId: null, marketId: null } });
  for (const query of ['', '?filter[compare-to]=market']) {
    const refused = await read(query);
    expect(problemsOf(refused)).toEqual(['422 listing_not_analysable']);
    expect(refused.json.errors[0].detail).not.toContain('etry');
  }
});

test('a window that is refused is told before what cannot be analysed', async () => {
  const { read } = await seedInsightListing(api, { listing: { clusterId: null, marketId: null } });
  expect((await read('?filter[end-date]=2025-01-01')).status).toBe(400);
});

test('when the benchmark cannot be read that is told, and passes', async () => {
  const { read } = await seedInsightListing(api);
  const { db } = api.context;
  await db.execute(sql`alter table market_statistics rename to market_statistics_away`);
  const refused = await read().finally(() =>
    db.execute(sql`alter table market_statistics_away rename to market_statistics`),
  );
  expect(problemsOf(refused)).toEqual(['422 market_insights_unavailable']);
  expect(refused.json.errors[0].detail).toContain('Try again');
  expect((await read()).status).toBe(200);
});
