import { toEpochDay } from '#contract/dates.ts';
import type { Executor } from '../db/database.ts';
import { hasRates, upsertRates } from '../rates/queries.ts';

/**
 * What a euro is worth in the demo: plausible, and nobody's quotation. From the first of each quarter until the next;
 * `npm run rates:load` replaces them by real ones.
 */
const RATES = {
  from: ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01'],
  USD: [1.04, 1.09, 1.17, 1.17, 1.17, 1.16, 1.16],
  JPY: [162, 162, 170, 174, 182, 183, 182],
  GBP: [0.83, 0.85, 0.86, 0.87, 0.87, 0.87, 0.87],
} as const;

/** Gives the demo its exchange rates, unless there are any. */
export async function seedDemoRates(db: Executor): Promise<void> {
  if (await hasRates(db)) return;
  const { from, ...currencies } = RATES;
  const rates = Object.entries(currencies).flatMap(([currency, values]) =>
    values.map((rate, index) => ({ currency, rate, day: toEpochDay(from[index] ?? from[0]) })),
  );
  await upsertRates(db, rates);
}
