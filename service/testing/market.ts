import { toEpochDay } from '#contract/dates.ts';
import type { Context } from '../context.ts';
import { clusterModels, clusters, markets, observedListings } from '../db/schema/index.ts';
import { encodeClusterModel } from '../market/model/model-codec.ts';
import { sampleModel } from '../pricing/testing/sample-model.ts';

export interface TestMarketOptions {
  latitude: number;
  longitude: number;
  currency: string;
  name?: string;
  active?: boolean;
  /** What every observed listing asks for a night. */
  price?: number;
}

export interface TestMarket {
  id: number;
  clusterId: number;
  name: string;
}

const STEPS = [-0.015, -0.005, 0.005, 0.015];

/** A market of one cluster: sixteen observed two-bedroom homes on a grid around a place, and a model. */
export async function seedMarket(context: Context, options: TestMarketOptions): Promise<TestMarket> {
  const { db } = context;
  const { latitude, longitude, currency, price = 120, active = true } = options;
  const name = options.name ?? `Market ${latitude} ${longitude}`;
  const place = { latitude, longitude };
  const [market] = await db
    .insert(markets)
    .values({ name, country: 'PT', currency, timezone: 'Europe/Lisbon', ...place, active, source: 'test' })
    .returning({ id: markets.id });
  const [cluster] = await db
    .insert(clusters)
    .values({ marketId: market?.id ?? 0, name: 'Centre', ...place })
    .returning({ id: clusters.id });
  if (!market || !cluster) throw new Error('The market was not written.');
  const inCluster = { marketId: market.id, clusterId: cluster.id };
  const home = { roomType: 'entire-home', bedrooms: 2, bathrooms: 1, accommodates: 4, rating: 4.6, price };
  await db.insert(observedListings).values(
    STEPS.flatMap((north) =>
      STEPS.map((east) => ({
        ...inCluster,
        ...home,
        externalId: `${north}/${east}`,
        latitude: latitude + north,
        longitude: longitude + east,
      })),
    ),
  );
  const asOf = context.now().toISOString().slice(0, 10);
  const model = encodeClusterModel(sampleModel(toEpochDay(asOf)));
  await db.insert(clusterModels).values({ ...inCluster, asOf, model });
  return { id: market.id, clusterId: cluster.id, name };
}
