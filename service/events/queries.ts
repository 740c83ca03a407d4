import { sql } from 'drizzle-orm';
import type { EventType } from '#contract/events.ts';
import { EVERY_EVENT } from '#contract/events.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import {
  applications,
  events,
  personalWebhookEndpoints,
  type RECEIVER_KINDS,
  users,
  webhookConfigurations,
  webhookDeliveries,
} from '../db/schema/index.ts';

/** One who is told of events: an application, or a user in person. */
export interface Receiver {
  receiver: (typeof RECEIVER_KINDS)[number];
  receiverId: number;
}

/**
 * Who is to be told of an event of this type about a user: the application that owns the user, those of our own
 * that act for it, and the user in person, as far as they have an endpoint, a secret and the wish.
 */
export async function findReceivers(
  db: Executor,
  userId: number,
  type: EventType,
  now: Date,
): Promise<Receiver[]> {
  const wanted = sql`array[${EVERY_EVENT}, ${type}]::text[]`;
  return rowsOf<Receiver>(
    db,
    sql`
      select 'application' as receiver, a.id::int as "receiverId"
      from ${users} u
      join ${applications} a on a.id = u.application_id or (a.first_party and a.acts_for_id = u.application_id)
      join ${webhookConfigurations} c on c.application_id = a.id
      where u.id = ${userId} and c.webhook_url <> '' and a.webhook_secret_encrypted is not null
        and c.subscribed_events && ${wanted}
      union all
      select 'user', u.id::int
      from ${users} u join ${personalWebhookEndpoints} p on p.user_id = u.id
      where u.id = ${userId} and u.deleted_at is null and ${hasPlan(now)}
        and p.webhook_url <> '' and p.subscribed_events && ${wanted}`,
  );
}

/** Of a user `u`: only with a plan are events sent to an endpoint of one's own. */
export const hasPlan = (now: Date) =>
  sql`u.plan = 'active' and (u.trial_ends_at is null or u.trial_ends_at > ${now.toISOString()})`;

export interface EventRow {
  id: string;
  type: EventType;
  userId: number;
  body: string;
  createdAt: Date;
}

export async function insertEvent(
  tx: Executor,
  event: EventRow,
  receivers: readonly Receiver[],
  attemptsLeft: number,
): Promise<void> {
  const { id: eventId, type: eventType, userId, createdAt } = event;
  await tx.insert(events).values(event);
  await tx.insert(webhookDeliveries).values(
    receivers.map((receiver) => ({
      ...receiver,
      eventId,
      eventType,
      userId,
      createdAt,
      attemptsLeft,
      nextAttemptAt: createdAt,
    })),
  );
  await notifyDue(tx, receivers);
}

/** What is sent on this channel names a receiver that has something due, once the transaction commits. */
export const DUE_CHANNEL = 'deliveries_due';

export async function notifyDue(tx: Executor, receivers: readonly Receiver[]): Promise<void> {
  const names = receivers.map(receiverKey);
  await tx.execute(
    sql`select pg_notify(${DUE_CHANNEL}, name) from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`,
  );
}

export const receiverKey = ({ receiver, receiverId }: Receiver) => `${receiver}:${receiverId}`;

export interface ListingFacts {
  userId: number;
  accountId: number;
  title: string;
  currency: string;
  basePrice: number | null;
  enabled: boolean;
  channelListings: { channel: string; 'channel-id': string }[];
}

/** What events tell of a listing, as it stands in this transaction. */
export async function getListingFacts(db: Executor, listingId: number): Promise<ListingFacts> {
  const [row] = await rowsOf<ListingFacts>(
    db,
    sql`
      select l.owner_id::int as "userId", l.title, l.currency, l.base_price as "basePrice", l.enabled,
        (select c.account_id::int from channel_listings c where c.listing_id = l.id
          order by c.active desc, c."primary" desc, c.id limit 1) as "accountId",
        (select coalesce(json_agg(json_build_object('channel', c.channel, 'channel-id', c.channel_id)
            order by c."primary" desc, c.id), '[]')
          from channel_listings c where c.listing_id = l.id and c.active) as "channelListings"
      from listings l where l.id = ${listingId}`,
  );
  if (!row) throw new Error(`There is no listing ${listingId}.`);
  return row;
}

/** Owners by listing: those that are shown, have a base price, and are in this market while it is active. */
export async function listPricedInActiveMarket(db: Executor, marketId: number): Promise<Map<number, number>> {
  const rows = await rowsOf<{ id: number; ownerId: number }>(
    db,
    sql`
      select l.id::int, l.owner_id::int as "ownerId"
      from listings l
      join markets m on m.id = l.market_id and m.active
      join users u on u.id = l.owner_id and u.deleted_at is null
      where l.market_id = ${marketId} and l.cluster_id is not null and l.base_price is not null and exists (
        select 1 from channel_listings c join accounts a on a.id = c.account_id
        where c.listing_id = l.id and c.active and a.deleted_at is null)
      order by l.id`,
  );
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
}
