import type { EpochDay } from '#contract/dates.ts';

/** Every rate is kept against this currency; any two others meet through it. */
export const PIVOT_CURRENCY = 'EUR';

/** What one euro is worth in a currency from a day on. */
export interface ExchangeRate {
  /** ISO 4217. */
  currency: string;
  day: EpochDay;
  rate: number;
}

export interface Converter {
  /** The amount in the currency that is converted into, at the rate of the day; NaN where a rate is missing. */
  convert(amount: number, currency: string, day: EpochDay): number;
  /** Whether a rate was missing so far. */
  readonly isRateMissing: boolean;
}

/**
 * Converts amounts of the days `from` … `to`, each at the latest rate on or before its day; days after the last
 * known rate have that one. An amount that is in the wanted currency already needs no rate.
 * @param rates of every currency the last one before `from` and those after it, by day
 */
export function converterInto(
  wanted: string,
  rates: readonly ExchangeRate[],
  from: EpochDay,
  to: EpochDay,
): Converter {
  const byCurrency = Map.groupBy(rates, ({ currency }) => currency);
  const columns = new Map([...byCurrency].map(([currency, known]) => [currency, filled(known, from, to)]));
  let isRateMissing = false;
  const worthOfEuro = (currency: string, day: EpochDay): number =>
    currency === PIVOT_CURRENCY ? 1 : (columns.get(currency)?.[day - from] ?? Number.NaN);
  return {
    convert(amount, currency, day) {
      if (currency === wanted) return amount;
      const converted = (amount / worthOfEuro(currency, day)) * worthOfEuro(wanted, day);
      if (Number.isNaN(converted)) isRateMissing = true;
      return converted;
    },
    get isRateMissing() {
      return isRateMissing;
    },
  };
}

/** One rate per day; NaN before the first that is known. */
function filled(known: readonly ExchangeRate[], from: EpochDay, to: EpochDay): Float64Array {
  const column = new Float64Array(to - from + 1).fill(Number.NaN);
  for (const { day, rate } of known) column.fill(rate, Math.max(0, day - from));
  return column;
}
