import { setImmediate as turn } from 'node:timers/promises';
import type { EpochDay } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';
import type { Context } from '#service/context.ts';
import { fitPlaces } from '#service/market/model/fit-places.ts';
import { centreOf } from '#service/market/model/geography.ts';
import { saveMarket } from '#service/market/save-market.ts';
import type { DemoMarket } from './demo-market.ts';
import { generateDemoMarket } from './generate-market.ts';
import { eventsBetween } from './market-season.ts';

const EVENT_DAYS_BACK = 400;
const EVENT_DAYS_AHEAD = 800;
const MS_PER_DAY = 86_400_000;

/** Writes markets of the demo as they stand on `today`, each in one transaction; one that is there keeps its id. */
export async function seedDemoMarkets(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  markets: readonly DemoMarket[],
  today: EpochDay,
  onMarket: (name: string) => void = () => {},
): Promise<void> {
  for (const market of markets) {
    onMarket(market.name);
    // A market is a second of work, and the embedded database works in this thread too: others get their turn.
    await turn();
    const observations = generateDemoMarket(market, today);
    const localEvents = eventsBetween(market, today - EVENT_DAYS_BACK, today + EVENT_DAYS_AHEAD).map(
      ({ from, to, names }) => ({ from: toEpochDay(from), to: toEpochDay(to), names }),
    );
    const places = fitPlaces(observations, [], {
      asOf: today,
      country: market.country,
      region: market.region,
      latitude: centreOf(market.neighbourhoods).latitude,
      localEvents,
    });
    const { name, country, region, currency, timezone } = market;
    const observedAt = new Date(today * MS_PER_DAY);
    await saveMarket(
      context,
      { name, country, region, currency, timezone, source: 'demo', observedAt },
      places,
    );
  }
}
