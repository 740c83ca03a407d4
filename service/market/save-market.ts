import type { Context } from '#service/context.ts';
import { recordMarketMoves } from '../events/record-market-moves.ts';
import type { FittedPlace } from './model/fit-places.ts';
import { centreOf } from './model/geography.ts';
import type { MarketRecord } from './queries/market-queries.ts';
import {
  findMarketByName,
  lockListingsIn,
  lockMarket,
  replaceClusters,
  replaceModels,
  upsertMarket,
} from './queries/market-queries.ts';
import { replaceObservedListings } from './queries/observation-queries.ts';
import { replaceStatistics } from './queries/statistics-queries.ts';

/**
 * Writes a market with its neighbourhoods, observations, models and benchmark in one transaction; a market of
 * the same name is replaced, and keeps its id and whether it is active. Listings that lose their neighbourhood
 * leave the market until their next sync, and tell so.
 * @param places as `fitPlaces` returns them: the whole market and its neighbourhoods
 */
export async function saveMarket(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  market: Omit<MarketRecord, 'latitude' | 'longitude'>,
  places: readonly FittedPlace[],
): Promise<{ marketId: number }> {
  const listings = places.flatMap((place) => (place.name === null ? place.listings : []));
  const named = places.flatMap(({ name, centre }) => (name === null ? [] : [{ name, ...centre }]));
  return context.db.transaction(async (tx) => {
    const write = async () => {
      const marketId = await upsertMarket(tx, { ...market, ...centreOf(listings) });
      return { marketId, clusterIds: await replaceClusters(tx, marketId, named) };
    };
    const known = await findMarketByName(tx, market.name);
    if (known) {
      await lockListingsIn(tx, known.id); // before the market, as a sync that moves one of them takes them too
      await lockMarket(tx, known.id);
    }
    const { marketId, clusterIds } = await (known
      ? recordMarketMoves(tx, context, known.id, write)
      : write());
    const idOf = (name: string | null) => (name === null ? null : (clusterIds.get(name) ?? null));

    const located = places.flatMap(({ name, listings: members }) =>
      name === null ? [] : members.map((listing) => ({ listing, clusterId: idOf(name) })),
    );
    await replaceObservedListings(tx, marketId, located);
    await replaceModels(
      tx,
      marketId,
      places.map(({ name, model }) => ({ clusterId: idOf(name), model })),
    );
    await replaceStatistics(
      tx,
      marketId,
      places.map(({ name, statistics }) => ({ clusterId: idOf(name), rows: statistics })),
    );
    return { marketId };
  });
}
