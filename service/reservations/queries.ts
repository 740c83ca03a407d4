import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { IsoDate } from '#contract/dates.ts';
import type { ReservationStatus } from '#contract/reservation-statuses.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { listings, reservations, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import { belongsTo, visibleTo } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';

/** As the driver gives it: mapping a hundred rows field by field takes longer than finding them. */
export interface ReservationRow {
  id: string | number;
  listing_id: string | number;
  reference: string | null;
  channel: string;
  channel_id: string;
  status: ReservationStatus;
  is_owner_stay: boolean | null;
  booked_at: string | null;
  canceled_at: string | null;
  checkin_date: IsoDate;
  checkout_date: IsoDate;
  guests: number | null;
  currency: string;
  rental_amount: string | null;
  adr: string | null;
}

export interface ReservationFilter {
  /** Null: every listing that is seen. The id of a multi-unit parent stands for its units too. */
  listingIds: readonly number[] | null;
  /** Null: every status. */
  statuses: readonly ReservationStatus[] | null;
  /** Leaving on this date or later. */
  from: IsoDate;
  /** Arriving on this date or earlier; null: whenever. */
  to: IsoDate | null;
}

/** Written out, as everything below: put together column by column, it would cost as much as it does to run. */
const COLUMNS = sql.raw(
  [
    ...['id', 'listing_id', 'reference', 'channel', 'channel_id', 'status', 'is_owner_stay', 'booked_at'],
    ...['canceled_at', 'checkin_date', 'checkout_date', 'guests', 'currency', 'rental_amount', 'adr'],
  ]
    .map((name) => `reservations.${name}`)
    .join(', '),
);

/** Reservations of visible listings, each once and with the listing it is for, by arrival. */
export async function listReservations(
  db: Db,
  tenant: Tenant,
  filter: ReservationFilter,
  page: PageRequest,
): Promise<Page<ReservationRow>> {
  const listingIds = filter.listingIds && (await seenAmong(db, tenant, filter.listingIds));
  const found = matching(tenant, { ...filter, listingIds });
  const rows = await rowsOf<ReservationRow & { count: number }>(
    db,
    sql`
    with found as (${found})
    select ${COLUMNS}, (select count(*)::int from found) as count
    from (
      select id from found order by checkin_date, id
      limit ${page.size} offset ${(page.number - 1) * page.size}) shown
    join reservations on reservations.id = shown.id
    order by reservations.checkin_date, reservations.id`,
  );
  const isPastTheLast = rows.length === 0 && page.number > 1;
  const count = isPastTheLast ? await countOf(db, found) : rows[0]?.count;
  return { rows, count: count ?? 0 };
}

export interface ReservationTotal {
  currency: string;
  stays: number;
  nights: number;
  amount: number;
  priced_nights: number;
}

/** Confirmed stays of guests by currency: how many, their nights, and what those with an amount bring. */
export async function totalReservations(
  db: Db,
  tenant: Tenant,
  filter: ReservationFilter,
): Promise<ReservationTotal[]> {
  const listingIds = filter.listingIds && (await seenAmong(db, tenant, filter.listingIds));
  return rowsOf<ReservationTotal>(
    db,
    sql`
    select r.currency, count(*)::int as stays, sum(r.checkout_date - r.checkin_date)::int as nights,
      coalesce(sum(r.rental_amount), 0)::float8 as amount,
      coalesce(sum(r.checkout_date - r.checkin_date) filter (where r.rental_amount is not null), 0)::int
        as priced_nights
    from (${matching(tenant, { ...filter, listingIds })}) found
    join reservations r on r.id = found.id
    where r.status = 'accepted' and r.is_owner_stay is not true
    group by r.currency
    order by stays desc, r.currency
    limit 50`,
  );
}

async function countOf(db: Db, found: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${found}) found`);
  return row?.count ?? 0;
}

function matching(tenant: Tenant, { listingIds, statuses, from, to }: ReservationFilter): SQL {
  const conditions = and(
    tenant.userId === null ? undefined : eq(reservations.ownerId, tenant.userId),
    statuses === null ? undefined : inArray(reservations.status, [...statuses]),
    gte(reservations.checkoutDate, from),
    to === null ? undefined : lte(reservations.checkinDate, to),
  );
  // The account is compared so that no index serves it: without statistics, an account's whole index would be read
  // for every listing.
  return sql`
    select reservations.id, reservations.checkin_date
    from reservations
    join (${sourcesOf(tenant, listingIds)}) sources on sources.listing_id = reservations.listing_id
      and sources.account_id is not distinct from reservations.account_id
    where ${conditions}`;
}

/**
 * The accounts whose word counts for a visible listing: those it is linked to. A property management system knows the
 * stays of all channels behind it: where one is linked, what a channel reports of its own is a duplicate. A listing may
 * be linked to one account twice.
 */
function sourcesOf(tenant: Tenant, listingIds: readonly number[] | null): SQL {
  const asked =
    listingIds === null
      ? undefined
      : or(inArray(listings.id, [...listingIds]), inArray(listings.parentId, [...listingIds]));
  return sql`
    select distinct listing_id, account_id
    from (
      select cl.listing_id, cl.account_id,
        bool_or(a.is_pms) over (partition by cl.listing_id) and not a.is_pms as is_duplicate
      from channel_listings cl
      join accounts a on a.id = cl.account_id and a.deleted_at is null
      join listings on listings.id = cl.listing_id
      join users on users.id = listings.owner_id
      where cl.active and ${and(belongsTo(tenant), asked)}) links
    where not is_duplicate`;
}

/** Who may not see a parent learns nothing of its units by its id. */
async function seenAmong(db: Db, tenant: Tenant, ids: readonly number[]): Promise<number[]> {
  const seen = await db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(inArray(listings.id, [...ids]), visibleTo(tenant)));
  return seen.map(({ id }) => id);
}
