import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Scope } from '#contract/scopes.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import {
  accessTokens,
  applicationSecrets,
  applications,
  credentials,
  sessions,
  staff,
  users,
} from '../db/schema/index.ts';

export type Application = typeof applications.$inferSelect;

export interface AuthenticClient {
  application: Application;
  secretId: number;
}

export async function findApplicationBySecret(
  db: Executor,
  clientId: string,
  secretHash: string,
): Promise<AuthenticClient | null> {
  const [row] = await db
    .select({ application: applications, secretId: applicationSecrets.id })
    .from(applications)
    .innerJoin(applicationSecrets, eq(applicationSecrets.applicationId, applications.id))
    .where(
      and(
        eq(applications.clientId, clientId),
        eq(applicationSecrets.secretHash, secretHash),
        isNull(applicationSecrets.revokedAt),
      ),
    );
  return row ?? null;
}

/** Writes the use of a secret down unless another process did so later than `before`. */
export async function recordSecretUse(db: Executor, id: number, at: Date, before: Date): Promise<void> {
  const { lastUsedAt } = applicationSecrets;
  await db
    .update(applicationSecrets)
    .set({ lastUsedAt: at })
    .where(and(eq(applicationSecrets.id, id), or(isNull(lastUsedAt), lte(lastUsedAt, before))));
}

export async function getApplication(db: Executor, id: number): Promise<Application> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Error(`There is no application ${id}.`);
  return row;
}

/** An application that stays as it is until this transaction ends. */
export async function holdApplication(db: Executor, id: number): Promise<Application> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('share');
  if (!row) throw new Error(`There is no application ${id}.`);
  return row;
}

/** A login of a user of the application: the named one, else the primary one. */
export async function findCredentialOfUser(
  db: Executor,
  applicationId: number,
  userId: number,
  credentialId: number | null,
): Promise<{ id: number } | null> {
  const [row] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(
      and(
        eq(users.applicationId, applicationId),
        eq(users.id, userId),
        isNull(users.deletedAt),
        credentialId === null ? undefined : eq(credentials.id, credentialId),
      ),
    )
    .orderBy(asc(credentials.id))
    .limit(1);
  return row ?? null;
}

export async function findLiveSession(db: Executor, id: string, now: Date) {
  const [row] = await db
    .select({ id: sessions.id, credentialId: sessions.credentialId, staffId: sessions.staffId })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
  return row ?? null;
}

export interface NewAccessToken {
  tokenHash: string;
  applicationId: number;
  userId: number | null;
  credentialId: number | null;
  sessionId: string | null;
  scopes: Scope[];
  expiresAt: Date;
}

export async function insertAccessToken(db: Executor, token: NewAccessToken): Promise<void> {
  const { tokenHash, applicationId, userId, credentialId, sessionId, scopes, expiresAt } = token;
  await rowsOf(
    db,
    sql`insert into access_tokens (token_hash, application_id, user_id, credential_id, session_id, scopes, expires_at)
      values (${tokenHash}, ${applicationId}, ${userId}, ${credentialId}, ${sessionId}, ${sql.param(scopes)}, ${expiresAt.toISOString()})`,
  );
}

/** Everything a request needs to know about its token, in one look-up. */
export async function findTokenWithBearer(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      token: accessTokens,
      application: applications,
      user: users,
      credential: credentials,
      session: sessions,
      staff,
    })
    .from(accessTokens)
    .innerJoin(applications, eq(applications.id, accessTokens.applicationId))
    .leftJoin(users, eq(users.id, accessTokens.userId))
    .leftJoin(credentials, eq(credentials.id, accessTokens.credentialId))
    .leftJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .leftJoin(staff, eq(staff.id, sessions.staffId))
    .where(and(eq(accessTokens.tokenHash, tokenHash), gt(accessTokens.expiresAt, now)));
  return row ?? null;
}

/** True when the application had such a token. */
export async function deleteAccessToken(
  db: Executor,
  applicationId: number,
  tokenHash: string,
): Promise<boolean> {
  const deleted = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.applicationId, applicationId), eq(accessTokens.tokenHash, tokenHash)))
    .returning({ tokenHash: accessTokens.tokenHash });
  return deleted.length > 0;
}

export const isTokenOfAnybody = async (db: Executor, tokenHash: string): Promise<boolean> =>
  (await db.$count(accessTokens, eq(accessTokens.tokenHash, tokenHash))) > 0;

/** Tokens that can no longer be used, and sessions that ended a while ago. */
export async function deleteExpired(db: Executor, now: Date, sessionsBefore: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, sessionsBefore));
}
