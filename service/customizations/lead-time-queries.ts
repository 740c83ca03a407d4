import { type SQL, sql } from 'drizzle-orm';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import { listings, reservations } from '../db/schema/index.ts';

/** A median of fewer bookings says more about single guests than about a place. */
const FEWEST_BOOKINGS = 20;
/** Bookings of fewer owners than these could be recognised. */
const FEWEST_OWNERS = 3;
/** Bounds that keep the cost the same in places with thousands of listings. */
const MOST_LISTINGS = 150;
const MOST_BOOKINGS_PER_LISTING = 40;

interface Place {
  id: number;
  ownerId: number;
  clusterId: number | null;
  bedrooms: number | null;
}

/**
 * Median days from booking to arrival over the last year's stays in listings of the same size: in the
 * listing's neighborhood, all owners together; where too little is known there, in the owner's own listings.
 */
export async function findMedianLeadTime(
  db: Executor,
  listing: Place,
  today: EpochDay,
): Promise<number | null> {
  const nearby =
    listing.clusterId === null
      ? null
      : await median(db, sql`l.cluster_id = ${listing.clusterId}`, listing, today);
  if (nearby !== null && nearby.bookings >= FEWEST_BOOKINGS && nearby.owners >= FEWEST_OWNERS)
    return nearby.days;
  const own = await median(db, sql`l.owner_id = ${listing.ownerId}`, listing, today);
  return own.bookings >= FEWEST_BOOKINGS ? own.days : null;
}

interface LeadTimes {
  bookings: number;
  owners: number;
  days: number | null;
}

async function median(db: Executor, where: SQL, { bedrooms }: Place, today: EpochDay): Promise<LeadTimes> {
  const date = toIsoDate(today);
  // Studios and one-bedroom homes are one size; a listing of unknown size is compared with all.
  const sized =
    bedrooms === null
      ? sql`true`
      : sql`(l.bedrooms is not null and greatest(l.bedrooms, 1) = ${Math.max(bedrooms, 1)})`;
  const [row] = await rowsOf<LeadTimes>(
    db,
    sql`
    select count(*)::int as bookings, count(distinct owner_id)::int as owners,
      percentile_disc(0.5) within group (order by days)::int as days
    from (
      select l.id, l.owner_id, l.timezone from ${listings} l
      where ${where} and ${sized} order by l.id limit ${MOST_LISTINGS}
    ) alike
    cross join lateral (
      select greatest(0, r.checkin_date - (r.booked_at at time zone alike.timezone)::date) as days
      from ${reservations} r
      where r.listing_id = alike.id and r.status = 'accepted' and r.is_owner_stay is not true
        and r.booked_at is not null and r.checkout_date > ${date}::date - 365 and r.checkout_date <= ${date}::date
      order by r.checkout_date desc limit ${MOST_BOOKINGS_PER_LISTING}
    ) booked`,
  );
  return row ?? { bookings: 0, owners: 0, days: null };
}
