import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Db } from '../db/database.ts';
import { csvRows } from '../market/import/csv-rows.ts';
import type { ExchangeRate } from './exchange-rates.ts';
import { RatesError, type RowReader, rowReader } from './parse-rates.ts';
import { upsertRates } from './queries.ts';

const RATES_PER_STATEMENT = 1000;

export interface LoadedRates {
  rates: number;
  currencies: number;
}

/**
 * Adds the rates of a file, plain or gzip, in one transaction; a rate that is known already is replaced.
 * @throws RatesError, ImportError for a file that cannot be read; nothing is written then
 */
export async function loadRates(db: Db, path: string): Promise<LoadedRates> {
  const rates = await readRates(path);
  await db.transaction(async (tx) => {
    for (let from = 0; from < rates.length; from += RATES_PER_STATEMENT) {
      await upsertRates(tx, rates.slice(from, from + RATES_PER_STATEMENT));
    }
  });
  return { rates: rates.length, currencies: new Set(rates.map(({ currency }) => currency)).size };
}

/** Where a day is told twice, the last word counts. */
async function readRates(path: string): Promise<ExchangeRate[]> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new RatesError(`There is no file ${path}.`);
  const rates = new Map<string, ExchangeRate>();
  let read: RowReader | null = null;
  for await (const { fields, line } of csvRows(
    { path, name: basename(path), sizeBytes: found.size },
    () => {},
  )) {
    if (!read) {
      read = rowReader(fields);
      continue;
    }
    for (const rate of read(fields, line)) rates.set(`${rate.currency}/${rate.day}`, rate);
  }
  if (rates.size === 0) throw new RatesError(`${basename(path)} holds no rates.`);
  return [...rates.values()];
}
