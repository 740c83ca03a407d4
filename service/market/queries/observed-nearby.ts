import { and, asc, between, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { markets, observedListings } from '../../db/schema/index.ts';
import type { CoveragePoint } from '../model/assign-place.ts';
import { MARKET_REACH_KM } from '../model/assign-place.ts';
import type { Comparable, ListingFacts } from '../model/estimate-base-price.ts';
import type { Place } from '../model/geography.ts';
import type { RoomType } from '../model/observed-listing.ts';

const KM_PER_DEGREE = 111.2;
/** More than the place assignment lets vote. */
const VOTERS = 40;
/** The nearest ones of the kind, from which the model picks the similar ones. */
const COMPARABLES = 600;
/** Of which a comp set takes twenty at most. */
const CANDIDATES = 200;

const narrowing = ({ latitude }: Place) => Math.max(0.05, Math.cos((latitude * Math.PI) / 180));

function within(place: Place, km: number) {
  const north = km / KM_PER_DEGREE;
  const east = north / narrowing(place);
  return and(
    between(observedListings.latitude, place.latitude - north, place.latitude + north),
    between(observedListings.longitude, place.longitude - east, place.longitude + east),
  );
}

/** Orders as the distance does, as long as it is short. */
const apart = (place: Place) =>
  sql`power(${observedListings.latitude} - ${place.latitude}, 2)
    + power((${observedListings.longitude} - ${place.longitude}) * ${narrowing(place)}, 2)`;

/** The observed listings nearest to a place, whatever their market. */
export async function findCoverageAround(db: Executor, place: Place): Promise<CoveragePoint[]> {
  return db
    .select({
      latitude: observedListings.latitude,
      longitude: observedListings.longitude,
      marketId: observedListings.marketId,
      clusterId: observedListings.clusterId,
    })
    .from(observedListings)
    .where(within(place, MARKET_REACH_KM))
    .orderBy(asc(apart(place)))
    .limit(VOTERS);
}

/** Listings of one kind in the market that show a price, the nearest first. */
export async function findComparables(
  db: Executor,
  marketId: number,
  roomType: RoomType,
  place: Place,
): Promise<Comparable[]> {
  const rows = await db
    .select({
      latitude: observedListings.latitude,
      longitude: observedListings.longitude,
      price: observedListings.price,
      bedrooms: observedListings.bedrooms,
      bathrooms: observedListings.bathrooms,
      accommodates: observedListings.accommodates,
      rating: observedListings.rating,
      amenitiesCount: observedListings.amenitiesCount,
      reviewsCount: observedListings.reviewsCount,
      minNights: observedListings.minNights,
    })
    .from(observedListings)
    .where(
      and(
        eq(observedListings.marketId, marketId),
        eq(observedListings.roomType, roomType),
        isNotNull(observedListings.price),
        within(place, MARKET_REACH_KM),
      ),
    )
    .orderBy(asc(apart(place)))
    .limit(COMPARABLES);
  return rows.map((row) => ({ ...row, roomType }));
}

/** An observed listing as far as it decides whether it is compared with another. */
export interface Candidate extends ListingFacts {
  id: number;
  externalId: string;
}

/** What a listing may be compared with in its market: the nearest of its kind, those of its size first. */
export async function findCandidates(
  db: Executor,
  marketId: number,
  { roomType, bedrooms, ...place }: Pick<ListingFacts, 'roomType' | 'bedrooms'> & Place,
): Promise<Candidate[]> {
  const hasOtherSize = sql`${observedListings.bedrooms} is distinct from ${bedrooms}::int`;
  const rows = await db
    .select({
      id: observedListings.id,
      externalId: observedListings.externalId,
      latitude: observedListings.latitude,
      longitude: observedListings.longitude,
      bedrooms: observedListings.bedrooms,
      bathrooms: observedListings.bathrooms,
      accommodates: observedListings.accommodates,
      rating: observedListings.rating,
      amenitiesCount: observedListings.amenitiesCount,
    })
    .from(observedListings)
    .where(
      and(
        eq(observedListings.marketId, marketId),
        eq(observedListings.roomType, roomType),
        within(place, MARKET_REACH_KM),
      ),
    )
    .orderBy(...(bedrooms === null ? [] : [asc(hasOtherSize)]), asc(apart(place)), asc(observedListings.id))
    .limit(CANDIDATES);
  return rows.map((row) => ({ ...row, roomType }));
}

/** ISO 4217 of every price of the market. */
export async function findMarketCurrency(db: Executor, marketId: number): Promise<string | null> {
  const [row] = await db.select({ currency: markets.currency }).from(markets).where(eq(markets.id, marketId));
  return row?.currency ?? null;
}
