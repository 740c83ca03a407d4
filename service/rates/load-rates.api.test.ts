import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Database } from '../db/database.ts';
import { exchangeRates } from '../db/schema/index.ts';
import { openTestDatabase } from '../testing/database.ts';
import { loadRates } from './load-rates.ts';
import { listRates } from './queries.ts';

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'rates-'));
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(exchangeRates);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

function load(content: string | Uint8Array, name = 'rates.csv') {
  const path = join(folder, name);
  writeFileSync(path, content);
  return loadRates(database.db, path);
}

const known = async (from = '2026-01-01', to = '2026-12-31', currencies = ['EUR', 'USD', 'JPY']) =>
  (await listRates(database.db, currencies, toEpochDay(from), toEpochDay(to))).map(
    ({ currency, day, rate }) => `${toIsoDate(day)} ${currency} ${rate}`,
  );

test('a table of date, currency and rate is loaded, in any order of its columns and plain or gzip', async () => {
  expect(await load('date,currency,rate\n2026-01-05,USD,1.1578\n2026-01-05, jpy ,182.5\n')).toEqual({
    rates: 2,
    currencies: 2,
  });
  await load(gzipSync('date,rate,currency\n2026-02-01,1.2,USD\n'), 'rates.csv.gz');
  expect(await known()).toEqual(['2026-01-05 JPY 182.5', '2026-01-05 USD 1.1578', '2026-02-01 USD 1.2']);
});

test('the central bank’s table of all its days is loaded, without what it leaves open', async () => {
  await load('Date,USD,JPY,CYP,\n2026-01-06,1.17,182.1,N/A,\n2026-01-05,1.16,N/A,N/A,\n');
  expect(await known()).toEqual(['2026-01-05 USD 1.16', '2026-01-06 JPY 182.1', '2026-01-06 USD 1.17']);
});

test('a rate that is known already is replaced, others are kept', async () => {
  await load('date,currency,rate\n2026-01-05,USD,1.1\n2026-01-06,USD,1.2\n');
  await load('date,currency,rate\n2026-01-06,USD,9\n2026-01-06,USD,1.3\n');
  expect(await known()).toEqual(['2026-01-05 USD 1.1', '2026-01-06 USD 1.3']);
});

test('for a window the last rate before it is found, and none after it', async () => {
  const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
  await load(`date,currency,rate\n${days.map((day, index) => `${day},USD,${index + 1}`).join('\n')}\n`);
  expect(await known('2026-02-10', '2026-03-15')).toEqual(['2026-02-01 USD 2', '2026-03-01 USD 3']);
  expect(await known('2025-01-01', '2026-01-01')).toEqual(['2026-01-01 USD 1']);
  expect(await known('2026-02-10', '2026-03-15', ['EUR'])).toEqual([]);
});

test.each([
  ['currency,rate\nUSD,1\n', 'The first line must be'],
  ['date,currency,rate\n2026-02-30,USD,1\n', 'Line 2: "2026-02-30" is not a date'],
  ['date,currency,rate\n2026-01-05,USD,1\n2026-01-06,dollar,1\n', 'Line 3: "DOLLAR" is not a currency code'],
  ['date,currency,rate\n2026-01-05,USD,0\n', 'Line 2: "0" is not a rate'],
  ['date,currency,rate\n2026-01-05,USD\n', 'Line 2: "" is not a rate'],
  ['date,currency,rate\n2026-01-05,USD,"1,2"\n', 'is not a rate'],
  ['date,currency,rate\n2026-01-05,EUR,2\n', 'one euro is worth one euro'],
  ['date,currency,rate\n', 'holds no rates'],
  ['', 'is empty'],
])('of a file that is not understood nothing is loaded: %j', async (content, complaint) => {
  await expect(load(content)).rejects.toThrow(complaint);
  expect(await known('2000-01-01')).toEqual([]);
});

test('a file that is not there is told so', async () => {
  await expect(loadRates(database.db, join(folder, 'nowhere.csv'))).rejects.toThrow('There is no file');
});
