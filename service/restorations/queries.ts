import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { MAXIMUM_POINT_LISTINGS } from '#contract/console/restoration-bounds.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import { changeHistory, listings, restorePointListings, restorePoints, users } from '../db/schema/index.ts';
import type { ChangeRow } from '../history/queries.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import { visibleTo } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';

/** No request changes more fields of one listing. */
const MOST_ENTRIES = 200;

/** Changes of a listing by their ids, newest first. */
export async function findChanges(
  db: Executor,
  listingId: number,
  ids: readonly number[],
): Promise<ChangeRow[]> {
  return db
    .select()
    .from(changeHistory)
    .where(and(eq(changeHistory.listingId, listingId), inArray(changeHistory.id, [...ids])))
    .orderBy(desc(changeHistory.changedAt), desc(changeHistory.id));
}

/** The changes of a listing that one request made, newest first. */
export async function findChangesOfRequest(
  db: Executor,
  listingId: number,
  requestId: string,
): Promise<ChangeRow[]> {
  return db
    .select()
    .from(changeHistory)
    .where(and(eq(changeHistory.listingId, listingId), eq(changeHistory.requestId, requestId)))
    .orderBy(desc(changeHistory.changedAt), desc(changeHistory.id))
    .limit(MOST_ENTRIES);
}

/** What stands on a listing's own row, as a point keeps it. */
export type KeptColumns = Pick<
  typeof listings.$inferSelect,
  'basePrice' | 'minPrice' | 'maxPrice' | 'minStay' | 'extraGuestFee' | 'extraGuestThreshold'
>;

export interface KeptSettings {
  columns: KeptColumns;
  stored: Record<string, object>;
}

/** A listing's settings as a point of its owner keeps them. */
export async function findKeptSettings(
  db: Executor,
  listing: { id: number; ownerId: number },
  pointId: number,
): Promise<KeptSettings | null> {
  const [row] = await db
    .select({ columns: restorePointListings.columns, stored: restorePointListings.stored })
    .from(restorePointListings)
    .innerJoin(restorePoints, eq(restorePoints.id, restorePointListings.pointId))
    .where(
      and(
        eq(restorePoints.id, pointId),
        eq(restorePoints.ownerId, listing.ownerId),
        eq(restorePointListings.listingId, listing.id),
      ),
    );
  return (row as KeptSettings | undefined) ?? null;
}

/** The settings of a listing as a point keeps them: its own columns, and what is stored beside them. */
const COLUMNS_NOW = sql`jsonb_build_object('basePrice', listings.base_price, 'minPrice', listings.min_price,
  'maxPrice', listings.max_price, 'minStay', listings.min_stay, 'extraGuestFee', listings.extra_guest_fee::text,
  'extraGuestThreshold', listings.extra_guest_threshold)`;
const STORED_NOW = sql`coalesce((select jsonb_object_agg(c.type, c.attributes) from customizations c
  where c.listing_id = listings.id), '{}')`;

export type NewPoint = Pick<typeof restorePoints.$inferInsert, 'ownerId' | 'name' | 'createdBy'>;

/**
 * Keeps the settings of a user's listings: of those named, or of all.
 * @returns how many there were; one more than are allowed at most
 */
export async function insertPoint(
  db: Executor,
  tenant: Tenant,
  point: NewPoint,
  listingIds: readonly number[] | undefined,
  now: Date,
): Promise<{ id: number; listingCount: number }> {
  const [row] = await db
    .insert(restorePoints)
    .values({ ...point, createdAt: now })
    .returning({ id: restorePoints.id });
  const id = row?.id ?? 0;
  const visible = and(visibleTo(tenant), listingIds && inArray(listings.id, [...listingIds]));
  const kept = await rowsOf<{ id: number }>(
    db,
    sql`
    insert into restore_point_listings (point_id, listing_id, columns, stored)
    select ${id}, listings.id, ${COLUMNS_NOW}, ${STORED_NOW}
    from ${listings} join ${users} on ${users.id} = ${listings.ownerId}
    where ${visible} order by listings.id limit ${MAXIMUM_POINT_LISTINGS + 1}
    returning listing_id::int as id`,
  );
  return { id, listingCount: kept.length };
}

export const countPoints = (db: Executor, ownerId: number): Promise<number> =>
  db.$count(restorePoints, eq(restorePoints.ownerId, ownerId));

export interface PointRow {
  point: typeof restorePoints.$inferSelect;
  listingCount: number;
}

/** The points of a user, newest first. */
export async function listPoints(
  db: Executor,
  ownerId: number,
  listingId: number | undefined,
  page: PageRequest,
): Promise<Page<PointRow>> {
  const keepsListing =
    listingId === undefined
      ? undefined
      : sql`exists (select 1 from restore_point_listings k where k.point_id = ${restorePoints.id} and k.listing_id = ${listingId})`;
  const where = and(eq(restorePoints.ownerId, ownerId), keepsListing);
  const rows = await db
    .select({ point: restorePoints, listingCount: count(restorePointListings.listingId) })
    .from(restorePoints)
    .leftJoin(restorePointListings, eq(restorePointListings.pointId, restorePoints.id))
    .where(where)
    .groupBy(restorePoints.id)
    .orderBy(desc(restorePoints.createdAt), desc(restorePoints.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows, count: await db.$count(restorePoints, where) };
}

/** A point of a user with the listings it keeps that are still there. */
export async function findPoint(db: Executor, ownerId: number, id: number) {
  const [point] = await db
    .select()
    .from(restorePoints)
    .where(and(eq(restorePoints.id, id), eq(restorePoints.ownerId, ownerId)));
  if (!point) return null;
  const kept = await db
    .select({ id: restorePointListings.listingId })
    .from(restorePointListings)
    .where(eq(restorePointListings.pointId, id))
    .orderBy(restorePointListings.listingId);
  return { point, listingIds: kept.map((listing) => listing.id) };
}

export interface ChangedSincePoint {
  listingId: number;
  kept: KeptSettings;
}

/**
 * Listings of a point that are still there and whose settings differ from what it keeps, by title.
 * @param defaults what stands for a customization of which nothing is stored, by its name
 */
export async function findChangedSince(
  db: Executor,
  tenant: Tenant,
  pointId: number,
  listingId: number | undefined,
  defaults: Readonly<Record<string, object>>,
  page: PageRequest,
): Promise<Page<ChangedSincePoint> & { kept: number }> {
  const source = sql`from restore_point_listings k
    join ${listings} on ${listings.id} = k.listing_id join ${users} on ${users.id} = ${listings.ownerId}
    where k.point_id = ${pointId} and ${visibleTo(tenant)}
      and ${listingId === undefined ? sql`true` : sql`k.listing_id = ${listingId}`}`;
  const whole = (stored: SQL) => sql`${JSON.stringify(defaults)}::jsonb || ${stored}`;
  const differs = sql`(k.columns <> ${COLUMNS_NOW} or ${whole(sql`k.stored`)} <> ${whole(STORED_NOW)})`;
  const [counted] = await rowsOf<{ kept: number; differing: number }>(
    db,
    sql`select count(*)::int as kept, (count(*) filter (where ${differs}))::int as differing ${source}`,
  );
  const rows = await rowsOf<{ listing_id: string | number } & KeptSettings>(
    db,
    sql`select k.listing_id, k.columns, k.stored ${source} and ${differs}
      order by listings.title, listings.id limit ${page.size} offset ${(page.number - 1) * page.size}`,
  );
  return {
    rows: rows.map(({ listing_id: id, columns, stored }) => ({
      listingId: Number(id),
      kept: { columns, stored },
    })),
    count: counted?.differing ?? 0,
    kept: counted?.kept ?? 0,
  };
}

/** True when there was such a point of the user. */
export async function deletePoint(db: Executor, ownerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(restorePoints)
    .where(and(eq(restorePoints.id, id), eq(restorePoints.ownerId, ownerId)))
    .returning({ id: restorePoints.id });
  return deleted.length > 0;
}
