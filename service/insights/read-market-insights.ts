import type { Comparison, MarketInsightMeta, MarketInsightQuery } from '#contract/insights.ts';
import type { PricedListing } from '../calendar/calendars.ts';
import { pricingInputs } from '../calendar/pricing-inputs.ts';
import type { PricingRow } from '../calendar/queries.ts';
import type { Context } from '../context.ts';
import { NotFoundError, UnprocessableError } from '../errors.ts';
import { benchmarkCohortOf } from '../market/model/benchmark-cohort.ts';
import type { Tenant } from '../oauth/principal.ts';
import { priceNights } from '../pricing/price-nights.ts';
import { converterInto } from '../rates/exchange-rates.ts';
import { listRates } from '../rates/queries.ts';
import { type Benchmark, findBenchmark, type Place } from './benchmark-queries.ts';
import { cohortBedrooms } from './cohort-bedrooms.ts';
import { type MarketInsights, marketInsights } from './market-insights.ts';
import { ownNights, type SuggestedPrice } from './own-nights.ts';
import { findUnits, type UnitRow } from './unit-queries.ts';
import { insightWindow, type Window } from './window.ts';

export interface InsightsOfWindow {
  window: Window;
  insights: MarketInsights;
  meta: Omit<MarketInsightMeta, 'pagination' | 'start-date' | 'end-date'>;
  /** Keeps the answer made of this until something changes that it is made of. */
  remember: PricedListing['remember'];
}

/**
 * A listing beside its benchmark on every day of a window.
 * @throws NotFoundError, InvalidRequestError for the window, UnprocessableError where there is nothing to compare with
 */
export async function readMarketInsights(
  context: Context,
  tenant: Tenant,
  listingId: number,
  query: MarketInsightQuery,
): Promise<InsightsOfWindow> {
  const priced = await context.calendars.find(tenant, listingId);
  if (!priced) throw new NotFoundError('There is no such listing.');
  const { row, today } = priced;
  const window = insightWindow(query, today);
  const compareTo = query['filter[compare-to]'];
  const place = placeOf(row, compareTo);
  const [units, benchmark] = await Promise.all([
    findUnits(context.db, listingId, window),
    benchmarkOf(context, place, window, row),
  ]);
  const currency = units[0]?.billingCurrency;
  if (currency === undefined) throw new NotFoundError('There is no such listing.');

  const rates = await listRates(context.db, currenciesOf(units, benchmark, currency), window.from, window.to);
  const converter = converterInto(currency, rates, window.from, window.to);
  const own = ownNights(units, window, suggestedPrices(priced, window), converter);
  const insights = marketInsights(own, benchmark, window, converter);
  return {
    window,
    insights,
    meta: {
      currency,
      'benchmark-data-available': benchmark.days.length > 0,
      'compare-to': compareTo,
      'cohort-bedrooms': cohortBedrooms(row.bedrooms),
      'exchange-rate-missing': converter.isRateMissing,
    },
    remember: priced.remember,
  };
}

/** @throws UnprocessableError */
function placeOf({ marketId, clusterId, bedrooms }: PricingRow, compareTo: Comparison): Place {
  const code = 'listing_not_analysable';
  if (marketId === null) {
    throw new UnprocessableError({
      detail: 'The listing lies in no market that we know, so there is nothing to compare it with.',
      code,
    });
  }
  const cohort = benchmarkCohortOf(bedrooms);
  if (compareTo === 'market') return { marketId, clusterId: null, cohort };
  if (clusterId === null) {
    const detail =
      'The listing lies in a market but in no neighborhood. Retry with filter[compare-to]=market.';
    throw new UnprocessableError({ detail, code, parameter: 'filter[compare-to]' });
  }
  return { marketId, clusterId, cohort };
}

async function benchmarkOf(
  { db, log }: Context,
  place: Place,
  window: Window,
  { listingId, ownerId }: PricingRow,
): Promise<Benchmark> {
  try {
    return await findBenchmark(db, place, window, ownerId);
  } catch (error) {
    log.error({ err: error, listingId }, 'the benchmark could not be read');
    throw new UnprocessableError({
      detail: 'The benchmark cannot be read at the moment. Try again a little later.',
      code: 'market_insights_unavailable',
    });
  }
}

/** Every currency to be converted, and the one into which; none where all is in one currency. */
function currenciesOf(units: readonly UnitRow[], benchmark: Benchmark, wanted: string): string[] {
  const all = new Set([wanted, benchmark.currency]);
  for (const { currency, stays } of units) {
    all.add(currency);
    for (const [, , , booked] of stays) all.add(booked);
  }
  return all.size === 1 ? [] : [...all];
}

/** What was asked for nights that are over is known only where it was posted. */
function suggestedPrices({ row, model, today }: PricedListing, window: Window): SuggestedPrice {
  const from = Math.max(window.from, today);
  if (!model || row.basePrice === null || from > window.to) return () => null;
  const { price } = priceNights(pricingInputs(row, row.basePrice, model, today), from, window.to);
  return (day) => price[day - from] ?? null;
}
