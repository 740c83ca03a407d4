import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ListingListQuery } from '#contract/listings.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import { listings, markets, users } from '../db/schema/index.ts';
import type { SyncState } from '../db/schema/listings.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import type { Tenant } from '../oauth/principal.ts';
import { titleHas } from './title-queries.ts';

/** As the driver gives it: mapping a page of rows field by field takes longer than finding them. */
export interface ListingRow {
  id: string | number;
  owner_id: string | number;
  title: string;
  image: string | null;
  address: string | null;
  neighborhood: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  market: string | null;
  room_type: string | null;
  bedrooms: number | null;
  bathrooms: string | null;
  base_price: number | null;
  base_price_updated_at: string | null;
  min_price: number | null;
  min_price_updated_at: string | null;
  max_price: number | null;
  min_stay: number;
  extra_guest_fee: string;
  extra_guest_threshold: number;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  currency: string;
  in_active_market: boolean;
  enabled: boolean;
  created_at: string;
  channel_listings: { channel: string; 'channel-id': string }[];
}

/** A single listing tells how its primary link fared. */
export interface ListingDetailRow extends ListingRow {
  sync: { state: SyncState; lastSuccessfulSyncAt: string | null } | null;
}

/** A listing that is its owner's application's to see, once it has a live channel connection. */
export function belongsTo(tenant: Tenant): SQL | undefined {
  return and(
    eq(users.applicationId, tenant.applicationId),
    isNull(users.deletedAt),
    tenant.userId === null ? undefined : eq(listings.ownerId, tenant.userId),
  );
}

// What every list asks for is written out: put together column by column, it costs as much as mapping the rows.

const isConnected = sql.raw(`exists (
  select 1 from channel_listings join accounts on accounts.id = channel_listings.account_id
  where channel_listings.listing_id = listings.id and channel_listings.active and accounts.deleted_at is null)`);

/** A listing is there for its owner's application, and only while a live channel connection exists. */
export function visibleTo(tenant: Tenant): SQL | undefined {
  return and(belongsTo(tenant), isConnected);
}

const IN_ACTIVE_MARKET = '(listings.cluster_id is not null and coalesce(markets.active, false))';
export const inActiveMarket = sql<boolean>`${sql.raw(IN_ACTIVE_MARKET)}`;

const COLUMNS = [
  ...['id', 'owner_id', 'title', 'image', 'address', 'neighborhood', 'city', 'state', 'country', 'room_type'],
  ...['bedrooms', 'bathrooms', 'base_price', 'base_price_updated_at', 'min_price', 'min_price_updated_at'],
  ...['max_price', 'min_stay', 'extra_guest_fee', 'extra_guest_threshold', 'latitude', 'longitude'],
  ...['timezone', 'currency', 'enabled', 'created_at'],
]
  .map((name) => `listings.${name}`)
  .join(', ');

const SHOWN = sql.raw(`${COLUMNS}, markets.name as market, ${IN_ACTIVE_MARKET} as in_active_market,
    (select coalesce(json_agg(json_build_object('channel', c.channel, 'channel-id', c.channel_id) order by c."primary" desc, c.id), '[]')
      from channel_listings c where c.listing_id = listings.id and c.active) as channel_listings`);

const SYNC =
  sql.raw(`(select json_build_object('state', c.sync_state, 'lastSuccessfulSyncAt', c.last_successful_sync_at)
      from channel_listings c where c.listing_id = listings.id and c.active order by c."primary" desc, c.id limit 1) as sync`);

const select = (shown: SQL, where: SQL | undefined) => sql`
  select ${shown}
  from listings
  join users on users.id = listings.owner_id
  left join markets on markets.id = listings.market_id
  where ${where}`;

export async function findListing(
  db: Executor,
  tenant: Tenant,
  id: number,
): Promise<ListingDetailRow | null> {
  const one = and(eq(listings.id, id), visibleTo(tenant));
  const [row] = await rowsOf<ListingDetailRow>(db, select(sql`${SHOWN}, ${SYNC}`, one));
  return row ?? null;
}

export async function findListings(db: Executor, tenant: Tenant, ids: number[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  return rowsOf<ListingRow>(db, select(SHOWN, and(inArray(listings.id, ids), visibleTo(tenant))));
}

export async function isVisible(db: Executor, tenant: Tenant, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(listings.id, id), visibleTo(tenant)));
  return rows.length > 0;
}

type ListingFilters = Pick<
  ListingListQuery,
  | 'filter[owner]'
  | 'filter[enabled]'
  | 'filter[name]'
  | 'filter[market]'
  | 'filter[bedrooms]'
  | 'filter[in-active-market]'
  | 'sort'
>;

export async function listListings(
  db: Executor,
  tenant: Tenant,
  query: ListingFilters,
  page: PageRequest,
): Promise<Page<ListingRow>> {
  const { column, direction } = orderOf(query.sort);
  const found = sql`
    select listings.id, ${column} as place
    from listings
    join users on users.id = listings.owner_id
    left join markets on markets.id = listings.market_id
    where ${and(visibleTo(tenant), ...listingFilters(query))}`;
  const rows = await rowsOf<ListingRow & { count: number }>(
    db,
    sql`
    with found as (${found})
    select ${SHOWN}, (select count(*)::int from found) as count
    from (
      select id, place from found order by place ${direction}, id ${direction}
      limit ${page.size} offset ${(page.number - 1) * page.size}) shown
    join listings on listings.id = shown.id
    left join markets on markets.id = listings.market_id
    order by shown.place ${direction}, shown.id ${direction}`,
  );
  const isPastTheLast = rows.length === 0 && page.number > 1;
  const count = isPastTheLast ? await countOf(db, found) : rows[0]?.count;
  return { rows, count: count ?? 0 };
}

async function countOf(db: Executor, found: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${found}) found`);
  return row?.count ?? 0;
}

/** What the filters of a list of listings ask for, of listings joined with their markets. */
export function listingFilters(query: Partial<ListingFilters>): (SQL | undefined)[] {
  const { 'filter[name]': name, 'filter[market]': market, 'filter[in-active-market]': active } = query;
  const when = <T>(value: T | undefined, condition: (value: T) => SQL) =>
    value === undefined ? undefined : condition(value);
  return [
    when(query['filter[owner]'], (owner) => eq(listings.ownerId, owner)),
    when(query['filter[enabled]'], (enabled) => eq(listings.enabled, enabled)),
    when(name, (text) => titleHas(listings.title, text)),
    when(market, (text) => sql`lower(${markets.name}) = lower(${text})`),
    when(query['filter[bedrooms]'], (bedrooms) => eq(listings.bedrooms, bedrooms)),
    when(active, (value) => sql`${inActiveMarket} = ${value}`),
  ];
}

function orderOf(sort: ListingFilters['sort']) {
  const column = { 'created-at': listings.createdAt, title: listings.title, city: listings.city }[
    sort.replace(/^-/, '') as 'created-at' | 'title' | 'city'
  ];
  return { column, direction: sort.startsWith('-') ? sql.raw('desc') : sql.raw('asc') };
}
