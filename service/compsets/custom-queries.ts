import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { compsets, users } from '../db/schema/index.ts';
import type { Tenant } from '../oauth/principal.ts';
import type { Compset } from './queries.ts';

const inTenant = (tenant: Tenant) =>
  and(
    eq(users.applicationId, tenant.applicationId),
    isNull(users.deletedAt),
    tenant.userId === null ? undefined : eq(users.id, tenant.userId),
  );

/** Takes an owner's row for this transaction, so that his comp sets are made one at a time. */
export async function lockOwner(db: Executor, tenant: Tenant, ownerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), inTenant(tenant)))
    .for('no key update');
  return rows.length > 0;
}

export const countCustom = (db: Executor, ownerId: number): Promise<number> =>
  db.$count(compsets, and(eq(compsets.ownerId, ownerId), isNull(compsets.listingId)));

/** Counts the members of the custom ones anew, of which some may no longer be observed. */
export async function recountCustom(db: Executor, now: Date): Promise<void> {
  const members = sql<number>`(select count(*)::int from compset_members m where m.compset_id = ${compsets.id})`;
  await db
    .update(compsets)
    .set({ memberCount: members, updatedAt: now })
    .where(and(isNull(compsets.listingId), sql`${compsets.memberCount} <> ${members}`));
}

export async function insertCustom(
  db: Executor,
  values: { ownerId: number; title: string; createdAt: Date },
): Promise<Compset> {
  const [row] = await db
    .insert(compsets)
    .values({ ...values, memberCount: 0, updatedAt: values.createdAt })
    .returning();
  if (!row) throw new Error('The comp set was not written.');
  return row;
}

/** @returns whether there was such a custom comp set */
export async function deleteCustom(db: Executor, tenant: Tenant, id: number): Promise<boolean> {
  const owners = db.select({ id: users.id }).from(users).where(inTenant(tenant));
  const rows = await db
    .delete(compsets)
    .where(and(eq(compsets.id, id), isNull(compsets.listingId), inArray(compsets.ownerId, owners)))
    .returning({ id: compsets.id });
  return rows.length > 0;
}
