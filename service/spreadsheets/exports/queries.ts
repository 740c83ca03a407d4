import { type SQL, sql } from 'drizzle-orm';
import type { CsvExportQuery } from '#contract/console/csv-exports.ts';
import { MAXIMUM_EXPORT_LISTINGS } from '#contract/console/csv-files.ts';
import { type Executor, rowsOf } from '../../db/database.ts';
import { inActiveMarket, visibleTo } from '../../listings/queries.ts';
import type { Tenant } from '../../oauth/principal.ts';

/** A listing as every row of a file begins with it. */
export interface ExportedListing {
  id: number;
  title: string;
  currency: string;
  market: string | null;
  /** Its id where it is imported from. */
  channelId: string | null;
}

/** The listings that a file is about, by title; one more than are allowed at most. */
export async function listExportedListings(
  db: Executor,
  tenant: Tenant,
  query: CsvExportQuery,
): Promise<ExportedListing[]> {
  return rowsOf<ExportedListing>(
    db,
    sql`
    select listings.id::int, listings.title, listings.currency, markets.name as market,
      (select c.channel_id from channel_listings c join accounts a on a.id = c.account_id and a.deleted_at is null
        where c.listing_id = listings.id and c.active order by c."primary" desc, c.id limit 1) as "channelId"
    from listings join users on users.id = listings.owner_id left join markets on markets.id = listings.market_id
    where ${sql.join(conditions(tenant, query), sql` and `)}
    order by lower(listings.title), listings.id
    limit ${MAXIMUM_EXPORT_LISTINGS + 1}`,
  );
}

function conditions(tenant: Tenant, query: CsvExportQuery): SQL[] {
  const when = <T>(value: T | undefined, condition: (value: T) => SQL): SQL[] =>
    value === undefined ? [] : [condition(value)];
  return [
    visibleTo(tenant) ?? sql`false`,
    ...when(query['filter[listing]'], (ids) => sql`listings.id in ${ids}`),
    ...when(query['filter[name]'], (text) => sql`position(lower(${text}) in lower(listings.title)) > 0`),
    ...when(query['filter[market]'], (name) => sql`lower(markets.name) = lower(${name})`),
    ...when(query['filter[bedrooms]'], (bedrooms) => sql`listings.bedrooms = ${bedrooms}`),
    ...when(query['filter[enabled]'], (enabled) => sql`listings.enabled = ${enabled}`),
    ...when(query['filter[in-active-market]'], (active) => sql`${inActiveMarket} = ${active}`),
    ...when(
      query['filter[account]'],
      (account) => sql`exists (select 1 from channel_listings c join accounts a on a.id = c.account_id
        where c.listing_id = listings.id and c.active and a.deleted_at is null and a.id = ${account})`,
    ),
  ];
}
