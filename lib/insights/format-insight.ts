import { formatPercentChange } from '#lib/calendar/amount.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatDifference, formatNumber } from '#lib/format/number.ts';
import { digitsOf, kindOf, type Metric } from './metric.ts';

export interface InsightFormat {
  /** With its unit: "64.0%", "€121"; a dash for null. */
  value: (value: number | null) => string;
  /** Without: the table's head says the unit of amounts. */
  bare: (value: number | null) => string;
  /** On an axis, where only the uppermost amount carries its sign. */
  tick: (value: number, isTop: boolean) => string;
  difference: (difference: number | null) => string;
  percent: (share: number | null) => string;
  /** From the benchmark to the listing: "+7.4 points", "−1.6%". */
  change: (listing: number, benchmark: number) => string;
}

export type InsightFormats = (metric: Metric) => InsightFormat;

const DASH = '–';

/** How the values of a metric are written. @param points words for a difference of percentages */
export function insightFormats(
  currency: string,
  locale: string,
  points: (difference: string, size: number) => string,
): InsightFormats {
  return (metric) => {
    const isAmount = kindOf(metric) === 'amount';
    const digits = { minimumFractionDigits: digitsOf(metric), maximumFractionDigits: digitsOf(metric) };
    const value = (given: number) =>
      isAmount
        ? formatMoney(given, currency, locale)
        : formatNumber(given / 100, locale, { ...digits, style: 'percent' });
    return {
      value: (given) => (given === null ? DASH : value(given)),
      bare: (given) =>
        given === null ? DASH : isAmount ? formatNumber(given, locale, digits) : value(given),
      tick: (given, isTop) =>
        isAmount
          ? isTop
            ? value(given)
            : formatNumber(given, locale)
          : formatNumber(given / 100, locale, { style: 'percent' }),
      difference: (given) => (given === null ? DASH : formatDifference(given, locale, digits)),
      percent: (share) => (share === null ? DASH : formatPercentChange(share, locale, 1)),
      change: (listing, benchmark) =>
        isAmount
          ? formatPercentChange(benchmark === 0 ? 0 : listing / benchmark - 1, locale, 1)
          : points(formatDifference(listing - benchmark, locale, digits), Math.abs(listing - benchmark)),
    };
  };
}
