import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { compsetMembers, markets, observedListings, reviews } from '../db/schema/index.ts';

/** A member with its nights, in the currency of its market. */
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export async function listMembers(db: Executor, compsetId: number) {
  return db
    .select({
      externalId: observedListings.externalId,
      title: observedListings.title,
      url: observedListings.url,
      image: observedListings.image,
      latitude: observedListings.latitude,
      longitude: observedListings.longitude,
      roomType: observedListings.roomType,
      bedrooms: observedListings.bedrooms,
      bathrooms: observedListings.bathrooms,
      accommodates: observedListings.accommodates,
      rating: observedListings.rating,
      reviewsCount: observedListings.reviewsCount,
      amenitiesCount: observedListings.amenitiesCount,
      price: observedListings.price,
      nights: observedListings.nights,
      currency: markets.currency,
      source: markets.source,
    })
    .from(compsetMembers)
    .innerJoin(observedListings, eq(observedListings.id, compsetMembers.observedListingId))
    .innerJoin(markets, eq(markets.id, observedListings.marketId))
    .where(eq(compsetMembers.compsetId, compsetId))
    .orderBy(asc(observedListings.id));
}

/** The members' ids, rising. */
export async function listMemberIds(db: Executor, compsetId: number): Promise<number[]> {
  const rows = await db
    .select({ id: compsetMembers.observedListingId })
    .from(compsetMembers)
    .where(eq(compsetMembers.compsetId, compsetId))
    .orderBy(asc(compsetMembers.observedListingId));
  return rows.map(({ id }) => id);
}

/**
 * Makes these its members. What is no longer observed by then is left out.
 * @returns how many there are
 */
export async function replaceMembers(
  db: Executor,
  compsetId: number,
  observedListingIds: readonly number[],
): Promise<number> {
  await db.delete(compsetMembers).where(eq(compsetMembers.compsetId, compsetId));
  const observed = await db
    .select({ id: observedListings.id })
    .from(observedListings)
    .where(inArray(observedListings.id, [...observedListingIds]))
    .for('key share');
  if (observed.length === 0) return 0;
  await db.insert(compsetMembers).values(observed.map(({ id }) => ({ compsetId, observedListingId: id })));
  return observed.length;
}

/** Reviews of a listing that were read; null without any, as a channel may not show them. */
export async function countReviews(db: Executor, listingId: number): Promise<number | null> {
  return (await db.$count(reviews, eq(reviews.listingId, listingId))) || null;
}
