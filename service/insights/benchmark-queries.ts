import { sql } from 'drizzle-orm';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import type { BenchmarkCohort } from '../market/model/benchmark-cohort.ts';
import { WHOLE_MARKET } from '../market/queries/statistics-queries.ts';
import type { Window } from './window.ts';

/** What a listing is compared with. */
export interface Place {
  marketId: number;
  /** Null: the whole market. */
  clusterId: number | null;
  cohort: BenchmarkCohort;
}

export interface Benchmark {
  /** ISO 4217 of the rates. */
  currency: string;
  /** Rows `[day, booked, comparable, known, posted rate, booked rate]`: nights, then median and pooled mean. */
  days: [EpochDay, number, number, number | null, number | null, number | null][];
}

/** Beside whoever asks, so many owners must be in a pooled rate. */
const OTHER_OWNERS = 3;

/** The benchmark of a place for the days of a window that it has. @param ownerId whoever asks */
export async function findBenchmark(
  db: Executor,
  { marketId, clusterId, cohort }: Place,
  { from, to }: Window,
  ownerId: number,
): Promise<Benchmark> {
  const place = sql`market_id = ${marketId} and cluster_id = ${clusterId ?? WHOLE_MARKET} and cohort = ${cohort}
    and stay_date between ${toIsoDate(from)}::date and ${toIsoDate(to)}::date`;
  const [row] = await rowsOf<Benchmark>(
    db,
    sql`
    with seen as (select * from market_statistics where ${place}),
    pooled as (
      select stay_date, rate from pooled_booked_rates
      where ${place} and cardinality(array_remove(owner_ids, ${ownerId}::bigint)) >= ${OTHER_OWNERS})
    select m.currency,
      (select coalesce(json_agg(json_build_array(stay_date - date '1970-01-01', listing_count - available_count,
          listing_count, night_count, p50, pooled.rate)), '[]')
        from seen full join pooled using (stay_date)) as days
    from markets m where m.id = ${marketId}`,
  );
  if (!row) throw new Error('The market is gone.');
  return row;
}
