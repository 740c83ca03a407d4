import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { embeddedDatabase } from '../db/database.ts';
import { DEMO_MARKETS } from '../demo/markets/definitions.ts';
import { generateDemoMarket } from '../demo/markets/generate-market.ts';
import { fitPlaces } from './model/fit-places.ts';
import { decodeClusterModel, encodeClusterModel } from './model/model-codec.ts';
import type { ObservedListing } from './model/observed-listing.ts';
import { findMarketByName } from './queries/market-queries.ts';
import { loadObservedListings } from './queries/observation-queries.ts';
import { saveMarket } from './save-market.ts';

const today = toEpochDay('2026-11-21');
const definition = DEMO_MARKETS.find(({ slug }) => slug === 'nuernberg')!;
const observations = generateDemoMarket(definition, today);
let database: Database;
let context: Parameters<typeof saveMarket>[0];

beforeAll(async () => {
  database = await embeddedDatabase(await PGlite.create());
  context = { db: database.db, config: readConfig({}), now: () => new Date('2026-11-21') };
});

afterAll(() => database.close());

function record(name: string) {
  const { country, region, currency, timezone } = definition;
  return { name, country, region, currency, timezone, source: 'test', observedAt: new Date('2026-11-21') };
}

function learn(listings: readonly ObservedListing[]) {
  return fitPlaces(listings, [], { asOf: today, country: 'DE', region: 'BY', latitude: 49.4 });
}

async function count(table: string, marketId: number): Promise<number> {
  const result = await database.db.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)} where market_id = ${marketId}`,
  );
  return (result as unknown as { rows: { count: number }[] }).rows[0]!.count;
}

test('what was observed reads back as it was, with the neighbourhood it was put in', async () => {
  const { marketId } = await saveMarket(context, record('Read back'), learn(observations));
  const loaded = await loadObservedListings(database.db, marketId);
  const byId = new Map(loaded.map((listing) => [listing.id, listing]));
  for (const listing of observations) {
    const { price, bathrooms, rating, ...rest } = byId.get(listing.id)!;
    expect(rest).toEqual({
      ...listing,
      hostId: null,
      price: undefined,
      bathrooms: undefined,
      rating: undefined,
    });
    expect(rating).toBeCloseTo(listing.rating!, 5);
    expect([price, bathrooms]).toEqual([listing.price, listing.bathrooms]);
  }
});

test('a market of the same name is replaced and keeps its id and its neighbourhoods’ ids', async () => {
  const first = await saveMarket(context, record('Twice'), learn(observations));
  const clustersBefore = await clusterIds(first.marketId);
  const fewer = observations.filter(({ neighbourhood }) => neighbourhood !== 'Langwasser');
  const second = await saveMarket(context, { ...record('Twice'), currency: 'CHF' }, learn(fewer));

  expect(second.marketId).toBe(first.marketId);
  expect((await findMarketByName(database.db, 'Twice'))?.currency).toBe('CHF');
  expect(await count('observed_listings', first.marketId)).toBe(fewer.length);
  const clustersAfter = await clusterIds(first.marketId);
  expect(clustersAfter.has('Langwasser')).toBe(false);
  for (const [name, id] of clustersAfter) expect(id).toBe(clustersBefore.get(name));
  expect(await count('cluster_models', first.marketId)).toBe(clustersAfter.size + 1);
});

test('when anything fails nothing is written and the old market stands', async () => {
  const { marketId } = await saveMarket(context, record('Kept'), learn(observations));
  const before = await count('market_statistics', marketId);
  const places = learn(observations.slice(0, 40));
  // The benchmark is written last; a cohort of null breaks it there.
  const broken = places.map((place) => ({
    ...place,
    statistics: place.statistics.map((row) => ({ ...row, cohort: undefined as never })),
  }));
  await expect(saveMarket(context, record('Kept'), broken)).rejects.toThrow();
  expect(await count('observed_listings', marketId)).toBe(observations.length);
  expect(await count('market_statistics', marketId)).toBe(before);

  await expect(saveMarket(context, record('Never'), broken)).rejects.toThrow();
  expect(await findMarketByName(database.db, 'Never')).toBeNull();
});

test('the models and the benchmark in the database are the fitted ones', async () => {
  const places = learn(observations);
  const { marketId } = await saveMarket(context, record('Models'), places);
  const models = await rows<{ model: unknown }>(
    sql`select model from cluster_models where market_id = ${marketId} and cluster_id is null`,
  );
  expect(decodeClusterModel(models[0]!.model)).toEqual(
    decodeClusterModel(JSON.parse(JSON.stringify(encodeClusterModel(places[0]!.model)))),
  );

  const expected = places[0]!.statistics.find((row) => row.cohort === '2' && row.day === today + 30)!;
  const benchmark = await rows<Record<string, number>>(
    sql`select * from market_statistics where market_id = ${marketId} and cluster_id = 0 and cohort = '2' and stay_date = '2026-12-21'`,
  );
  expect(benchmark[0]).toMatchObject({
    listing_count: expected.listingCount,
    available_count: expected.availableCount,
    p50: expected.quantiles![2],
  });
  expect(benchmark[0]!.occupancy).toBeCloseTo(expected.occupancy, 4);
});

test('an observed listing keeps its id when its market is observed anew, and goes with what is not seen', async () => {
  const idsOf = async (marketId: number) =>
    new Map(
      (
        await rows<{ id: number; key: string; title: string }>(
          sql`select id, external_id as key, title from observed_listings where market_id = ${marketId}`,
        )
      ).map(({ id, key, title }) => [key, { id, title }]),
    );
  const { marketId } = await saveMarket(context, record('Same ids'), learn(observations));
  const before = await idsOf(marketId);
  const [gone, renamed, ...others] = observations;
  await saveMarket(context, record('Same ids'), learn([{ ...renamed!, name: 'Renamed' }, ...others]));
  const after = await idsOf(marketId);
  expect(after.get(renamed!.id)).toEqual({ id: before.get(renamed!.id)?.id, title: 'Renamed' });
  expect(after.has(gone!.id)).toBe(false);
  expect(after.size).toBe(observations.length - 1);
  for (const [key, { id }] of after) expect(id).toBe(before.get(key)?.id);
});

async function rows<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await database.db.execute(query)) as unknown as { rows: T[] }).rows;
}

async function clusterIds(marketId: number): Promise<Map<string, number>> {
  const found = await rows<{ id: number; name: string }>(
    sql`select id, name from clusters where market_id = ${marketId}`,
  );
  return new Map(found.map(({ id, name }) => [name, id]));
}

test('a market that was made inactive stays so when it is observed anew', async () => {
  const { marketId } = await saveMarket(context, record('Left out'), learn(observations));
  await database.db.execute(sql`update markets set active = false where id = ${marketId}`);
  await saveMarket(context, record('Left out'), learn(observations));
  expect(await findMarketByName(database.db, 'Left out')).toMatchObject({ id: marketId, active: false });
});
