import { sql } from 'drizzle-orm';
import type { Context } from '#service/context.ts';
import { fixtures } from '#service/testing/fixtures.ts';
import { seedMarket } from '#service/testing/markets.ts';

export interface PortfolioSize {
  own: number;
  /** Listings of other owners, of this application and of others. */
  others: number;
}

const LISTINGS_PER_OTHER_OWNER = 20;
const STAYS_PER_LISTING = 20;
/** The limit counts, but is not met. */
const RATE_LIMIT_PER_MINUTE = 1_000_000_000;

/** A partner with one owner and that owner's listings, among the listings of others. */
export async function seedPortfolio(context: Context, { own, others }: PortfolioSize) {
  const make = fixtures(context);
  const application = await make.createApplication({ rateLimitPerMinute: RATE_LIMIT_PER_MINUTE });
  const stranger = await make.createApplication();
  const place = await seedMarket(context);
  const user = await make.createUser(application);
  await seedOtherOwners(context, stranger.id, others);
  await seedListings(
    context,
    place,
    sql`select ${user.id}::bigint as owner_id, n from generate_series(1, ${own}::int) n`,
  );
  await seedListings(
    context,
    place,
    sql`select u.id as owner_id, n from (select id, row_number() over (order by id) as place from users where application_id = ${stranger.id}) u
      cross join generate_series(1, ${LISTINGS_PER_OTHER_OWNER}::int) n where (u.place - 1) * ${LISTINGS_PER_OTHER_OWNER}::int + n <= ${others}::int`,
  );
  await seedBenchmark(context, place);
  await context.db.execute(sql`analyze`);
  const { rows } = (await context.db.execute(
    sql`select min(id)::int as id from listings where owner_id = ${user.id}`,
  )) as unknown as { rows: { id: number }[] };
  return { application, listingId: rows[0]!.id };
}

async function seedOtherOwners({ db }: Context, applicationId: number, listings: number): Promise<void> {
  await db.execute(sql`insert into users (application_id, first_name, last_name, email)
    select ${applicationId}, 'Other', 'Owner', 'other-' || n || '@example.com'
    from generate_series(1, ${Math.ceil(listings / LISTINGS_PER_OTHER_OWNER)}::int) n`);
}

/** @param owners rows `owner_id, n`, one for each listing */
async function seedListings(
  { db }: Context,
  { marketId, clusterId }: { marketId: number; clusterId: number },
  owners: ReturnType<typeof sql>,
): Promise<void> {
  await db.execute(sql`with wanted as (${owners}),
    account as (
      insert into accounts (user_id, channel, channel_id, label, credentials_encrypted, is_pms, sync_state, last_successful_sync_at)
      select distinct owner_id, 'sandbox', 'account-' || owner_id, 'Sandbox PMS', ''::bytea, true, 'completed', now() from wanted
      returning id, user_id),
    listing as (
      insert into listings (owner_id, title, image, address, neighborhood, city, country, market_id, cluster_id, room_type,
        bedrooms, bathrooms, base_price, base_price_updated_at, min_price, max_price, min_stay, latitude, longitude, timezone, currency, created_at)
      select owner_id, 'Harbour Loft ' || n, 'https://images.example.com/' || n || '.jpg', n || ' Harbour Street', 'Old Town', 'Cascais', 'PT',
        ${marketId}, ${clusterId}, 'entire_home', 2, 1.5, 120 + n % 80, now(), 60, 400, 2, 38.7, -9.4, 'Europe/Lisbon', 'EUR',
        now() - n * interval '1 minute'
      from wanted returning id, owner_id)
    insert into channel_listings (owner_id, listing_id, account_id, channel, channel_id, "primary", last_successful_sync_at)
    select l.owner_id, l.id, a.id, 'sandbox', 'listing-' || l.id, true, now() from listing l join account a on a.user_id = l.owner_id`);
  await db.execute(sql`insert into reservations (owner_id, listing_id, account_id, channel, channel_id, status, checkin_date, checkout_date,
      guests, currency, rental_amount, adr, booked_at)
    select c.owner_id, c.listing_id, c.account_id, 'sandbox', c.listing_id || '-' || n, 'accepted', day, day + 4, 2, 'EUR', 480, 120, now()
    from channel_listings c cross join generate_series(1, ${STAYS_PER_LISTING}::int) n
    cross join lateral (select current_date - 60 + (n * 14 + c.listing_id % 10)::int as day) d
    on conflict do nothing`);
  await db.execute(sql`insert into listing_blocks (listing_id, kind, first_night, last_night)
    select l.id, 'blocked', current_date + 200, current_date + 210 from listings l
    where not exists (select 1 from listing_blocks b where b.listing_id = l.id)`);
  await db.execute(sql`insert into reviews (listing_id, channel_id, reviewed_on, rating)
    select l.id, 'review-' || n, current_date - n * 9, 5 - n % 2 from listings l cross join generate_series(1, 8) n on conflict do nothing`);
  await db.execute(sql`insert into posted_prices (listing_id, owner_id, first_night, prices, posted_at)
    select l.id, l.owner_id, current_date, decode(repeat('82000000', 366), 'hex'), now() from listings l on conflict do nothing`);
}

async function seedBenchmark(
  { db }: Context,
  { marketId, clusterId }: { marketId: number; clusterId: number },
): Promise<void> {
  await db.execute(sql`insert into market_statistics (market_id, cluster_id, cohort, stay_date, listing_count, available_count, night_count, occupancy, p50)
    select ${marketId}, place, cohort, current_date - 366 + day, 40, 12, 48, 0.7, 140
    from unnest(array[0, ${clusterId}]::bigint[]) place cross join unnest(array['all', '0-1', '2', '3', '4+']) cohort
    cross join generate_series(0, 900) day`);
  await db.execute(sql`insert into pooled_booked_rates (market_id, cluster_id, cohort, stay_date, rate, owner_ids)
    select market_id, cluster_id, cohort, stay_date, 131.5, array[900001, 900002, 900003, 900004]::bigint[] from market_statistics`);
}
