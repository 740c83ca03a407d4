import { sql } from 'drizzle-orm';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import { exchangeRates } from '../db/schema/index.ts';
import { type ExchangeRate, PIVOT_CURRENCY } from './exchange-rates.ts';

/** Adds rates; one that is known for its currency and day is replaced. */
export async function upsertRates(db: Executor, rates: readonly ExchangeRate[]): Promise<void> {
  const values = rates.map(({ currency, day, rate }) => ({
    base: PIVOT_CURRENCY,
    quote: currency,
    date: toIsoDate(day),
    rate,
  }));
  await db
    .insert(exchangeRates)
    .values(values)
    .onConflictDoUpdate({
      target: [exchangeRates.base, exchangeRates.quote, exchangeRates.date],
      set: { rate: sql`excluded.rate` },
    });
}

export const hasRates = async (db: Executor): Promise<boolean> => {
  const rows = await db.select({ quote: exchangeRates.quote }).from(exchangeRates).limit(1);
  return rows.length > 0;
};

/** What converts amounts of the days `from` … `to`: of each currency the last rate before them, and those in them. */
export async function listRates(
  db: Executor,
  currencies: readonly string[],
  from: EpochDay,
  to: EpochDay,
): Promise<ExchangeRate[]> {
  const wanted = currencies.filter((currency) => currency !== PIVOT_CURRENCY);
  if (wanted.length === 0) return [];
  const list = sql.join(
    wanted.map((currency) => sql`(${currency}::text)`),
    sql`, `,
  );
  return rowsOf<ExchangeRate>(
    db,
    sql`
    select wanted.currency, rates.date - date '1970-01-01' as day, rates.rate
    from (values ${list}) wanted (currency)
    join exchange_rates rates on rates.base = ${PIVOT_CURRENCY} and rates.quote = wanted.currency
    where rates.date <= ${toIsoDate(to)}::date and rates.date >= coalesce(
      (select max(date) from exchange_rates
        where base = ${PIVOT_CURRENCY} and quote = wanted.currency and date <= ${toIsoDate(from)}::date),
      ${toIsoDate(from)}::date)
    order by rates.date, wanted.currency`,
  );
}
