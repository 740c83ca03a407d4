import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { EventType } from '#contract/events.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import { type DELIVERY_STATUSES, events, webhookDeliveries } from '../db/schema/index.ts';
import type { Receiver } from '../events/queries.ts';
import type { Page, PageRequest } from '../http/documents.ts';

/** Whose deliveries are looked at. */
export interface DeliveryScope {
  receiver: Receiver;
  /** Of this user's events only. */
  userId: number | null;
  /** Events that went to this one too are left out: they are looked at there. */
  except: Receiver | null;
}

export interface AttemptRow {
  attemptedAt: string;
  durationMs: number;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
  nextAttemptAt: string | null;
}

export interface DeliveryRow {
  eventId: string;
  eventType: EventType;
  createdAt: Date;
  status: (typeof DELIVERY_STATUSES)[number];
  receiver: Receiver['receiver'];
  url: string | null;
  attempts: AttemptRow[];
}

export interface DeliveryFilters {
  eventType?: EventType | undefined;
  status?: DeliveryRow['status'] | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  userId?: number | undefined;
}

const SHOWN_ATTEMPTS = 100;

const attempts = (withBodies: boolean) => sql<AttemptRow[]>`(
  select coalesce(json_agg(json_build_object(
      'attemptedAt', a.attempted_at, 'durationMs', a.duration_ms, 'responseStatus', a.response_status,
      'responseBody', ${withBodies ? sql`a.response_body` : sql`null`}, 'error', a.error,
      'nextAttemptAt', a.next_attempt_at) order by a.id), '[]')
  from (select * from delivery_attempts t where t.delivery_id = webhook_deliveries.id
    order by t.id desc limit ${SHOWN_ATTEMPTS}) a)`;

const columns = (withBodies: boolean) => ({
  eventId: webhookDeliveries.eventId,
  eventType: sql<EventType>`${webhookDeliveries.eventType}`,
  createdAt: webhookDeliveries.createdAt,
  status: webhookDeliveries.status,
  receiver: webhookDeliveries.receiver,
  url: webhookDeliveries.url,
  attempts: attempts(withBodies),
});

const isTo = ({ receiver, receiverId }: Receiver) =>
  and(eq(webhookDeliveries.receiver, receiver), eq(webhookDeliveries.receiverId, receiverId));

const inScope = ({ receiver, userId, except }: DeliveryScope): SQL | undefined =>
  and(
    isTo(receiver),
    userId === null ? undefined : eq(webhookDeliveries.userId, userId),
    except === null
      ? undefined
      : sql`not exists (select 1 from webhook_deliveries o where o.event_id = webhook_deliveries.event_id
          and o.receiver = ${except.receiver} and o.receiver_id = ${except.receiverId})`,
  );

const inScopes = (scopes: readonly DeliveryScope[]): SQL =>
  sql`(${sql.join(
    scopes.map((scope) => sql`(${inScope(scope)})`),
    sql` or `,
  )})`;

/** The newest first; both moments are exclusive. */
export async function listDeliveries(
  db: Executor,
  scopes: readonly DeliveryScope[],
  { eventType, status, createdAfter, createdBefore, userId }: DeliveryFilters,
  page: PageRequest,
): Promise<Page<DeliveryRow>> {
  const when = <T>(value: T | undefined, condition: (value: T) => SQL) =>
    value === undefined ? undefined : condition(value);
  const where = and(
    inScopes(scopes),
    when(eventType, (type) => eq(webhookDeliveries.eventType, type)),
    when(status, (wanted) => eq(webhookDeliveries.status, wanted)),
    when(createdAfter, (moment) => gt(webhookDeliveries.createdAt, moment)),
    when(createdBefore, (moment) => lt(webhookDeliveries.createdAt, moment)),
    when(userId, (id) => eq(webhookDeliveries.userId, id)),
  );
  const rows = await db
    .select(columns(false))
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.eventId))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows, count: await db.$count(webhookDeliveries, where) };
}

export async function findDelivery(
  db: Executor,
  scopes: readonly DeliveryScope[],
  eventId: string,
): Promise<(DeliveryRow & { body: string }) | null> {
  const [row] = await db
    .select({ ...columns(true), body: events.body })
    .from(webhookDeliveries)
    .innerJoin(events, eq(events.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.eventId, eventId), inScopes(scopes)));
  return row ?? null;
}

/** Marks a delivery as being sent here, so that no other process sends it. @returns its id */
export async function claimDelivery(
  tx: Executor,
  receiver: Receiver,
  eventId: string,
  claim: string,
): Promise<number> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ claim })
    .where(and(eq(webhookDeliveries.eventId, eventId), isTo(receiver)))
    .returning({ id: webhookDeliveries.id });
  if (!row) throw new Error(`Nothing of ${eventId} is on its way.`);
  return row.id;
}

/** One more attempt, at once; one that waits anyway comes sooner, and one that is under way is enough. */
export async function makeDue(
  tx: Executor,
  receiver: Receiver,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const isClaimed = sql`${webhookDeliveries.claim} is not null`;
  const due = await tx
    .update(webhookDeliveries)
    .set({
      status: 'pending',
      attemptsLeft: sql`case when ${webhookDeliveries.status} = 'pending' then ${webhookDeliveries.attemptsLeft} else 1 end`,
      nextAttemptAt: sql`case when ${isClaimed} then ${webhookDeliveries.nextAttemptAt} else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(webhookDeliveries.eventId, eventId), isTo(receiver)))
    .returning({ id: webhookDeliveries.id });
  return due.length > 0;
}

/** @returns how many were deleted, at most `limit` */
export async function deleteEventsBefore(db: Executor, before: Date, limit: number): Promise<number> {
  const deleted = await rowsOf(
    db,
    sql`
      delete from events where id in (
        select e.id from events e where e.created_at < ${before.toISOString()} and not exists (
          select 1 from webhook_deliveries d where d.event_id = e.id and d.status = 'pending')
        order by e.created_at limit ${limit})
      returning 1`,
  );
  return deleted.length;
}

/** Gives the room of what was deleted to what comes. PostgreSQL does so by itself, the embedded engine does not. */
export async function reclaimRoom(db: Executor): Promise<void> {
  await db.execute(sql`vacuum (analyze) events, webhook_deliveries, delivery_attempts`);
}
