import type { Executor } from '../../db/database.ts';
import type { BedroomCohort } from '../../market/model/cluster-model.ts';
import type { Span } from '../../pricing/seasons.ts';
import { converterInto } from '../../rates/exchange-rates.ts';
import { listRates } from '../../rates/queries.ts';
import type { PricedListing } from '../calendars.ts';
import type { PricingRow } from '../queries.ts';
import type { ByDay } from './grid-columns.ts';
import { findBenchmarks } from './queries.ts';

/** What comparable homes nearby ask for a night, in the currency of a listing and in whole units. */
export type MarketMedians = (row: PricingRow, cohort: BedroomCohort) => ByDay;

/** The medians of all neighbourhoods that some listings lie in, converted where the market has another currency. */
export async function benchmarksFor(
  db: Executor,
  listings: readonly PricedListing[],
  window: Span,
): Promise<MarketMedians> {
  const clusterIds = new Set(listings.flatMap(({ row, model }) => (model && row.clusterId) || []));
  const benchmarks = await findBenchmarks(db, [...clusterIds], window);
  const wanted = new Set(listings.map(({ row }) => row.currency));
  const currencies = new Set([...wanted, ...benchmarks.map(({ currency }) => currency)]);
  const rates = currencies.size > 1 ? await listRates(db, [...currencies], window.from, window.to) : [];
  const converters = new Map(
    [...wanted].map((currency) => [currency, converterInto(currency, rates, window.from, window.to)]),
  );
  const byPlace = new Map(
    benchmarks.map(({ clusterId, cohort, currency, medians }) => [
      `${clusterId}/${cohort}`,
      { currency, medians: new Map(medians) },
    ]),
  );
  return (row, cohort) => (day) => {
    const benchmark = byPlace.get(`${row.clusterId}/${cohort}`);
    const median = benchmark?.medians.get(day);
    if (!benchmark || median === undefined) return null;
    const converted = converters.get(row.currency)?.convert(median, benchmark.currency, day) ?? Number.NaN;
    return Number.isNaN(converted) ? null : Math.round(converted);
  };
}
