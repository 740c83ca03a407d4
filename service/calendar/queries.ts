import { type SQL, sql } from 'drizzle-orm';
import type { EpochDay } from '#contract/dates.ts';
import { type Executor, rowsOf } from '../db/database.ts';

/** Everything of a listing that its prices depend on, dates as epoch days. */
export interface PricingRow {
  listingId: number;
  ownerId: number;
  applicationId: number;
  ownerLocale: string;
  timezone: string;
  currency: string;
  title: string;
  bedrooms: number | null;
  basePrice: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  minStay: number;
  marketId: number | null;
  clusterId: number | null;
  marketActive: boolean;
  /** Rows `[checkin, checkout, listing id]`: a parent has those of its units. */
  stays: [EpochDay, EpochDay, number][];
  unitIds: number[];
  /** Rows `[first night, last night, kind]`. */
  blocks: [EpochDay, EpochDay, 'blocked' | 'unavailable'][];
  customizations: Record<string, unknown>;
  /** Latest review first; rows `[day, rating]`. */
  reviews: [EpochDay, number][];
  meanRating: number | null;
  posted: { firstNight: EpochDay; prices: string; postedAt: string } | null;
}

/** Reviews further back weigh on no night any more; a day to spare for places where it is still yesterday. */
const REVIEW_DAYS = 61;

/**
 * One listing with all inputs of its calendar, in one round trip. Only a listing with a live channel
 * connection is found; whether the caller may see it is for the caller to decide from owner and application.
 */
export async function findPricingRow(
  db: Executor,
  listingId: number,
  today: Date,
): Promise<PricingRow | null> {
  const [row] = await rowsOf<PricingRow>(db, pricingRows(sql`l.id = ${listingId}`, today));
  return row ?? null;
}

/** The same of many listings, in one round trip and no order; those that are not there are left out. */
export async function findPricingRows(
  db: Executor,
  listingIds: readonly number[],
  today: Date,
): Promise<PricingRow[]> {
  if (listingIds.length === 0) return [];
  return rowsOf<PricingRow>(db, pricingRows(sql`l.id in ${[...listingIds]}`, today));
}

/** `offset 0` keeps what belongs to a listing a lookup: joined, everybody's would be read for each of them. */
const pricingRows = (which: SQL, today: Date) => sql`
    select l.id::int as "listingId", l.owner_id::int as "ownerId", u.application_id::int as "applicationId",
      u.locale as "ownerLocale", l.timezone, l.currency, l.title, l.bedrooms, l.base_price as "basePrice",
      l.min_price as "minPrice", l.max_price as "maxPrice", l.min_stay as "minStay",
      l.market_id::int as "marketId", l.cluster_id::int as "clusterId", coalesce(m.active, false) as "marketActive",
      (select coalesce(json_agg(json_build_array(r.checkin_date - date '1970-01-01', r.checkout_date - date '1970-01-01', r.listing_id)), '[]')
        from (select l.id union all select id from listings where parent_id = l.id) own
        cross join lateral (
          select * from reservations where listing_id = own.id and status = 'accepted' offset 0) r) as stays,
      (select coalesce(json_agg(id), '[]') from listings where parent_id = l.id) as "unitIds",
      (select coalesce(json_agg(json_build_array(b.first_night - date '1970-01-01', b.last_night - date '1970-01-01', b.kind)), '[]')
        from listing_blocks b where b.listing_id = l.id) as blocks,
      (select coalesce(json_object_agg(c.type, c.attributes), '{}') from customizations c where c.listing_id = l.id) as customizations,
      (select coalesce(json_agg(json_build_array(v.reviewed_on - date '1970-01-01', v.rating) order by v.reviewed_on desc), '[]')
        from reviews v where v.listing_id = l.id and v.reviewed_on > ${today.toISOString().slice(0, 10)}::date - ${REVIEW_DAYS}::int) as reviews,
      (select avg(v.rating) from reviews v where v.listing_id = l.id) as "meanRating",
      (select json_build_object('firstNight', p.first_night - date '1970-01-01', 'prices', encode(p.prices, 'base64'), 'postedAt', p.posted_at)
        from posted_prices p where p.listing_id = l.id) as posted
    from listings l
    join users u on u.id = l.owner_id and u.deleted_at is null
    left join markets m on m.id = l.market_id
    where ${which} and exists (
      select 1 from channel_listings cl join accounts a on a.id = cl.account_id
      where cl.listing_id = l.id and cl.active and a.deleted_at is null offset 0)`;

export interface ModelRow {
  clusterId: number | null;
  model: unknown;
}

/** The models of a cluster and of its market, whichever exist. */
export async function findModels(db: Executor, marketId: number, clusterId: number): Promise<ModelRow[]> {
  return rowsOf<ModelRow>(
    db,
    sql`select cluster_id::int as "clusterId", model from cluster_models
        where market_id = ${marketId} and (cluster_id = ${clusterId} or cluster_id is null)`,
  );
}
