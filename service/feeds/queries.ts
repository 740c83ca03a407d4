import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { calendarFeeds, listings, users } from '../db/schema/index.ts';
import { visibleTo } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';
import type { ShownFeed } from './revise-entries.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

/** Whom a secret speaks for: the feed, and the user whose listing it tells of. */
export async function findFeedBySecret(db: Executor, secretHash: string) {
  const [row] = await db
    .select({ feed: calendarFeeds, ownerId: listings.ownerId, applicationId: users.applicationId })
    .from(calendarFeeds)
    .innerJoin(listings, eq(listings.id, calendarFeeds.listingId))
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(calendarFeeds.secretHash, secretHash), isNull(users.deletedAt)));
  return row ?? null;
}

/** The feed of a listing that the tenant may see; null where it has none. */
export async function findFeed(db: Executor, tenant: Tenant, listingId: number): Promise<FeedRow | null> {
  const [row] = await db
    .select({ feed: calendarFeeds })
    .from(calendarFeeds)
    .innerJoin(listings, eq(listings.id, calendarFeeds.listingId))
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(calendarFeeds.listingId, listingId), visibleTo(tenant)));
  return row?.feed ?? null;
}

/** Null where the listing has a feed already. Whether the tenant may see the listing is known before. */
export async function insertFeed(
  db: Executor,
  feed: typeof calendarFeeds.$inferInsert,
): Promise<FeedRow | null> {
  const [row] = await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoNothing({ target: calendarFeeds.listingId })
    .returning();
  return row ?? null;
}

export type NewSecret = Pick<FeedRow, 'secretHash' | 'secretEncrypted'>;

/** The feed with its new secret; null where there is none. */
export async function replaceSecret(
  db: Executor,
  feedId: number,
  secret: NewSecret,
  rotatedAt: Date,
): Promise<FeedRow | null> {
  const [row] = await db
    .update(calendarFeeds)
    .set({ ...secret, rotatedAt, lastFetchedAt: null })
    .where(eq(calendarFeeds.id, feedId))
    .returning();
  return row ?? null;
}

/** True when there was such a feed. */
export async function deleteFeed(db: Executor, feedId: number): Promise<boolean> {
  const deleted = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.id, feedId))
    .returning({ id: calendarFeeds.id });
  return deleted.length > 0;
}

/** What readers were shown last, held until the transaction ends; null once the feed is gone. */
export async function lockShown(tx: Executor, feedId: number): Promise<FeedRow | null> {
  const [row] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.id, feedId)).for('update');
  return row ?? null;
}

export async function saveShown(tx: Executor, feedId: number, { revision, shown }: ShownFeed): Promise<void> {
  await tx.update(calendarFeeds).set({ revision, shown }).where(eq(calendarFeeds.id, feedId));
}

/** Writes down that a calendar asked, unless another process did so later than `before`. */
export async function recordFetch(db: Executor, feedId: number, at: Date, before: Date): Promise<void> {
  const { lastFetchedAt } = calendarFeeds;
  await db
    .update(calendarFeeds)
    .set({ lastFetchedAt: sql`${at.toISOString()}::timestamptz` })
    .where(and(eq(calendarFeeds.id, feedId), or(isNull(lastFetchedAt), lte(lastFetchedAt, before))));
}
