import { and, asc, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { UserCreation, UserListQuery } from '#contract/users.ts';
import type { Executor } from '../db/database.ts';
import {
  accessTokens,
  accounts,
  credentials,
  listings,
  personalAccessTokens,
  sessions,
  users,
} from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import type { Tenant } from '../oauth/principal.ts';

export type UserRow = typeof users.$inferSelect & { hasEnabledListing: boolean };
export type CredentialRow = typeof credentials.$inferSelect;

const inTenant = (tenant: Tenant): SQL | undefined =>
  and(
    eq(users.applicationId, tenant.applicationId),
    isNull(users.deletedAt),
    tenant.userId === null ? undefined : eq(users.id, tenant.userId),
  );

const hasEnabledListing = (db: Executor) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(listings)
      .where(and(eq(listings.ownerId, users.id), eq(listings.enabled, true))),
  );

const userColumns = (db: Executor) => ({
  user: users,
  hasEnabledListing: sql<boolean>`${hasEnabledListing(db)}`,
});

const toUserRow = (row: { user: typeof users.$inferSelect; hasEnabledListing: boolean }): UserRow => ({
  ...row.user,
  hasEnabledListing: row.hasEnabledListing,
});

export async function findUser(db: Executor, tenant: Tenant, id: number): Promise<UserRow | null> {
  const [row] = await db
    .select(userColumns(db))
    .from(users)
    .where(and(inTenant(tenant), eq(users.id, id)));
  return row ? toUserRow(row) : null;
}

export async function findUsers(db: Executor, tenant: Tenant, ids: number[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(userColumns(db))
    .from(users)
    .where(and(inTenant(tenant), inArray(users.id, ids)));
  return rows.map(toUserRow);
}

export async function listUsers(
  db: Executor,
  tenant: Tenant,
  query: Pick<UserListQuery, 'filter[email]' | 'sort'>,
  page: PageRequest,
): Promise<Page<UserRow>> {
  const email = query['filter[email]'];
  const where = and(
    inTenant(tenant),
    email === undefined ? undefined : eq(sql`lower(${users.email})`, email.toLowerCase()),
  );
  const direction = query.sort === 'created-at' ? asc : desc;
  const rows = await db
    .select(userColumns(db))
    .from(users)
    .where(where)
    .orderBy(direction(users.createdAt), direction(users.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows: rows.map(toUserRow), count: await db.$count(users, where) };
}

export async function isEmailTaken(db: Executor, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const taken = await db.$count(users, eq(sql`lower(${users.email})`, address));
  return taken > 0 || (await db.$count(credentials, eq(sql`lower(${credentials.email})`, address))) > 0;
}

export async function insertUser(
  db: Executor,
  applicationId: number,
  creation: UserCreation,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db
    .insert(users)
    .values({
      applicationId,
      firstName: creation['first-name'],
      lastName: creation['last-name'],
      email: creation.email,
      locale: creation.locale,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ? { ...row, hasEnabledListing: false } : null;
}

export async function insertCredential(
  db: Executor,
  credential: Omit<typeof credentials.$inferInsert, 'id'>,
): Promise<number | null> {
  const [row] = await db
    .insert(credentials)
    .values(credential)
    .onConflictDoNothing()
    .returning({ id: credentials.id });
  return row?.id ?? null;
}

export async function listCredentials(
  db: Executor,
  userId: number,
  onlyId: number | null,
  page: PageRequest,
): Promise<Page<CredentialRow>> {
  const where = and(eq(credentials.userId, userId), onlyId === null ? undefined : eq(credentials.id, onlyId));
  const rows = await db
    .select()
    .from(credentials)
    .where(where)
    .orderBy(asc(credentials.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows, count: await db.$count(credentials, where) };
}

/** Takes the user's row for this transaction, so that changes to one user happen one at a time. */
export async function lockUser(
  db: Executor,
  tenant: Tenant,
  id: number,
): Promise<typeof users.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(inTenant(tenant), eq(users.id, id)))
    .for('no key update'); // an import may still refer to the row
  return row ?? null;
}

/** Leaves a row without a person: the address is free again, nothing can sign in. */
export async function anonymizeUser(db: Executor, id: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ email: `deleted-${id}@deleted.invalid`, deletedAt: now })
    .where(eq(users.id, id));
  await db.delete(accessTokens).where(eq(accessTokens.userId, id));
  await db.delete(personalAccessTokens).where(eq(personalAccessTokens.userId, id));
  const logins = db.select({ id: credentials.id }).from(credentials).where(eq(credentials.userId, id));
  await db.update(sessions).set({ revokedAt: now }).where(inArray(sessions.credentialId, logins));
  await db
    .update(credentials)
    .set({ email: sql`'deleted-' || ${credentials.id} || '@deleted.invalid'`, passwordHash: '' })
    .where(eq(credentials.userId, id));
}

export async function markAccountsDeleted(db: Executor, userId: number, now: Date): Promise<void> {
  await db
    .update(accounts)
    .set({ deletedAt: now })
    .where(and(eq(accounts.userId, userId), isNull(accounts.deletedAt)));
}
