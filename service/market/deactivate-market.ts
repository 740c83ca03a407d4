import type { Context } from '../context.ts';
import { recordMarketMoves } from '../events/record-market-moves.ts';
import type { MovedMarket } from './activate-market.ts';
import { getMarket } from './get-market.ts';
import { setMarketActive } from './queries/market-queries.ts';

/**
 * Has the listings of a market no longer priced: they have no calendar until it is active again.
 * @throws NotFoundError
 */
export async function deactivateMarket(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  nameOrId: string,
): Promise<MovedMarket> {
  return context.db.transaction(async (tx) => {
    const market = await getMarket(tx, nameOrId);
    if (!market.active) return { market, changed: false };
    await recordMarketMoves(tx, context, market.id, () => setMarketActive(tx, market.id, false));
    return { market: { ...market, active: false }, changed: true };
  });
}
