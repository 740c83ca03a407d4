import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import type { StoredPlan } from './plan.ts';

const columns = { id: users.id, plan: users.plan, trialEndsAt: users.trialEndsAt };

export async function findPlan(
  db: Executor,
  applicationId: number,
  userId: number,
): Promise<StoredPlan | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.applicationId, applicationId), eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

/** Takes the user's row for this transaction. */
export async function lockPlan(db: Executor, userId: number): Promise<StoredPlan | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  return row ?? null;
}

export async function savePlan(db: Executor, userId: number, plan: StoredPlan): Promise<void> {
  await db.update(users).set(plan).where(eq(users.id, userId));
}

/** Ends the plans whose trial is over. @returns their users */
export async function endTrialsBefore(db: Executor, now: Date): Promise<number[]> {
  const ended = await db
    .update(users)
    .set({ plan: 'ended', trialEndsAt: null })
    .where(and(eq(users.plan, 'active'), lte(users.trialEndsAt, now)))
    .returning({ id: users.id });
  return ended.map(({ id }) => id);
}

export interface PlanOwner extends StoredPlan {
  id: number;
  email: string;
}

/** For the operator: of whatever application. */
export async function findPlanOwner(db: Executor, idOrEmail: number | string): Promise<PlanOwner | null> {
  const isNamed =
    typeof idOrEmail === 'number'
      ? eq(users.id, idOrEmail)
      : eq(sql`lower(${users.email})`, idOrEmail.toLowerCase());
  const [row] = await db
    .select({ ...columns, email: users.email })
    .from(users)
    .where(and(isNamed, isNull(users.deletedAt)));
  return row ?? null;
}
