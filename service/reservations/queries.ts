import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { IsoDate } from '#contract/dates.ts';
import type { ReservationStatus } from '#contract/reservations.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { accounts, channelListings, listings, reservations, users } from '../db/schema/index.ts';
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

const columns = {
  id: reservations.id,
  listingId: reservations.listingId,
  reference: reservations.reference,
  channel: reservations.channel,
  channelId: reservations.channelId,
  status: reservations.status,
  isOwnerStay: reservations.isOwnerStay,
  bookedAt: reservations.bookedAt,
  canceledAt: reservations.canceledAt,
  checkinDate: reservations.checkinDate,
  checkoutDate: reservations.checkoutDate,
  guests: reservations.guests,
  currency: reservations.currency,
  rentalAmount: reservations.rentalAmount,
  adr: reservations.adr,
};

/** Reservations of visible listings, each once and with the listing it is for, by arrival. */
export async function listReservations(
  db: Db,
  tenant: Tenant,
  filter: ReservationFilter,
  page: PageRequest,
): Promise<Page<ReservationRow>> {
  const listingIds = filter.listingIds && (await seenAmong(db, tenant, filter.listingIds));
  const seen = { ...filter, listingIds };
  const found = db.$with('found').as(matching(db, tenant, seen));
  const shown = db
    .select({ id: found.id })
    .from(found)
    .orderBy(asc(found.checkinDate), asc(found.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .as('shown');
  const listed = db
    .with(found)
    .select({ ...columns, count: sql<number>`(select count(*)::int from ${found})`.as('count') })
    .from(shown)
    .innerJoin(reservations, eq(reservations.id, shown.id))
    .orderBy(asc(reservations.checkinDate), asc(reservations.id));
  const rows = await rowsOf<ReservationRow & { count: number }>(db, listed.getSQL());
  const isPastTheLast = rows.length === 0 && page.number > 1;
  const count = isPastTheLast ? await db.$count(matching(db, tenant, seen).as('found')) : rows[0]?.count;
  return { rows, count: count ?? 0 };
}

function matching(db: Db, tenant: Tenant, { listingIds, statuses, from, to }: ReservationFilter) {
  const source = sourcesOf(db, tenant, listingIds);
  // Said so that no index serves it: without statistics, an account's whole index would be read for every listing.
  const sameAccount = sql`${source.accountId} is not distinct from ${reservations.accountId}`;
  return db
    .select({ id: reservations.id, checkinDate: reservations.checkinDate })
    .from(reservations)
    .innerJoin(source, and(eq(source.listingId, reservations.listingId), sameAccount))
    .where(
      and(
        tenant.userId === null ? undefined : eq(reservations.ownerId, tenant.userId),
        statuses === null ? undefined : inArray(reservations.status, [...statuses]),
        gte(reservations.checkoutDate, from),
        to === null ? undefined : lte(reservations.checkinDate, to),
      ),
    );
}

/**
 * The accounts whose word counts for a visible listing: those it is linked to. A property management system knows the
 * stays of all channels behind it: where one is linked, what a channel reports of its own is a duplicate.
 */
function sourcesOf(db: Db, tenant: Tenant, listingIds: readonly number[] | null) {
  const knownToSystem = sql<boolean>`bool_or(${accounts.isPms}) over (partition by ${channelListings.listingId})`;
  const links = db
    .select({
      listingId: channelListings.listingId,
      accountId: channelListings.accountId,
      isDuplicate: sql<boolean>`${knownToSystem} and not ${accounts.isPms}`.as('is_duplicate'),
    })
    .from(channelListings)
    .innerJoin(accounts, eq(accounts.id, channelListings.accountId))
    .innerJoin(listings, eq(listings.id, channelListings.listingId))
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(
      and(
        belongsTo(tenant),
        channelListings.active,
        isNull(accounts.deletedAt),
        listingIds === null
          ? undefined
          : or(inArray(listings.id, [...listingIds]), inArray(listings.parentId, [...listingIds])),
      ),
    )
    .as('links');
  // A listing may be linked to one account twice.
  return db
    .selectDistinct({ listingId: links.listingId, accountId: links.accountId })
    .from(links)
    .where(sql`not ${links.isDuplicate}`)
    .as('sources');
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
