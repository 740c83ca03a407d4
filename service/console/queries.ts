import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import {
  clusters,
  credentials,
  marketStatistics,
  sessions,
  signInAttempts,
  staff,
  users,
} from '../db/schema/index.ts';

const sameEmail = (column: typeof credentials.email | typeof staff.email, email: string) =>
  eq(sql`lower(${column})`, email.toLowerCase());

/** A login of a user the application acts for. */
export async function findLogin(db: Executor, applicationId: number, email: string) {
  const [row] = await db
    .select({ credential: credentials, user: users })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(
      and(
        sameEmail(credentials.email, email),
        eq(users.applicationId, applicationId),
        isNull(users.deletedAt),
      ),
    );
  return row ?? null;
}

export async function findStaff(db: Executor, applicationId: number, email: string) {
  const [row] = await db
    .select()
    .from(staff)
    .where(
      and(sameEmail(staff.email, email), eq(staff.applicationId, applicationId), isNull(staff.disabledAt)),
    );
  return row ?? null;
}

export async function findAttempts(db: Executor, email: string) {
  const [row] = await db.select().from(signInAttempts).where(eq(signInAttempts.email, email.toLowerCase()));
  return row ?? null;
}

/** How attempts after too many failures are spread: the wait doubles with every further one. */
export interface SignInPatience {
  freeFailures: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** Failures before this are forgotten. */
  forgetBefore: Date;
}

/**
 * Counts a sign-in as failed before its password is looked at, so that attempts made at the same time count
 * each other. False, and nothing is counted, while the address has to wait.
 */
export async function takeAttempt(
  db: Executor,
  email: string,
  now: Date,
  { freeFailures, firstWaitSeconds, longestWaitSeconds, forgetBefore }: SignInPatience,
): Promise<boolean> {
  const { failures, lastFailedAt } = signInAttempts;
  const wait = sql`least(${longestWaitSeconds}::int, ${firstWaitSeconds}::int * 2 ^ least(${failures} - ${freeFailures}::int, 20))`;
  const taken = await db
    .insert(signInAttempts)
    .values({ email: email.toLowerCase(), failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.email,
      set: {
        failures: sql`case when ${lastFailedAt} < ${forgetBefore.toISOString()} then 1 else ${failures} + 1 end`,
        lastFailedAt: now,
      },
      setWhere: sql`${failures} < ${freeFailures}::int or ${lastFailedAt} + make_interval(secs => ${wait}) <= ${now.toISOString()}`,
    })
    .returning({ failures });
  return taken.length > 0;
}

export async function clearFailures(db: Executor, email: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.email, email.toLowerCase()));
}

export async function insertSession(db: Executor, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function markSignedIn(db: Executor, credentialId: number, now: Date): Promise<void> {
  await db.update(credentials).set({ lastLogin: now }).where(eq(credentials.id, credentialId));
}

/** True when there was such a live session of the application's people. */
export async function revokeSession(db: Executor, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  return revoked.length > 0;
}

export interface StayRow {
  id: number;
  listingId: number;
  checkinDate: string;
  checkoutDate: string;
  status: 'accepted' | 'unconfirmed';
  bookedThrough: string | null;
  isOwnerStay: boolean | null;
  adr: string | null;
  currency: string;
}

/** Stays that touch the nights `from` … `to` of a listing or, for a multi-unit parent, of its units. */
export async function listStays(
  db: Executor,
  listingId: number,
  from: string,
  to: string,
): Promise<StayRow[]> {
  return rowsOf<StayRow>(
    db,
    sql`select r.id::int, r.listing_id::int as "listingId", r.checkin_date::text as "checkinDate",
          r.checkout_date::text as "checkoutDate", r.status, r.booked_through as "bookedThrough",
          r.is_owner_stay as "isOwnerStay", r.adr::text, r.currency
        from (select ${listingId}::bigint as id union all select id from listings where parent_id = ${listingId}) own
        join reservations r on r.listing_id = own.id
        where r.status <> 'canceled' and r.checkout_date > ${from}::date and r.checkin_date <= ${to}::date
        order by r.checkin_date, r.id
        limit 5000`,
  );
}

export interface StatisticsRow {
  cohort: string;
  clusterName: string;
  p10: number | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p90: number | null;
  occupancy: number | null;
}

/** The benchmark of one cohort on one night. */
export async function findStatistics(
  db: Executor,
  clusterId: number,
  cohort: string,
  day: EpochDay,
): Promise<StatisticsRow | null> {
  const [row] = await db
    .select({
      cohort: marketStatistics.cohort,
      clusterName: clusters.name,
      p10: marketStatistics.p10,
      p25: marketStatistics.p25,
      p50: marketStatistics.p50,
      p75: marketStatistics.p75,
      p90: marketStatistics.p90,
      occupancy: marketStatistics.occupancy,
    })
    .from(marketStatistics)
    .innerJoin(clusters, eq(clusters.id, marketStatistics.clusterId))
    .where(
      and(
        eq(marketStatistics.marketId, clusters.marketId),
        eq(marketStatistics.clusterId, clusterId),
        eq(marketStatistics.cohort, cohort),
        eq(marketStatistics.stayDate, toIsoDate(day)),
      ),
    );
  return row ?? null;
}

export async function findLoginById(db: Executor, credentialId: number) {
  const [row] = await db
    .select({
      name: credentials.name,
      email: credentials.email,
      plan: users.plan,
      trialEndsAt: users.trialEndsAt,
    })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(eq(credentials.id, credentialId));
  return row ?? null;
}
