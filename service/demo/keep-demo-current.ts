import { queueRefresh } from '../accounts/queue-refresh.ts';
import { localToday } from '../calendar/local-today.ts';
import { updateCompsets } from '../compsets/update-compsets.ts';
import type { Context } from '../context.ts';
import { findMarketByName } from '../market/queries/market-queries.ts';
import { DEMO_USERS } from './demo-people.ts';
import { DEMO_MARKETS } from './markets/definitions.ts';
import { seedDemoMarkets } from './markets/seed-demo-markets.ts';
import { listDemoAccounts, listMarketsObserved } from './queries.ts';

const EMAILS = DEMO_USERS.map(({ email }) => email);

/**
 * Observes the demo's markets anew on a new day, and has the demo's accounts synced then. A market that was
 * imported under the name of one of them is left as it is.
 */
export async function keepDemoCurrent(
  context: Context,
  say: (step: string) => void = () => {},
): Promise<void> {
  const today = localToday('UTC', context.now());
  const observed = await listMarketsObserved(context.db);
  const outdated = DEMO_MARKETS.filter(({ name }) => {
    const market = observed.find((one) => one.name === name);
    return !market || (market.source === 'demo' && (market.day ?? 0) < today);
  });
  if (outdated.length === 0) return;
  await seedDemoMarkets(context, outdated, today, (name) => say(`Observing the market of ${name}`));
  for (const { name } of outdated) await updateMarket(context, name);
  for (const account of await listDemoAccounts(context.db, EMAILS)) await queueRefresh(context, account, 0);
}

async function updateMarket(context: Context, name: string): Promise<void> {
  const market = await findMarketByName(context.db, name);
  if (market) await updateCompsets(context, { marketId: market.id });
}
