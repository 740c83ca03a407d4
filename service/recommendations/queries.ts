import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { RecommendationStatus } from '#contract/recommendations.ts';
import type { Executor } from '../db/database.ts';
import { accounts, channelListings, listings, recommendations, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';

export type Recommendation = typeof recommendations.$inferSelect;
export type RecommendationRow = Recommendation & { listingTitle: string };

/** The recommendations of a listing that the caller may see, newest first. */
export async function listRecommendations(
  db: Executor,
  listingId: number,
  page: PageRequest,
): Promise<Page<RecommendationRow>> {
  const rows = await db
    .select({ recommendation: recommendations, listingTitle: listings.title })
    .from(recommendations)
    .innerJoin(listings, eq(listings.id, recommendations.listingId))
    .where(eq(recommendations.listingId, listingId))
    .orderBy(desc(recommendations.createdAt), desc(recommendations.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return {
    rows: rows.map(({ recommendation, listingTitle }) => ({ ...recommendation, listingTitle })),
    count: await db.$count(recommendations, eq(recommendations.listingId, listingId)),
  };
}

export async function findLatestRecommendation(
  db: Executor,
  listingId: number,
): Promise<Recommendation | null> {
  const [row] = await db
    .select()
    .from(recommendations)
    .where(eq(recommendations.listingId, listingId))
    .orderBy(desc(recommendations.createdAt), desc(recommendations.id))
    .limit(1);
  return row ?? null;
}

export async function insertRecommendation(
  db: Executor,
  recommendation: typeof recommendations.$inferInsert,
): Promise<Recommendation> {
  const [row] = await db.insert(recommendations).values(recommendation).returning();
  if (!row) throw new Error('The recommendation was not written.');
  return row;
}

/** @param decidedBy the person whose decision it is; null where it is nobody's */
export async function setStatus(
  db: Executor,
  id: number,
  status: RecommendationStatus,
  now: Date,
  decidedBy: string | null = null,
): Promise<void> {
  const change = { status, statusSince: now, decidedBy };
  await db.update(recommendations).set(change).where(eq(recommendations.id, id));
}

export async function acceptsBasePrices(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db.select({ accepts: users.acceptsBasePrices }).from(users).where(eq(users.id, userId));
  return row?.accepts ?? false;
}

/** A listing whose base price can be compared, and the application that its owner belongs to. */
export interface Comparable {
  listing: typeof listings.$inferSelect;
  applicationId: number;
}

/** Priced listings with a live connection, of one account or of all, by id; `after` is the last id seen. */
export async function findPricedListings(
  db: Executor,
  accountId: number | null,
  after: number,
  limit: number,
): Promise<Comparable[]> {
  return db
    .selectDistinct({ listing: listings, applicationId: users.applicationId })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .innerJoin(channelListings, eq(channelListings.listingId, listings.id))
    .innerJoin(accounts, eq(accounts.id, channelListings.accountId))
    .where(
      and(
        gt(listings.id, after),
        isNotNull(listings.basePrice),
        isNull(users.deletedAt),
        isNull(accounts.deletedAt),
        eq(channelListings.active, true),
        accountId === null ? undefined : eq(accounts.id, accountId),
      ),
    )
    .orderBy(asc(listings.id))
    .limit(limit);
}
