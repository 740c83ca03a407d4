import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { rowsOf } from '../db/database.ts';
import { listings } from '../db/schema/index.ts';
import { WHOLE_MARKET } from '../market/queries/statistics-queries.ts';
import { PIVOT_CURRENCY } from '../rates/exchange-rates.ts';

/** Nights this far on either side of today are pooled. */
const POOLED_DAYS = 731;
/** With fewer owners no rate is kept at all. */
const FEWEST_OWNERS = 3;
/** Whoever asks is one of them at most. */
const OWNERS_KEPT = FEWEST_OWNERS + 1;

/** The words that channels use for kinds of listings. */
export async function listRoomTypes(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ roomType: listings.roomType }).from(listings);
  return rows.flatMap(({ roomType }) => (roomType === null ? [] : [roomType]));
}

/**
 * Makes the accepted stays of all owners the pooled rates, by place, bedroom cohort and date: the mean of the owners'
 * own means, so that none is told by the average. Owner stays, what a system's channel reports again, and nights
 * without a rate or an exchange rate are left out. A rate that stays as it is is not written, and nothing is forgotten
 * for it.
 * @param otherRoomTypes words for what is not an entire home
 */
export async function replacePooledRates(
  db: Executor,
  otherRoomTypes: readonly string[],
  today: string,
): Promise<void> {
  const others = sql`array[${sql.join(
    otherRoomTypes.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;
  await rowsOf(
    db,
    sql`
    with links as (
      select cl.listing_id, cl.account_id,
        bool_or(a.is_pms) over (partition by cl.listing_id) and not a.is_pms as is_duplicate
      from channel_listings cl join accounts a on a.id = cl.account_id and a.deleted_at is null
      where cl.active),
    sources as (select distinct listing_id, account_id from links where not is_duplicate),
    nights as (
      select l.market_id, l.cluster_id, l.owner_id, m.currency as wanted, r.currency,
        case when l.bedrooms is null then 'all' when l.bedrooms <= 1 then '0-1' else l.bedrooms::text end as cohort,
        r.checkin_date + night as stay_date, sum(r.adr)::double precision as amount, count(*) as nights
      from sources s
      join reservations r on r.listing_id = s.listing_id and r.account_id = s.account_id
      join listings l on l.id = r.listing_id
      join markets m on m.id = l.market_id
      join users u on u.id = l.owner_id and u.deleted_at is null
      cross join lateral generate_series(
        greatest(0, ${today}::date - ${POOLED_DAYS}::int - r.checkin_date),
        least(r.checkout_date, ${today}::date + ${POOLED_DAYS}::int) - r.checkin_date - 1) night
      where r.status = 'accepted' and r.adr is not null and r.is_owner_stay is not true
        and (l.room_type is null or l.room_type <> all (${others}))
      group by l.market_id, l.cluster_id, l.owner_id, m.currency, r.currency, cohort, stay_date),
    worth as (
      select currency, stay_date, case when currency = ${PIVOT_CURRENCY} then 1 else (
        select x.rate from exchange_rates x
        where x.base = ${PIVOT_CURRENCY} and x.quote = currency and x.date <= stay_date
        order by x.date desc limit 1) end as of_euro
      from (
        select currency, stay_date from nights where currency <> wanted
        union select wanted, stay_date from nights where currency <> wanted) needed),
    priced as (
      select n.*, case when n.currency = n.wanted then n.amount
        else n.amount * target.of_euro / source.of_euro end as converted
      from nights n
      left join worth source on source.currency = n.currency and source.stay_date = n.stay_date
      left join worth target on target.currency = n.wanted and target.stay_date = n.stay_date),
    owners as (
      select n.market_id, place.id as cluster_id, kind.cohort, n.stay_date, n.owner_id,
        sum(n.converted) / sum(n.nights) as rate
      from priced n
      cross join lateral (
        select ${WHOLE_MARKET}::bigint as id union select n.cluster_id where n.cluster_id is not null) place
      cross join lateral (select 'all' as cohort union select n.cohort) kind
      where n.converted is not null
      group by n.market_id, place.id, kind.cohort, n.stay_date, n.owner_id),
    pooled as materialized (
      select market_id, cluster_id, cohort, stay_date, avg(rate order by owner_id) as rate,
        (array_agg(owner_id order by owner_id))[1:${sql.raw(String(OWNERS_KEPT))}] as owner_ids
      from owners
      group by market_id, cluster_id, cohort, stay_date
      having count(*) >= ${FEWEST_OWNERS}),
    gone as (
      delete from pooled_booked_rates old where not exists (
        select 1 from pooled where pooled.market_id = old.market_id and pooled.cluster_id = old.cluster_id
          and pooled.cohort = old.cohort and pooled.stay_date = old.stay_date))
    insert into pooled_booked_rates as old (market_id, cluster_id, cohort, stay_date, rate, owner_ids)
    select * from pooled
    on conflict (market_id, cluster_id, cohort, stay_date)
      do update set rate = excluded.rate, owner_ids = excluded.owner_ids
      where (old.rate, old.owner_ids) is distinct from (excluded.rate, excluded.owner_ids)`,
  );
}
