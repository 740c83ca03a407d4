import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { IsoDate } from '#contract/dates.ts';
import type { ReservationStatus } from '#contract/reservations.ts';
import type { Db } from '../db/database.ts';
import { accounts, channelListings, listings, reservations, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import { belongsTo, visibleTo } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';

export type ReservationRow = typeof reservations.$inferSelect;

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
  const rows = await db
    .with(found)
    .select({ reservation: reservations, count: sql<number>`(select count(*)::int from ${found})` })
    .from(shown)
    .innerJoin(reservations, eq(reservations.id, shown.id))
    .orderBy(asc(reservations.checkinDate), asc(reservations.id));
  const isPastTheLast = rows.length === 0 && page.number > 1;
  const count = isPastTheLast ? await db.$count(matching(db, tenant, seen).as('found')) : rows[0]?.count;
  return { rows: rows.map(({ reservation }) => reservation), count: count ?? 0 };
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
