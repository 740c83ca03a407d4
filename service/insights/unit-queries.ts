import { sql } from 'drizzle-orm';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import type { Window } from './window.ts';

/** A listing or one unit of it, with what a window shows of its nights. */
export interface UnitRow {
  listingId: number;
  /** Of its posted prices. */
  currency: string;
  /** The owner's, in which everything is told. */
  billingCurrency: string;
  /** Rows `[checkin, checkout, rate per night, currency]`: null where no guest's rate is known. */
  stays: [EpochDay, EpochDay, number | null, string][];
  /** Rows `[first night, last night]`: blocked or unavailable. */
  blocks: [EpochDay, EpochDay][];
  posted: { firstNight: EpochDay; prices: string; postedAt: string } | null;
}

/**
 * A listing and its visible units, the listing first. Stays are those that the reservations endpoint gives as
 * accepted: where a property management system is linked, a channel's own report of them is a duplicate.
 * Whether the caller may see the listing is for the caller to know. Written so that a database without statistics
 * too begins with the listing: every step is one lookup.
 */
export async function findUnits(db: Executor, listingId: number, { from, to }: Window): Promise<UnitRow[]> {
  const first = sql`${toIsoDate(from)}::date`;
  const last = sql`${toIsoDate(to)}::date`;
  return rowsOf<UnitRow>(
    db,
    sql`
    with own as materialized (
      select id from listings where id = ${listingId} union all select id from listings where parent_id = ${listingId}),
    links as materialized (
      select own.id as listing_id, cl.account_id,
        bool_or(cl.is_pms) over (partition by own.id) and not cl.is_pms as is_duplicate
      from own cross join lateral (
        select account_id,
          (select a.is_pms from accounts a where a.id = account_id and a.deleted_at is null) as is_pms
        from channel_listings where listing_id = own.id and active offset 0) cl
      where cl.is_pms is not null)
    select l.id::int as "listingId", l.currency,
      (select u.billing_currency from users u where u.id = l.owner_id) as "billingCurrency",
      (select coalesce(json_agg(json_build_array(
          r.checkin_date - date '1970-01-01', r.checkout_date - date '1970-01-01',
          case when r.is_owner_stay then null else r.adr end, r.currency)), '[]')
        from reservations r
        where r.listing_id = l.id and r.status = 'accepted' and r.checkout_date > ${first} and r.checkin_date <= ${last}
          and exists (select 1 from links where links.listing_id = l.id and links.account_id = r.account_id
            and not links.is_duplicate)) as stays,
      (select coalesce(json_agg(json_build_array(b.first_night - date '1970-01-01', b.last_night - date '1970-01-01')), '[]')
        from listing_blocks b
        where b.listing_id = l.id and b.last_night >= ${first} and b.first_night <= ${last}) as blocks,
      (select json_build_object('firstNight', p.first_night - date '1970-01-01',
          'prices', encode(p.prices, 'base64'), 'postedAt', p.posted_at)
        from posted_prices p where p.listing_id = l.id) as posted
    from own join lateral (select * from listings where id = own.id offset 0) l on true
    where exists (select 1 from links where links.listing_id = own.id)
    order by l.id <> ${listingId}, l.id`,
  );
}
