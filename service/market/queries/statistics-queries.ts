import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#service/db/database.ts';
import { marketStatistics } from '#service/db/schema/index.ts';
import type { StatisticsRow } from '../model/market-statistics.ts';

/** Stands in `cluster_id` for the market as a whole. */
export const WHOLE_MARKET = 0;

/** Makes these the market's benchmark; one statement per place, whatever its length. */
export async function replaceStatistics(
  db: Executor,
  marketId: number,
  places: readonly { clusterId: number | null; rows: readonly StatisticsRow[] }[],
): Promise<void> {
  await db.delete(marketStatistics).where(eq(marketStatistics.marketId, marketId));
  for (const { clusterId, rows } of places) {
    const column = (value: (row: StatisticsRow) => string | number | undefined) =>
      sql`${arrayLiteral(rows.map(value))}::text`;
    const quantile = (which: number) => sql`cast(${column(({ quantiles }) => quantiles?.[which])} as real[])`;
    await db.execute(sql`
      insert into ${marketStatistics}
        (market_id, cluster_id, cohort, stay_date, listing_count, available_count, night_count, occupancy,
        p10, p25, p50, p75, p90)
      select ${marketId}::bigint, ${clusterId ?? WHOLE_MARKET}::bigint, cohort, date '1970-01-01' + day,
        listing_count, available_count, night_count, occupancy, p10, p25, p50, p75, p90
      from unnest(
        cast(${column(({ cohort }) => cohort)} as text[]),
        cast(${column(({ day }) => day)} as integer[]),
        cast(${column(({ listingCount }) => listingCount)} as smallint[]),
        cast(${column(({ availableCount }) => availableCount)} as smallint[]),
        cast(${column(({ nightCount }) => nightCount)} as smallint[]),
        cast(${column(({ occupancy }) => occupancy.toFixed(5))} as real[]),
        ${quantile(0)}, ${quantile(1)}, ${quantile(2)}, ${quantile(3)}, ${quantile(4)}
      ) as row (cohort, day, listing_count, available_count, night_count, occupancy, p10, p25, p50, p75, p90)`);
  }
}

/** One text parameter instead of thousands; both drivers pass it on unread. The values need no quoting. */
function arrayLiteral(values: readonly (string | number | undefined)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}
