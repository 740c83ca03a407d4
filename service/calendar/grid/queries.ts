import { type SQL, sql } from 'drizzle-orm';
import type { CalendarGridQuery, GridGroup } from '#contract/console/calendar-grid.ts';
import { MAXIMUM_ROW_BOOKINGS } from '#contract/console/calendar-grid.ts';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { type Executor, rowsOf } from '../../db/database.ts';
import type { PageRequest } from '../../http/documents.ts';
import { inActiveMarket, visibleTo } from '../../listings/queries.ts';
import { titleHas } from '../../listings/title-queries.ts';
import { BEDROOM_COHORTS } from '../../market/model/cluster-model.ts';
import type { Tenant } from '../../oauth/principal.ts';
import type { Span } from '../../pricing/seasons.ts';

/** A listing as a row of the grid begins with it. */
export interface GridListing {
  id: number;
  title: string;
  image: string | null;
  market: string | null;
  account: { id: string; label: string } | null;
  currency: string;
  timezone: string;
  basePrice: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  inActiveMarket: boolean;
  enabled: boolean;
}

export interface ListedGroup {
  id: string | null;
  label: string | null;
  count: number;
}

type GridFilter = Pick<
  CalendarGridQuery,
  'filter[name]' | 'filter[market]' | 'filter[account]' | 'filter[listing]' | 'group' | 'sort'
>;

/** The account that a listing is imported through. */
const PRIMARY_ACCOUNT = sql`
  left join lateral (
    select a.id, a.label from channel_listings c join accounts a on a.id = c.account_id and a.deleted_at is null
    where c.listing_id = listings.id and c.active order by c."primary" desc, c.id limit 1) account on true`;

const FROM = sql`
  from listings join users on users.id = listings.owner_id left join markets on markets.id = listings.market_id`;

/** One page of the listings that a filter leaves, group by group; what only the page shows is looked up for it alone. */
export async function listGridListings(
  db: Executor,
  tenant: Tenant,
  filter: GridFilter,
  page: PageRequest,
): Promise<GridListing[]> {
  return rowsOf<GridListing>(
    db,
    sql`
    select listings.id::int, listings.title, listings.image, markets.name as market,
      case when account.id is null then null else json_build_object('id', account.id::text, 'label', account.label) end as account,
      listings.currency, listings.timezone, listings.base_price as "basePrice", listings.min_price as "minPrice",
      listings.max_price as "maxPrice", ${inActiveMarket} as "inActiveMarket", listings.enabled
    from (
      select listings.id, row_number() over (order by ${order(filter)}) as place
      ${FROM} ${filter.group === 'account' ? PRIMARY_ACCOUNT : sql``}
      where ${conditions(tenant, filter)}
      order by place limit ${page.size} offset ${(page.number - 1) * page.size}) page
    join listings on listings.id = page.id
    left join markets on markets.id = listings.market_id ${PRIMARY_ACCOUNT}
    order by page.place`,
  );
}

/** How many listings a filter leaves, by group and in the order of the groups; one group of all without any. */
export async function countGridListings(
  db: Executor,
  tenant: Tenant,
  filter: GridFilter,
): Promise<ListedGroup[]> {
  if (!filter.group) {
    return rowsOf<ListedGroup>(
      db,
      sql`select null as id, null as label, count(*)::int as count ${FROM} where ${conditions(tenant, filter)}`,
    );
  }
  const { id, label } = GROUPS[filter.group];
  const account = filter.group === 'account' ? PRIMARY_ACCOUNT : sql``;
  return rowsOf<ListedGroup>(
    db,
    sql`select ${id}::text as id, ${label} as label, count(*)::int as count ${FROM} ${account}
        where ${conditions(tenant, filter)}
        group by ${id}, ${label} order by lower(${label}) nulls last, ${id}`,
  );
}

const GROUPS: Record<GridGroup, { id: SQL; label: SQL }> = {
  market: { id: sql`markets.id`, label: sql`markets.name` },
  account: { id: sql`account.id`, label: sql`account.label` },
};

function order({ group, sort }: GridFilter): SQL {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const column = sort.endsWith('title') ? sql`lower(listings.title)` : sql`listings.created_at`;
  const inGroup = sql`${column} ${direction}, listings.id ${direction}`;
  if (!group) return inGroup;
  const { id, label } = GROUPS[group];
  return sql`lower(${label}) nulls last, ${id}, ${inGroup}`;
}

function conditions(tenant: Tenant, filter: GridFilter): SQL {
  const {
    'filter[name]': name,
    'filter[market]': market,
    'filter[account]': account,
    'filter[listing]': ids,
  } = filter;
  const all = [
    visibleTo(tenant) ?? sql`false`,
    ...(name === undefined ? [] : [titleHas(sql`listings.title`, name)]),
    ...(market === undefined ? [] : [sql`lower(markets.name) = lower(${market})`]),
    ...(ids === undefined ? [] : [sql`listings.id in ${ids}`]),
    ...(account === undefined
      ? []
      : [
          sql`exists (select 1 from channel_listings c join accounts a on a.id = c.account_id
                where c.listing_id = listings.id and c.active and a.deleted_at is null and a.id = ${account})`,
        ]),
  ];
  return sql.join(all, sql` and `);
}

/**
 * The stays and requests of rows that touch a window, as the JSON text of the row's lists. `offset 0` keeps them a
 * lookup for each listing.
 */
export async function findBookings(
  db: Executor,
  listingIds: readonly number[],
  { from, to }: Span,
): Promise<Map<number, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await rowsOf<{ id: number; bookings: string }>(
    db,
    sql`
    select l.id::int, json_build_object(
        'id', json_agg(r.id::text), 'checkin', json_agg(r.checkin_date), 'checkout', json_agg(r.checkout_date),
        'status', json_agg(r.status), 'channel', json_agg(r.booked_through),
        'is-owner-stay', json_agg(coalesce(r.is_owner_stay, false)), 'rate', json_agg(r.adr),
        'currency', json_agg(r.currency), 'listing-id', json_agg(r.listing_id::text))::text as bookings
    from listings l cross join lateral (
      select r.* from (select l.id union all select id from listings where parent_id = l.id) own
      cross join lateral (
        select * from reservations
        where listing_id = own.id and status <> 'canceled'
          and checkout_date > ${toIsoDate(from)}::date and checkin_date <= ${toIsoDate(to)}::date offset 0) r
      order by r.checkin_date, r.id limit ${MAXIMUM_ROW_BOOKINGS}) r
    where l.id in ${[...listingIds]}
    group by l.id`,
  );
  return new Map(rows.map(({ id, bookings }) => [id, bookings]));
}

export interface Benchmark {
  clusterId: number;
  cohort: string;
  /** Of the prices. */
  currency: string;
  /** Rows `[day, median posted price]`. */
  medians: [EpochDay, number][];
}

/** Median posted prices of the cohorts of some neighbourhoods. */
export async function findBenchmarks(
  db: Executor,
  clusterIds: readonly number[],
  { from, to }: Span,
): Promise<Benchmark[]> {
  if (clusterIds.length === 0) return [];
  return rowsOf<Benchmark>(
    db,
    sql`
    select s.cluster_id::int as "clusterId", s.cohort, m.currency,
      json_agg(json_build_array(s.stay_date - date '1970-01-01', s.p50)) as medians
    from clusters c
    join markets m on m.id = c.market_id
    cross join lateral (
      select * from market_statistics
      where market_id = c.market_id and cluster_id = c.id and p50 is not null
        and cohort in ${[...BEDROOM_COHORTS]}
        and stay_date between ${toIsoDate(from)}::date and ${toIsoDate(to)}::date offset 0) s
    where c.id in ${[...clusterIds]}
    group by s.cluster_id, s.cohort, m.currency`,
  );
}
