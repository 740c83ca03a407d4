import tzLookup from 'tz-lookup';
import { toIsoDate } from '#contract/dates.ts';
import type { Context } from '#service/context.ts';
import { localToday } from '../calendar/local-today.ts';
import type { ImportReport } from './import/import-report.ts';
import { ImportError } from './import/import-report.ts';
import type { ImportProgress } from './import/read-inside-airbnb.ts';
import { readInsideAirbnb } from './import/read-inside-airbnb.ts';
import { fitPlaces } from './model/fit-places.ts';
import { centreOf } from './model/geography.ts';
import { findMarketByName } from './queries/market-queries.ts';
import { saveMarket } from './save-market.ts';

/** What the files do not say. A market that is there already keeps what is not given. */
export interface MarketSettings {
  name: string;
  country: string | null;
  region: string | null;
  currency: string | null;
  /** Null: from the coordinates. */
  timezone: string | null;
}

export interface ImportSteps {
  onProgress?: (progress: ImportProgress) => void;
  onStep?: (step: 'learning' | 'writing') => void;
}

export interface ImportedMarket {
  marketId: number;
  name: string;
  currency: string;
  timezone: string;
  neighbourhoods: number;
  firstNight: string;
  lastNight: string;
  namedEvents: number;
  report: ImportReport;
}

/**
 * Reads a folder of files, learns from them and writes the market in one transaction; a market of the same
 * name is replaced. Nothing is written when anything fails.
 * @throws ImportError (one sentence)
 */
export async function importMarket(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  folder: string,
  given: MarketSettings,
  { onProgress, onStep }: ImportSteps = {},
): Promise<ImportedMarket> {
  const existing = await findMarketByName(context.db, given.name);
  const country = given.country ?? existing?.country ?? null;
  const currency = given.currency ?? existing?.currency ?? null;
  if (!country) throw new ImportError('The files do not name a country: give one, such as --country US.');
  if (!currency) throw new ImportError('The files do not name a currency: give one, such as --currency USD.');

  const { listings, report } = await readInsideAirbnb(folder, onProgress ? { onProgress } : {});
  const centre = centreOf(listings);
  const timezone = given.timezone ?? existing?.timezone ?? tzLookup(centre.latitude, centre.longitude);
  const region = given.region ?? existing?.region ?? null;

  onStep?.('learning');
  const places = fitPlaces(listings, [], {
    asOf: localToday(timezone, context.now()),
    country,
    region,
    latitude: centre.latitude,
  });

  onStep?.('writing');
  const observedOn = listings[0]?.observedOn ?? 0;
  const observedAt = new Date(toIsoDate(observedOn));
  const market = {
    name: given.name,
    country,
    region,
    currency,
    timezone,
    source: 'inside-airbnb',
    observedAt,
  };
  const { marketId } = await saveMarket(context, market, places);
  const lastNight = listings.reduce(
    (last, { nights }) => Math.max(last, nights.firstDay + nights.available.length - 1),
    observedOn,
  );
  return {
    marketId,
    name: given.name,
    currency,
    timezone,
    neighbourhoods: places.length - 1,
    firstNight: toIsoDate(observedOn),
    lastNight: toIsoDate(lastNight),
    namedEvents: new Set(places[0]?.model.events.flatMap(({ names }) => names?.en ?? [])).size,
    report,
  };
}
