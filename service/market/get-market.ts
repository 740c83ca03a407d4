import type { Executor } from '../db/database.ts';
import { NotFoundError } from '../errors.ts';
import { findMarketByName, lockMarket, type Market } from './queries/market-queries.ts';

/**
 * The market of a name or an id, taken for this transaction.
 * @throws NotFoundError
 */
export async function getMarket(tx: Executor, nameOrId: string): Promise<Market> {
  const named = await findMarketByName(tx, nameOrId);
  const id = named?.id ?? (/^\d{1,15}$/.test(nameOrId) ? Number(nameOrId) : null);
  const market = id === null ? null : await lockMarket(tx, id);
  if (!market) throw new NotFoundError(`There is no market ${nameOrId}.`);
  return market;
}
