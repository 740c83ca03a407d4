import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { MarketListingQuery } from '#contract/console/market-listings.ts';
import type { Executor } from '../db/database.ts';
import { markets, observedListings } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import { titleHas } from '../listings/title-queries.ts';

export type MarketListingRow = Awaited<ReturnType<typeof listMarketListings>>['rows'][number];

const SORTED_BY = {
  rating: observedListings.rating,
  price: observedListings.price,
  title: observedListings.title,
} as const;

/** The observed listings of a market, which are nobody's: whoever may ask sees them all. */
export async function listMarketListings(db: Executor, query: MarketListingQuery, page: PageRequest) {
  const where = conditionOf(query);
  const rows = await db
    .select({
      id: observedListings.id,
      externalId: observedListings.externalId,
      title: observedListings.title,
      url: observedListings.url,
      image: observedListings.image,
      roomType: observedListings.roomType,
      bedrooms: observedListings.bedrooms,
      bathrooms: observedListings.bathrooms,
      latitude: observedListings.latitude,
      longitude: observedListings.longitude,
      rating: observedListings.rating,
      reviewsCount: observedListings.reviewsCount,
      price: observedListings.price,
      market: markets.name,
      currency: markets.currency,
      source: markets.source,
    })
    .from(observedListings)
    .innerJoin(markets, eq(markets.id, observedListings.marketId))
    .where(where)
    .orderBy(...orderOf(query.sort))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  const [total] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(observedListings)
    .innerJoin(markets, eq(markets.id, observedListings.marketId))
    .where(where);
  return { rows, count: total?.count ?? 0 } satisfies Page<unknown>;
}

function conditionOf(query: MarketListingQuery): SQL | undefined {
  const { 'filter[name]': name, 'filter[bedrooms]': bedrooms, 'filter[room-type]': roomType } = query;
  return and(
    eq(markets.name, query['filter[market]']),
    name === undefined ? undefined : titleHas(observedListings.title, name),
    bedrooms === undefined ? undefined : eq(observedListings.bedrooms, bedrooms),
    roomType === undefined ? undefined : eq(observedListings.roomType, roomType),
  );
}

/** What is not known comes last either way. */
function orderOf(sort: MarketListingQuery['sort']): SQL[] {
  const column = SORTED_BY[sort.replace(/^-/, '') as keyof typeof SORTED_BY];
  const direction = sort.startsWith('-') ? desc(column) : asc(column);
  return [sql`${direction} nulls last`, asc(observedListings.id)];
}
