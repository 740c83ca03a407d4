import type { EpochDay } from '#contract/dates.ts';
import type { InsightSort } from './insights-view.ts';
import { digitsOf, kindOf, type Metric } from './metric.ts';
import type { Insights } from './read-insights.ts';

/** Why a value is missing: a text of `insights.why`. */
export type Reason =
  | 'blocked'
  | 'unbooked'
  | 'unposted'
  | 'noRate'
  | 'noCalendars'
  | 'fewOwners'
  | 'fewPrices';

/** A night of one metric, as the table tells it. */
export interface NightRow {
  day: EpochDay;
  listing: number | null;
  benchmark: number | null;
  /** Of the two as they are written, so that a row adds up for who reads it. */
  difference: number | null;
  /** Of the listing against the benchmark, 0.1 is 10 % above; null against zero. */
  percent: number | null;
  why: Reason[];
}

/** The nights of a window, one row each. */
export function nightRows(insights: Insights, metric: Metric): NightRow[] {
  const { listing, benchmark } = insights[metric];
  const digits = digitsOf(metric);
  const amountsMiss = kindOf(metric) === 'amount' && insights.meta['exchange-rate-missing'];
  return listing.map((own, night) => {
    const other = benchmark[night] ?? null;
    const both = own !== null && other !== null;
    return {
      day: insights.firstDay + night,
      listing: own,
      benchmark: other,
      difference: both ? rounded(rounded(own, digits) - rounded(other, digits), digits) : null,
      percent: both && other !== 0 ? own / other - 1 : null,
      why: [
        ...(own === null ? [amountsMiss ? 'noRate' : ownReason[metric]] : []),
        ...(other === null ? [othersReason[metric]] : []),
      ] as Reason[],
    };
  });
}

const ownReason: Record<Metric, Reason> = {
  'adj-occupancy': 'blocked',
  occupancy: 'blocked',
  'average-booked-rate': 'unbooked',
  'average-posted-rate': 'unposted',
};

const othersReason: Record<Metric, Reason> = {
  'adj-occupancy': 'noCalendars',
  occupancy: 'noCalendars',
  'average-booked-rate': 'fewOwners',
  'average-posted-rate': 'fewPrices',
};

/** In the order asked for; nights without the value come last, whichever way it goes. */
export function sortNights(rows: readonly NightRow[], sort: InsightSort): readonly NightRow[] {
  if (sort === 'night') return rows;
  const descending = sort.startsWith('-');
  const by = (descending ? sort.slice(1) : sort) as 'night' | Exclude<keyof NightRow, 'day' | 'why'>;
  const figureOf = (row: NightRow) => (by === 'night' ? row.day : row[by]);
  return rows.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return descending ? b - a : a - b;
  });
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
