import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { toIsoDate } from '#contract/dates.ts';
import { type Executor, rowsOf } from '#service/db/database.ts';
import { clusterModels, clusters, listings, markets } from '#service/db/schema/index.ts';
import type { ClusterModel } from '../model/cluster-model.ts';
import type { Place } from '../model/geography.ts';
import { encodeClusterModel } from '../model/model-codec.ts';

/** A market as it is entered or imported. */
export interface MarketRecord extends Place {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  region: string | null;
  currency: string;
  timezone: string;
  /** Where its observations come from. */
  source: string;
  observedAt: Date;
}

/** Writes a market under its name, which keeps its id. It is active, unless it was made inactive once learned. */
export async function upsertMarket(db: Executor, market: MarketRecord): Promise<number> {
  const isLearned = sql`exists (select 1 from ${clusterModels} where ${clusterModels.marketId} = ${markets.id})`;
  const [row] = await db
    .insert(markets)
    .values({ ...market, active: true })
    .onConflictDoUpdate({
      target: markets.name,
      set: { ...market, active: sql`${markets.active} or not ${isLearned}` },
    })
    .returning({ id: markets.id });
  if (!row) throw new Error('A market that was written has no row.');
  return row.id;
}

/**
 * Makes these the market's neighbourhoods: those that were there keep their ids, others go.
 * @returns ids by name
 */
export async function replaceClusters(
  db: Executor,
  marketId: number,
  places: readonly (Place & { name: string })[],
): Promise<Map<string, number>> {
  const names = places.map(({ name }) => name);
  await db.delete(clusters).where(and(eq(clusters.marketId, marketId), not(inArray(clusters.name, names))));
  const rows = await db
    .insert(clusters)
    .values(places.map(({ name, latitude, longitude }) => ({ marketId, name, latitude, longitude })))
    .onConflictDoUpdate({
      target: [clusters.marketId, clusters.name],
      set: { latitude: sql`excluded.latitude`, longitude: sql`excluded.longitude` },
    })
    .returning({ id: clusters.id, name: clusters.name });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** @param models by cluster id, null for the whole market */
export async function replaceModels(
  db: Executor,
  marketId: number,
  models: readonly { clusterId: number | null; model: ClusterModel }[],
): Promise<void> {
  await db.delete(clusterModels).where(eq(clusterModels.marketId, marketId));
  await db.insert(clusterModels).values(
    models.map(({ clusterId, model }) => ({
      marketId,
      clusterId,
      asOf: toIsoDate(model.asOf),
      model: encodeClusterModel(model),
    })),
  );
}

export type Market = typeof markets.$inferSelect;

export async function findMarketByName(db: Executor, name: string): Promise<Market | null> {
  const [row] = await db.select().from(markets).where(eq(markets.name, name));
  return row ?? null;
}

export async function lockMarket(tx: Executor, id: number): Promise<Market | null> {
  const [row] = await tx.select().from(markets).where(eq(markets.id, id)).for('update');
  return row ?? null;
}

/** Takes the listings of a market, as losing their neighbourhood changes them. */
export async function lockListingsIn(tx: Executor, marketId: number): Promise<void> {
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.marketId, marketId))
    .orderBy(listings.id)
    .for('update');
}

/** Whether every neighbourhood of a market can be priced: by a model of its own, or by the market's. */
export async function isLearned(db: Executor, marketId: number): Promise<boolean> {
  const [row] = await rowsOf<{ learned: boolean }>(
    db,
    sql`select exists (select 1 from ${clusters} c where c.market_id = ${marketId}) and not exists (
        select 1 from ${clusters} c where c.market_id = ${marketId} and not exists (
          select 1 from ${clusterModels} m
          where m.market_id = ${marketId} and (m.cluster_id = c.id or m.cluster_id is null))) as learned`,
  );
  return row?.learned ?? false;
}

export async function setMarketActive(db: Executor, id: number, active: boolean): Promise<void> {
  await db.update(markets).set({ active }).where(eq(markets.id, id));
}
