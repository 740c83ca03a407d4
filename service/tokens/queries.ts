import { and, count, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { applications, credentials, personalAccessTokens, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';

export interface PersonalTokenRow {
  token: typeof personalAccessTokens.$inferSelect;
  loginName: string;
}

/** Whose tokens a login manages: its own, or all of its account's. */
export interface TokenOwner {
  userId: number;
  /** Null: every login of the user. */
  credentialId: number | null;
}

const ownedBy = ({ userId, credentialId }: TokenOwner) =>
  and(
    eq(personalAccessTokens.userId, userId),
    credentialId === null ? undefined : eq(personalAccessTokens.credentialId, credentialId),
  );

/** The newest first. */
export async function listPersonalTokens(
  db: Executor,
  owner: TokenOwner,
  page: PageRequest,
): Promise<Page<PersonalTokenRow>> {
  const rows = await db
    .select({ token: personalAccessTokens, loginName: credentials.name })
    .from(personalAccessTokens)
    .innerJoin(credentials, eq(credentials.id, personalAccessTokens.credentialId))
    .where(ownedBy(owner))
    .orderBy(desc(personalAccessTokens.createdAt), desc(personalAccessTokens.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows, count: await db.$count(personalAccessTokens, ownedBy(owner)) };
}

export async function countPersonalTokens(db: Executor, owner: TokenOwner): Promise<number> {
  const [row] = await db.select({ tokens: count() }).from(personalAccessTokens).where(ownedBy(owner));
  return row?.tokens ?? 0;
}

/** A login of the user, under whose name its tokens are shown. */
export async function findLoginName(
  db: Executor,
  userId: number,
  credentialId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ name: credentials.name })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.id, credentialId)));
  return row?.name ?? null;
}

export async function insertPersonalToken(
  db: Executor,
  token: typeof personalAccessTokens.$inferInsert,
): Promise<typeof personalAccessTokens.$inferSelect> {
  const [row] = await db.insert(personalAccessTokens).values(token).returning();
  if (!row) throw new Error('The token was not stored.');
  return row;
}

/** True when there was such a token. */
export async function deletePersonalToken(db: Executor, owner: TokenOwner, id: number): Promise<boolean> {
  const deleted = await db
    .delete(personalAccessTokens)
    .where(and(ownedBy(owner), eq(personalAccessTokens.id, id)))
    .returning({ id: personalAccessTokens.id });
  return deleted.length > 0;
}

export async function deleteTokensOfUsers(db: Executor, userIds: number[]): Promise<void> {
  await db.delete(personalAccessTokens).where(inArray(personalAccessTokens.userId, userIds));
}

/** Everything a request needs to know about its token, in one look-up. */
export async function findPersonalTokenWithBearer(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({
      token: { id: personalAccessTokens.id, scopes: personalAccessTokens.scopes },
      application: applications,
      user: users,
      credential: credentials,
    })
    .from(personalAccessTokens)
    .innerJoin(credentials, eq(credentials.id, personalAccessTokens.credentialId))
    .innerJoin(users, eq(users.id, credentials.userId))
    .innerJoin(applications, eq(applications.id, users.applicationId))
    .where(and(eq(personalAccessTokens.tokenHash, tokenHash), isNull(users.deletedAt)));
  return row ?? null;
}

export interface Use {
  at: Date;
  address: string | null;
}

/** Writes a use down unless another process did so later than `before`. */
export async function recordTokenUse(
  db: Executor,
  id: number,
  { at, address }: Use,
  before: Date,
): Promise<void> {
  const { lastUsedAt } = personalAccessTokens;
  await db
    .update(personalAccessTokens)
    .set({ lastUsedAt: at, lastUsedAddress: address })
    .where(and(eq(personalAccessTokens.id, id), or(isNull(lastUsedAt), lte(lastUsedAt, before))));
}
