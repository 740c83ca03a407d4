import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { roomTypeOf } from '../listings/room-type.ts';
import type { ListingFacts } from '../market/model/estimate-base-price.ts';
import { chooseSimilar } from '../market/model/similar-listings.ts';
import { findCandidates } from '../market/queries/observed-nearby.ts';
import { type Anchor, findMatchedId } from './anchor-queries.ts';
import { listMemberIds, replaceMembers } from './member-queries.ts';
import { type Compset, deleteConnected, findByListing, lockConnected, setMemberCount } from './queries.ts';

/**
 * Brings a listing's comp set in line with its market as it is now. Nothing is written where its members stay who
 * they are; a listing outside of every cluster, or with nothing of its kind around, has none.
 */
export async function refreshCompset(
  { db, now }: Pick<Context, 'db' | 'now'>,
  listing: Anchor,
): Promise<void> {
  const chosen = await chooseMembers(db, listing);
  if (chosen.length === 0) return deleteConnected(db, listing.id);
  const known = await findByListing(db, listing.id);
  if (known && (await isUpToDate(db, known, chosen))) return;
  await db.transaction(async (tx) => {
    const compset = await lockConnected(tx, listing, now());
    if (await isUpToDate(tx, compset, chosen)) return; // another worker was quicker
    const count = await replaceMembers(tx, compset.id, chosen);
    await setMemberCount(tx, compset.id, count, now());
  });
}

/** @returns ids of observed listings, rising */
async function chooseMembers(db: Context['db'], listing: Anchor): Promise<number[]> {
  const facts = factsOf(listing);
  if (!facts || listing.marketId === null || listing.clusterId === null) return [];
  const [candidates, itself] = await Promise.all([
    findCandidates(db, listing.marketId, facts),
    findMatchedId(db, listing.id),
  ]);
  const others = candidates.filter(({ externalId }) => externalId !== itself);
  return chooseSimilar(facts, others)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

/** A listing as its market would show it; null where nobody knows where it is. */
export function factsOf(listing: Anchor): ListingFacts | null {
  const { latitude, longitude, bedrooms, accommodates, rating } = listing;
  if (latitude === null || longitude === null) return null;
  const bathrooms = listing.bathrooms === null ? null : Number(listing.bathrooms);
  const roomType = roomTypeOf(listing.roomType);
  return { latitude, longitude, roomType, bedrooms, bathrooms, accommodates, rating, amenitiesCount: null };
}

/** A member that is no longer observed has left the members, but not their count. */
async function isUpToDate(db: Executor, { id, memberCount }: Compset, chosen: readonly number[]) {
  if (memberCount !== chosen.length) return false;
  const members = await listMemberIds(db, id);
  return members.length === chosen.length && members.every((member, index) => member === chosen[index]);
}
