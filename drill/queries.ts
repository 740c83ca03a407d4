import { type SQL, sql } from 'drizzle-orm';
import type { EventBody } from '#contract/event-bodies.ts';
import { type Executor, rowsOf } from '#service/db/database.ts';

export interface HistoryFact {
  listingId: number;
  setting: string;
  old: unknown;
  new: unknown;
  actor: string;
}

export interface EventFact {
  id: string;
  type: string;
  userId: number;
  body: string;
  event: EventBody;
  createdAtMs: number;
}

export interface AttemptFact {
  atMs: number;
  status: number | null;
}

export interface DeliveryFact {
  eventId: string;
  /** `application:1` or `user:2` */
  receiver: string;
  status: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: AttemptFact[];
}

export interface ListingFact {
  id: number;
  basePrice: number | null;
  enabled: boolean;
  inActiveMarket: boolean;
}

export interface Facts {
  history: HistoryFact[];
  events: EventFact[];
  deliveries: DeliveryFact[];
  listings: ListingFact[];
  /** Imports of new accounts that were queued, by account. */
  imports: Map<number, number>;
  awaitedSyncs: number;
  /** By account and the account's own id of each reservation: how many rows. */
  reservations: Map<string, number>;
  /** Listings that each account shows, by account. */
  shownListings: Map<number, string[]>;
  /** Things that stand there twice, or that nothing refers to; each a sentence. */
  doubles: string[];
  /** Recommendations that became a base price, by listing. */
  approved: Map<number, number>;
}

/** Everything that the checks look at, from the database as it was left. */
export async function readFacts(db: Executor): Promise<Facts> {
  const rows = <T>(query: SQL) => rowsOf<T>(db, query);
  const events = await rows<Omit<EventFact, 'event'>>(sql`
    select id, type, user_id::int as "userId", body, (extract(epoch from created_at) * 1000)::float8 as "createdAtMs"
    from events order by id`);
  return {
    history: await rows(sql`
      select listing_id::int as "listingId", setting, old_value as old, new_value as new, actor_label as actor
      from change_history where (setting, field) in (('base-price', 'base-price'), ('activation', 'enabled'))
      order by id`),
    events: events.map((row) => ({ ...row, event: JSON.parse(row.body) })),
    deliveries: await rows(sql`
      select d.event_id as "eventId", d.receiver || ':' || d.receiver_id as receiver, d.status,
        (select coalesce(json_agg(json_build_object('atMs', (extract(epoch from a.attempted_at) * 1000)::float8,
            'status', a.response_status) order by a.id), '[]')
          from delivery_attempts a where a.delivery_id = d.id) as attempts
      from webhook_deliveries d order by d.id`),
    listings: await rows(sql`
      select l.id::int, l.base_price as "basePrice", l.enabled,
        coalesce(m.active, false) and l.cluster_id is not null as "inActiveMarket"
      from listings l left join markets m on m.id = l.market_id order by l.id`),
    imports: await countsBy(
      db,
      sql`
      select (data->>'accountId')::int as key, count(*)::int as count from jobs.job
      where name = 'import-account' and data->>'reason' = 'created' group by 1`,
    ),
    awaitedSyncs: (await rows(sql`select 1 from awaited_syncs`)).length,
    reservations: await countsBy(
      db,
      sql`
      select account_id || ' ' || channel_id as key, count(*)::int as count from reservations group by 1`,
    ),
    shownListings: new Map(
      (
        await rows<{ key: number; ids: string[] }>(sql`
          select account_id::int as key, json_agg(channel_id order by channel_id) as ids from channel_listings
          where "primary" and active group by 1`)
      ).map(({ key, ids }) => [key, ids]),
    ),
    doubles: (await rows<{ sentence: string }>(DOUBLES)).map(({ sentence }) => sentence),
    approved: await countsBy(
      db,
      sql`
      select listing_id::int as key, count(*)::int as count from recommendations
      where status = 'approved' group by 1`,
    ),
  };
}

async function countsBy<K>(db: Executor, query: SQL): Promise<Map<K, number>> {
  const counted = await rowsOf<{ key: K; count: number }>(db, query);
  return new Map(counted.map(({ key, count }) => [key, count]));
}

/** Some of it the database forbids: then this proves that nothing was written beside it either. */
const DOUBLES = sql`
  select 'listing ' || l.id || ' belongs to no account' as sentence from listings l
    where not exists (select 1 from channel_listings c where c.listing_id = l.id)
  union all
  select 'account ' || account_id || ' has ' || channel_id || ' ' || count(distinct listing_id) || ' times'
    from channel_listings where "primary" group by account_id, channel_id having count(distinct listing_id) > 1
  union all
  select 'listing ' || listing_id || ' is linked as primary ' || count(*) || ' times'
    from channel_listings where "primary" group by listing_id having count(*) > 1
  union all
  select 'user ' || user_id || ' has account ' || channel_id || ' ' || count(*) || ' times'
    from accounts group by user_id, channel, channel_id having count(*) > 1
  union all
  select 'listing ' || listing_id || ' is blocked from ' || first_night || ' ' || count(*) || ' times'
    from listing_blocks group by listing_id, kind, first_night, last_night having count(*) > 1
  union all
  select 'listing ' || listing_id || ' has review ' || channel_id || ' ' || count(*) || ' times'
    from reviews group by listing_id, channel_id having count(*) > 1
  union all
  select 'listing ' || listing_id || ' has ' || count(*) || ' open recommendations'
    from recommendations where status in ('suggested', 'suggestion_completed') group by listing_id having count(*) > 1`;
