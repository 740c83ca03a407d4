import { sql } from 'drizzle-orm';
import { type Executor, rowsOf } from '../../db/database.ts';
import type { DELIVERY_STATUSES } from '../../db/schema/index.ts';
import { hasPlan, type Receiver } from '../../events/queries.ts';

/** A delivery that this process sends now. Without a URL or secret there is nowhere to send it any more. */
export interface Outgoing extends Receiver {
  id: number;
  eventId: string;
  attemptsLeft: number;
  body: string;
  url: string | null;
  secretEncrypted: Uint8Array | null;
}

export interface Claim {
  id: string;
  /** When others may take it up, because this process must have died. */
  until: Date;
}

/** Takes what is due for some receivers, so many for each, the longest waiting first. */
export async function claimDue(
  db: Executor,
  { receivers, each }: { receivers: readonly Receiver[]; each: number },
  claim: Claim,
  now: Date,
): Promise<Outgoing[]> {
  return rowsOf<Outgoing>(
    db,
    sql`
      with asked as (
        select * from jsonb_to_recordset(${JSON.stringify(receivers)}::jsonb) as r(receiver text, "receiverId" bigint)
      ), due as (
        select d.id from asked cross join lateral (
          select w.id from webhook_deliveries w
          where w.status = 'pending' and w.receiver = asked.receiver and w.receiver_id = asked."receiverId"
            and w.next_attempt_at <= ${now.toISOString()}
          order by w.next_attempt_at limit ${each} for update skip locked) d
      ), claimed as (
        update webhook_deliveries w set claim = ${claim.id}, next_attempt_at = ${claim.until.toISOString()}
        from due where w.id = due.id
        returning w.id, w.event_id, w.receiver, w.receiver_id, w.attempts_left
      )
      select w.id::int, w.event_id as "eventId", w.receiver, w.receiver_id::int as "receiverId",
        w.attempts_left as "attemptsLeft", e.body,
        nullif(coalesce(c.webhook_url, p.webhook_url), '') as url,
        coalesce(a.webhook_secret_encrypted, p.secret_encrypted) as "secretEncrypted"
      from claimed w
      join events e on e.id = w.event_id
      left join applications a on w.receiver = 'application' and a.id = w.receiver_id
      left join webhook_configurations c on c.application_id = a.id
      left join users u on w.receiver = 'user' and u.id = w.receiver_id and u.deleted_at is null and ${hasPlan(now)}
      left join personal_webhook_endpoints p on p.user_id = u.id`,
  );
}

/** What came of an attempt, and what is to become of the delivery. */
export interface Attempted {
  deliveryId: number;
  status: (typeof DELIVERY_STATUSES)[number];
  attemptsLeft: number;
  url: string | null;
  attemptedAt: string;
  durationMs: number;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
  nextAttemptAt: string | null;
}

/** Keeps attempts, and what they mean for their deliveries as far as this process still has them. */
export async function recordAttempts(
  db: Executor,
  claimId: string,
  attempts: readonly Attempted[],
): Promise<void> {
  await db.execute(sql`
    with attempt as (
      select * from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as a(
        "deliveryId" bigint, status text, "attemptsLeft" int, url text, "attemptedAt" timestamptz, "durationMs" int,
        "responseStatus" int, "responseBody" text, error text, "nextAttemptAt" timestamptz)
    ), settled as (
      update webhook_deliveries w set status = a.status, attempts_left = a."attemptsLeft", claim = null,
        url = coalesce(a.url, w.url), next_attempt_at = coalesce(a."nextAttemptAt", w.next_attempt_at)
      from attempt a where w.id = a."deliveryId" and w.claim = ${claimId}
    )
    insert into delivery_attempts
      (delivery_id, attempted_at, duration_ms, response_status, response_body, error, next_attempt_at)
    select a."deliveryId", a."attemptedAt", a."durationMs", a."responseStatus", a."responseBody", a.error, a."nextAttemptAt"
    from attempt a where exists (select 1 from webhook_deliveries w where w.id = a."deliveryId")`);
}

/** Everybody who has something due. It steps from receiver to receiver, however much waits for each. */
export async function findDueReceivers(db: Executor, now: Date): Promise<Receiver[]> {
  return rowsOf<Receiver>(
    db,
    sql`
      with recursive waiting as (
        (select receiver, receiver_id from webhook_deliveries
          where status = 'pending' order by receiver, receiver_id limit 1)
        union all
        select following.* from waiting cross join lateral (
          select d.receiver, d.receiver_id from webhook_deliveries d
          where d.status = 'pending' and (d.receiver, d.receiver_id) > (waiting.receiver, waiting.receiver_id)
          order by d.receiver, d.receiver_id limit 1) following
      )
      select w.receiver, w.receiver_id::int as "receiverId" from waiting w
      where exists (
        select 1 from webhook_deliveries d
        where d.status = 'pending' and d.receiver = w.receiver and d.receiver_id = w.receiver_id
          and d.next_attempt_at <= ${now.toISOString()})`,
  );
}

/** Gives back what a process has claimed, or where none is named, what all have that ran before. */
export async function releaseClaims(db: Executor, claimId: string | null, now: Date): Promise<void> {
  const whose = claimId === null ? sql`claim is not null` : sql`claim = ${claimId}`;
  await db.execute(sql`
    update webhook_deliveries set claim = null, next_attempt_at = ${now.toISOString()}
    where status = 'pending' and ${whose}`);
}
