import type { Context } from '../context.ts';
import { UnprocessableError } from '../errors.ts';
import { recordMarketMoves } from '../events/record-market-moves.ts';
import { getMarket } from './get-market.ts';
import { isLearned, type Market, setMarketActive } from './queries/market-queries.ts';

export interface MovedMarket {
  market: Market;
  /** Whether it was in another state before. */
  changed: boolean;
}

/**
 * Has the listings of a market priced from now on.
 * @throws NotFoundError, UnprocessableError for a market without a model, whose listings could not be priced
 */
export async function activateMarket(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  nameOrId: string,
): Promise<MovedMarket> {
  return context.db.transaction(async (tx) => {
    const market = await getMarket(tx, nameOrId);
    if (market.active) return { market, changed: false };
    if (!(await isLearned(tx, market.id))) {
      throw new UnprocessableError(
        `Nothing was learned about ${market.name} yet: import its files first with npm run market:import.`,
      );
    }
    await recordMarketMoves(tx, context, market.id, () => setMarketActive(tx, market.id, true));
    return { market: { ...market, active: true }, changed: true };
  });
}
