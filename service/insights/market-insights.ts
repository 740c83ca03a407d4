import type { MarketInsightAttributes } from '#contract/insights.ts';
import type { Converter } from '../rates/exchange-rates.ts';
import type { Benchmark } from './benchmark-queries.ts';
import type { OwnNights, Rates } from './own-nights.ts';
import type { Window } from './window.ts';

/** What one day shows; the date is the index in the window. */
export type MarketInsights = Omit<MarketInsightAttributes, 'date'>[];

type Metrics = Record<keyof MarketInsights[number], number | null>;

const NOT_SEEN: Metrics = {
  'adj-occupancy': null,
  occupancy: null,
  'average-booked-rate': null,
  'average-posted-rate': null,
};

/** Both sides of every day of a window, in percent and in the converter’s currency; null what cannot be told. */
export function marketInsights(
  own: OwnNights,
  benchmark: Benchmark,
  window: Window,
  converter: Converter,
): MarketInsights {
  const market = benchmarkByDay(benchmark, converter);
  return Array.from(own.booked, (_, night) => {
    const listing = ownMetrics(own, night);
    const there = market.get(window.from + night) ?? NOT_SEEN;
    const pair = (metric: keyof Metrics) => ({ listing: listing[metric], benchmark: there[metric] });
    return {
      'adj-occupancy': pair('adj-occupancy'),
      occupancy: pair('occupancy'),
      'average-booked-rate': pair('average-booked-rate'),
      'average-posted-rate': pair('average-posted-rate'),
    };
  });
}

function ownMetrics(
  { units, booked, available, bookedRates, postedRates }: OwnNights,
  night: number,
): Metrics {
  return {
    'adj-occupancy': percent(booked[night], available[night]),
    occupancy: percent(booked[night], units),
    'average-booked-rate': mean(bookedRates, night),
    'average-posted-rate': mean(postedRates, night),
  };
}

function benchmarkByDay({ days, currency }: Benchmark, { convert }: Converter): Map<number, Metrics> {
  return new Map(
    days.map(([day, booked, comparable, known, posted, bookedRate]) => [
      day,
      {
        'adj-occupancy': percent(booked, comparable),
        occupancy: percent(booked, known),
        'average-booked-rate': bookedRate === null ? null : rounded(convert(bookedRate, currency, day)),
        'average-posted-rate': posted === null ? null : rounded(convert(posted, currency, day)),
      },
    ]),
  );
}

const percent = (part: number | null | undefined, whole: number | null | undefined) =>
  whole ? rounded((100 * (part ?? 0)) / whole) : null;

function mean({ sum, count }: Rates, night: number): number | null {
  return count[night] ? rounded((sum[night] ?? 0) / count[night]) : null;
}

/** To hundredths; NaN, which is what a missing exchange rate makes of an amount, is null. */
const rounded = (value: number) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : null);
