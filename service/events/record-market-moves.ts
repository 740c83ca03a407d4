import type { Executor } from '../db/database.ts';
import { listPricedInActiveMarket } from './queries.ts';
import type { Recorder } from './record-event.ts';
import { recordMarketChange } from './record-market-change.ts';

/**
 * Does something to a market, and tells of every listing that it makes enter or leave an active market.
 * To be called with the market's row taken: an import that moves a listing waits until this transaction ends.
 */
export async function recordMarketMoves<T>(
  tx: Executor,
  recorder: Recorder,
  marketId: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = await listPricedInActiveMarket(tx, marketId);
  const result = await work();
  const after = await listPricedInActiveMarket(tx, marketId);
  for (const [id, ownerId] of before) {
    if (!after.has(id)) await recordMarketChange(tx, recorder, { id, ownerId }, false);
  }
  for (const [id, ownerId] of after) {
    if (!before.has(id)) await recordMarketChange(tx, recorder, { id, ownerId }, true);
  }
  return result;
}
