import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { localToday } from '../calendar/local-today.ts';
import type { Context } from '../context.ts';
import { clusterModels, clusters, markets } from '../db/schema/index.ts';
import type { ClusterModel } from '../market/model/cluster-model.ts';
import { encodeClusterModel } from '../market/model/model-codec.ts';
import { sampleModel } from '../pricing/testing/sample-model.ts';

/** What a listing in this market is seeded with. */
export interface TestPlace {
  marketId: number;
  clusterId: number;
}

export interface MarketOptions {
  name?: string;
  latitude?: number;
  longitude?: number;
  currency?: string;
  active?: boolean;
  /** Null: nothing was learned yet. */
  model?: ClusterModel | null;
}

let made = 0;

/** A market with one cluster and a plausible model. */
export async function seedMarket(context: Context, options: MarketOptions = {}): Promise<TestPlace> {
  const { name = `Market ${process.pid} ${++made}`, active = true } = options;
  const { latitude = 38.7, longitude = -9.4, currency = 'EUR' } = options;
  const here = { latitude, longitude };
  const [market] = await context.db
    .insert(markets)
    .values({
      ...here,
      name,
      active,
      country: 'PT',
      currency,
      timezone: 'Europe/Lisbon',
      source: 'test',
    })
    .returning();
  const marketId = idOf(market);
  const [cluster] = await context.db
    .insert(clusters)
    .values({ ...here, marketId, name: 'Old Town' })
    .returning();
  const place = { marketId, clusterId: idOf(cluster) };
  const model = options.model === undefined ? sampleModel(todayIn(context)) : options.model;
  if (model) await saveModel(context, place, model);
  return place;
}

/** Writes the model of a cluster in place of the one it has. */
export async function saveModel(context: Context, place: TestPlace, model: ClusterModel): Promise<void> {
  const values = { ...place, asOf: toIsoDate(model.asOf), model: encodeClusterModel(model) };
  await context.db
    .insert(clusterModels)
    .values(values)
    .onConflictDoUpdate({ target: [clusterModels.marketId, clusterModels.clusterId], set: values });
}

export const todayIn = (context: Context, timezone = 'Europe/Lisbon'): EpochDay =>
  localToday(timezone, context.now());

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('The fixture was not written.');
  return row.id;
}
