import { date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What one unit of `base` is worth in `quote`, both ISO 4217, from `date` until the next one known. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    base: text().notNull(),
    quote: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    rate: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.base, t.quote, t.date] })],
);
