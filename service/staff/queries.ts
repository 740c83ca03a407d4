import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { credentials, sessions, staff } from '../db/schema/index.ts';

export type StaffRow = Omit<typeof staff.$inferSelect, 'passwordHash'>;

const MOST_STAFF = 1000;

const columns = {
  id: staff.id,
  applicationId: staff.applicationId,
  name: staff.name,
  email: staff.email,
  locale: staff.locale,
  createdAt: staff.createdAt,
  disabledAt: staff.disabledAt,
};

export const listStaff = (db: Executor, applicationId: number): Promise<StaffRow[]> =>
  db
    .select(columns)
    .from(staff)
    .where(eq(staff.applicationId, applicationId))
    .orderBy(asc(staff.id))
    .limit(MOST_STAFF);

export async function findStaffByEmail(db: Executor, email: string): Promise<StaffRow | null> {
  const [row] = await db
    .select(columns)
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()));
  return row ?? null;
}

/** Null where the address belongs to somebody who signs in already. */
export async function insertStaff(db: Executor, member: typeof staff.$inferInsert): Promise<StaffRow | null> {
  const login = eq(sql`lower(${credentials.email})`, member.email.toLowerCase());
  if ((await db.$count(credentials, login)) > 0) return null;
  const [row] = await db.insert(staff).values(member).onConflictDoNothing().returning(columns);
  return row ?? null;
}

export async function setDisabled(db: Executor, id: number, disabledAt: Date | null): Promise<void> {
  await db.update(staff).set({ disabledAt }).where(eq(staff.id, id));
}

export async function setPasswordHash(db: Executor, id: number, passwordHash: string): Promise<void> {
  await db.update(staff).set({ passwordHash }).where(eq(staff.id, id));
}

export async function endSessions(db: Executor, staffId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.staffId, staffId), isNull(sessions.revokedAt)));
}
