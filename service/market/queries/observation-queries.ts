import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Executor } from '#service/db/database.ts';
import { clusters, markets, observedListings } from '#service/db/schema/index.ts';
import { excluded } from '#service/listings/import/queries.ts';
import { decodeNights, encodeNights } from '../model/nights-codec.ts';
import type { ObservedListing, RoomType } from '../model/observed-listing.ts';
import { unknownNights } from '../model/observed-listing.ts';

const ROWS_PER_STATEMENT = 200;

/** Makes these the market's observed listings: those that were there keep their ids, others go. */
export async function replaceObservedListings(
  db: Executor,
  marketId: number,
  listings: readonly { listing: ObservedListing; clusterId: number | null }[],
): Promise<void> {
  const kept: number[] = [];
  for (let from = 0; from < listings.length; from += ROWS_PER_STATEMENT) {
    const rows = listings.slice(from, from + ROWS_PER_STATEMENT).map(({ listing, clusterId }) => ({
      marketId,
      clusterId,
      externalId: listing.id,
      title: listing.name,
      url: listing.url ?? null,
      image: listing.image ?? null,
      latitude: listing.latitude,
      longitude: listing.longitude,
      roomType: listing.roomType,
      propertyType: listing.propertyType,
      accommodates: listing.accommodates,
      bedrooms: listing.bedrooms,
      bathrooms: listing.bathrooms,
      price: listing.price,
      minNights: listing.minNights,
      rating: listing.rating,
      reviewsCount: listing.reviewsCount,
      amenitiesCount: listing.amenitiesCount,
      firstNight: listing.nights.available.length > 0 ? toIsoDate(listing.nights.firstDay) : null,
      nights: encodeNights(listing.nights),
    }));
    const written = await db
      .insert(observedListings)
      .values(rows)
      .onConflictDoUpdate({
        target: [observedListings.marketId, observedListings.externalId],
        set: REPLACED,
      })
      .returning({ id: observedListings.id });
    kept.push(...written.map(({ id }) => id));
  }
  const isGone = sql`${observedListings.id} <> all (${`{${kept.join(',')}}`}::bigint[])`;
  await db.delete(observedListings).where(and(eq(observedListings.marketId, marketId), isGone));
}

/** What an observed listing is known by stays, everything else is as it was seen last. */
const { id: _id, marketId: _market, externalId: _external, ...seen } = getTableColumns(observedListings);
const REPLACED = Object.fromEntries(Object.entries(seen).map(([name, column]) => [name, excluded(column)]));

const FACTS = {
  id: observedListings.externalId,
  name: observedListings.title,
  url: observedListings.url,
  image: observedListings.image,
  latitude: observedListings.latitude,
  longitude: observedListings.longitude,
  neighbourhood: clusters.name,
  roomType: observedListings.roomType,
  propertyType: observedListings.propertyType,
  accommodates: observedListings.accommodates,
  bedrooms: observedListings.bedrooms,
  bathrooms: observedListings.bathrooms,
  price: observedListings.price,
  minNights: observedListings.minNights,
  rating: observedListings.rating,
  reviewsCount: observedListings.reviewsCount,
  amenitiesCount: observedListings.amenitiesCount,
  observedAt: markets.observedAt,
};

/** A market's observed listings with their nights, to learn from. */
export async function loadObservedListings(db: Executor, marketId: number): Promise<ObservedListing[]> {
  const rows = await db
    .select({ ...FACTS, nights: observedListings.nights })
    .from(observedListings)
    .innerJoin(markets, eq(markets.id, observedListings.marketId))
    .leftJoin(clusters, eq(clusters.id, observedListings.clusterId))
    .where(eq(observedListings.marketId, marketId));
  return rows.map((row) => ({
    ...fromRow(row),
    nights: row.nights ? decodeNights(row.nights) : unknownNights(0, 0),
  }));
}

type Facts = { [K in keyof ObservedListing as Exclude<K, 'nights' | 'hostId' | 'observedOn'>]: unknown };

function fromRow<
  R extends Facts & { observedAt: Date | null; roomType: string | null; reviewsCount: number | null },
>(row: R) {
  const { observedAt, ...facts } = row;
  return {
    ...facts,
    roomType: (row.roomType ?? 'entire-home') as RoomType,
    reviewsCount: row.reviewsCount ?? 0,
    hostId: null,
    observedOn: observedAt ? toEpochDay(observedAt.toISOString().slice(0, 10)) : 0,
  };
}

/** Ids of the observed listings of a market by their external ids; what it does not show is left out. */
export async function findObserved(
  db: Executor,
  market: string,
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: observedListings.id, externalId: observedListings.externalId })
    .from(observedListings)
    .innerJoin(markets, eq(markets.id, observedListings.marketId))
    .where(and(eq(markets.name, market), inArray(observedListings.externalId, [...externalIds])));
  return new Map(rows.map(({ id, externalId }) => [externalId, id]));
}
