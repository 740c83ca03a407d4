import { afterEach, beforeEach, expect, test } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import type { Database } from '../db/database.ts';
import { converterInto } from '../rates/exchange-rates.ts';
import { listRates, upsertRates } from '../rates/queries.ts';
import { openTestDatabase } from '../testing/database.ts';
import { DEMO_USERS } from './demo-people.ts';
import { seedDemoRates } from './demo-rates.ts';
import { DEMO_MARKETS } from './markets/definitions.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const currencies = DEMO_MARKETS.map(({ currency }) => currency);
const [from, to] = [toEpochDay('2025-06-01'), toEpochDay('2027-12-31')];

test('every currency of the demo’s markets converts into what its people are billed in, once', async () => {
  await seedDemoRates(database.db);
  await seedDemoRates(database.db);
  const rates = await listRates(database.db, currencies, from, to);
  for (const { billingCurrency } of DEMO_USERS) {
    const { convert } = converterInto(billingCurrency, rates, from, to);
    for (const currency of currencies) {
      for (const day of [from, to]) expect(convert(100, currency, day)).toBeGreaterThan(0);
    }
  }
});

test('rates that were loaded are left alone', async () => {
  const loaded = { currency: 'USD', day: toEpochDay('2026-07-01'), rate: 9 };
  await upsertRates(database.db, [loaded]);
  await seedDemoRates(database.db);
  expect(await listRates(database.db, ['USD'], loaded.day, loaded.day)).toEqual([loaded]);
});
