import { isIsoDate, toEpochDay } from '#contract/dates.ts';
import { type ExchangeRate, PIVOT_CURRENCY } from './exchange-rates.ts';

/** The file is not a table of exchange rates. The message is one sentence. */
export class RatesError extends Error {}

const CURRENCY = /^[A-Z]{3}$/;
/** What a wide table holds where no rate was set. */
const NO_RATE = new Set(['', 'N/A', '-']);

export type RowReader = (fields: readonly string[], line: number) => ExchangeRate[];

/**
 * Reads rows of what one euro is worth, in either of two forms: `date,currency,rate`, or the table that the
 * European Central Bank publishes as `eurofxref-hist.csv`, with one column per currency.
 * @returns what reads a row of the file with this header
 * @throws RatesError
 */
export function rowReader(header: readonly string[]): RowReader {
  const names = header.map((name) => name.trim());
  const lower = names.map((name) => name.toLowerCase());
  const [currency, rate] = [lower.indexOf('currency'), lower.indexOf('rate')];
  if (lower[0] === 'date' && currency > 0 && rate > 0) {
    return (fields, line) => [rateOf(fields[0], fields[currency], fields[rate], line)];
  }
  const columns = names.flatMap((code, index) => (CURRENCY.test(code) ? [{ code, index }] : []));
  if (lower[0] !== 'date' || columns.length === 0) {
    throw new RatesError('The first line must be date,currency,rate or Date and currency codes.');
  }
  return (fields, line) =>
    columns
      .filter(({ index }) => !NO_RATE.has(fields[index]?.trim() ?? ''))
      .map(({ code, index }) => rateOf(fields[0], code, fields[index], line));
}

function rateOf(
  date: string | undefined,
  currency: string | undefined,
  rate: string | undefined,
  line: number,
): ExchangeRate {
  const [day = '', code = '', number = ''] = [date?.trim(), currency?.trim().toUpperCase(), rate?.trim()];
  const refuse = (what: string) => new RatesError(`Line ${line}: ${what}.`);
  if (!isIsoDate(day)) throw refuse(`"${day}" is not a date, YYYY-MM-DD`);
  if (!CURRENCY.test(code)) throw refuse(`"${code}" is not a currency code`);
  const value = /^\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
  if (!(value > 0 && Number.isFinite(value))) throw refuse(`"${number}" is not a rate`);
  if (code === PIVOT_CURRENCY && value !== 1) throw refuse('one euro is worth one euro');
  return { currency: code, day: toEpochDay(day), rate: value };
}
