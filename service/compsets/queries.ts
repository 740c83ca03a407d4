import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CompsetListQuery } from '#contract/compsets.ts';
import type { Executor } from '../db/database.ts';
import { compsets, listings, markets, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import type { Tenant } from '../oauth/principal.ts';

export type Compset = typeof compsets.$inferSelect;
/** A comp set as it is called. */
export type CompsetRow = Omit<Compset, 'title'> & { title: string };

export interface CompsetDetailRow {
  compset: CompsetRow;
  /** Null: custom. */
  listing: typeof listings.$inferSelect | null;
  market: string | null;
  billingCurrency: string;
}

/** The listing that it belongs to has a live channel connection. */
const isConnected = sql`(
  select true from channel_listings link
  where link.listing_id = compsets.listing_id and link.active
    and (select account.deleted_at is null from accounts account where account.id = link.account_id)
  limit 1)`;

/**
 * A connected one is there as long as its listing is. Written so that a database without statistics too begins with
 * the owners and goes on by lookups, rather than through everybody's comp sets and listings.
 */
const visibleTo = ({ applicationId, userId }: Tenant): SQL | undefined =>
  and(
    sql`compsets.owner_id = any (array(select id from users where application_id = ${applicationId}
      and deleted_at is null and (${userId}::bigint is null or id = ${userId}::bigint)))`,
    or(isNull(compsets.listingId), isConnected),
  );

/** A connected one is called as its listing. */
const title = sql<string>`coalesce(compsets.title,
  (select listing.title from listings listing where listing.id = compsets.listing_id), '')`;

export async function listCompsets(
  db: Executor,
  tenant: Tenant,
  query: CompsetListQuery,
  page: PageRequest,
): Promise<Page<CompsetRow>> {
  const { 'filter[owner]': owner, 'filter[listing]': listing, 'filter[kind]': kind } = query;
  const where = and(
    visibleTo(tenant),
    owner === undefined ? undefined : eq(compsets.ownerId, owner),
    listing === undefined ? undefined : eq(compsets.listingId, listing),
    kind === 'custom' ? isNull(compsets.listingId) : undefined,
    kind === 'connected' ? isNotNull(compsets.listingId) : undefined,
  );
  const direction = query.sort.startsWith('-') ? desc : asc;
  const rows = await db
    .select({ compset: compsets, title })
    .from(compsets)
    .where(where)
    .orderBy(direction(query.sort.endsWith('title') ? title : compsets.createdAt), direction(compsets.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(compsets).where(where);
  return { rows: rows.map(({ compset, title }) => ({ ...compset, title })), count: total?.count ?? 0 };
}

export async function findCompset(
  db: Executor,
  tenant: Tenant,
  id: number,
): Promise<CompsetDetailRow | null> {
  const [row] = await db
    .select({
      compset: compsets,
      title,
      listing: listings,
      market: markets.name,
      billingCurrency: users.billingCurrency,
    })
    .from(compsets)
    .innerJoin(users, eq(users.id, compsets.ownerId))
    .leftJoin(listings, eq(listings.id, compsets.listingId))
    .leftJoin(markets, eq(markets.id, listings.marketId))
    .where(and(eq(compsets.id, id), visibleTo(tenant)));
  if (!row) return null;
  const { compset, title: called, ...rest } = row;
  return { ...rest, compset: { ...compset, title: called } };
}

export async function findByListing(db: Executor, listingId: number): Promise<Compset | null> {
  const [row] = await db.select().from(compsets).where(eq(compsets.listingId, listingId));
  return row ?? null;
}

/** The comp set of a listing, taken for this transaction; made, still without members, where there is none. */
export async function lockConnected(
  db: Executor,
  listing: { id: number; ownerId: number },
  now: Date,
): Promise<Compset> {
  const made = {
    ownerId: listing.ownerId,
    listingId: listing.id,
    memberCount: 0,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(compsets).values(made).onConflictDoNothing({ target: compsets.listingId });
  const [row] = await db.select().from(compsets).where(eq(compsets.listingId, listing.id)).for('update');
  if (!row) throw new Error('A comp set that was written has no row.');
  return row;
}

export async function setMemberCount(
  db: Executor,
  id: number,
  memberCount: number,
  now: Date,
): Promise<void> {
  await db.update(compsets).set({ memberCount, updatedAt: now }).where(eq(compsets.id, id));
}

export async function deleteConnected(db: Executor, listingId: number): Promise<void> {
  await db.delete(compsets).where(eq(compsets.listingId, listingId));
}
