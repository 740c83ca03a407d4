import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { embeddedDatabase } from '../db/database.ts';
import { importMarket } from './import-market.ts';
import { findMarketByName } from './queries/market-queries.ts';
import { loadObservedListings } from './queries/observation-queries.ts';

const unset = { country: null, region: null, currency: null, timezone: null };
let database: Database;
let context: Parameters<typeof importMarket>[0];
let folder: string;

beforeAll(async () => {
  database = await embeddedDatabase(await PGlite.create());
  context = { db: database.db, config: readConfig({}), now: () => new Date('2026-11-21T12:00:00Z') };
  folder = await mkdtemp(join(tmpdir(), 'market-import-'));
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function writeFiles(listings: number): Promise<void> {
  const first = toEpochDay('2026-11-01');
  const listingRows = Array.from(
    { length: listings },
    (_, id) =>
      `${id},${41.15 + id * 0.0004},${-8.61 + id * 0.0003},Entire home/apt,${id < 15 ? 'Ribeira' : 'Bonfim'},2`,
  );
  const nights = Array.from({ length: listings * 40 }, (_, row) => {
    const id = Math.floor(row / 40);
    return `${id},${toIsoDate(first + (row % 40))},${row % 3 ? 't' : 'f'},$${80 + id + (row % 7) * 4}.00`;
  });
  await writeFile(
    join(folder, 'listings.csv'),
    `id,latitude,longitude,room_type,neighbourhood_cleansed,bedrooms\n${listingRows.join('\n')}\n`,
  );
  await writeFile(join(folder, 'calendar.csv'), `listing_id,date,available,price\n${nights.join('\n')}\n`);
}

/** Imports a new market of so many listings. */
async function imported(name: string, listings: number) {
  await writeFiles(listings);
  return importMarket(context, folder, { ...unset, name, country: 'PT', currency: 'EUR' });
}

test('a folder becomes an active market whose timezone comes from the coordinates', async () => {
  const porto = await imported('Porto', 30);
  expect(porto).toMatchObject({
    timezone: 'Europe/Lisbon',
    neighbourhoods: 2,
    firstNight: '2026-11-01',
    lastNight: '2026-12-10',
  });
  const market = await findMarketByName(database.db, 'Porto');
  expect(market).toMatchObject({ active: true, country: 'PT', currency: 'EUR', source: 'inside-airbnb' });
  expect(await loadObservedListings(database.db, porto.marketId)).toHaveLength(30);
});

test('imported again it is replaced, and what is not given stays as it was', async () => {
  await imported('Lisbon', 30);
  await writeFiles(24);
  const again = await importMarket(context, folder, { ...unset, name: 'Lisbon' });
  expect(again.currency).toBe('EUR');
  expect(await loadObservedListings(database.db, again.marketId)).toHaveLength(24);
});

test('a new market without country or currency is refused before anything is read', async () => {
  const settings = { ...unset, name: 'Braga' };
  await expect(importMarket(context, '/nowhere', settings)).rejects.toThrow('--country');
  await expect(importMarket(context, '/nowhere', { ...settings, country: 'PT' })).rejects.toThrow(
    '--currency',
  );
});

test('a damaged file leaves the market that was there untouched', async () => {
  const { marketId } = await imported('Faro', 24);
  await writeFiles(30);
  await writeFile(join(folder, 'calendar.csv'), 'listing_id,available\n1,t\n');
  await expect(importMarket(context, folder, { ...unset, name: 'Faro' })).rejects.toThrow(
    'calendar.csv has not the column date.',
  );
  expect(await loadObservedListings(database.db, marketId)).toHaveLength(24);
});
