import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import {
  applicationSecrets,
  applications,
  personalAccessTokens,
  users,
  webhookConfigurations,
} from '../db/schema/index.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type SecretRow = Omit<typeof applicationSecrets.$inferSelect, 'secretHash'>;

/** More than any deployment has. */
const MOST_APPLICATIONS = 1000;

export const listApplications = (db: Executor): Promise<ApplicationRow[]> =>
  db.select().from(applications).orderBy(asc(applications.id)).limit(MOST_APPLICATIONS);

/** By client id or name; names may be shared. */
export const findApplications = (db: Executor, name: string): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(or(eq(applications.clientId, name), eq(applications.name, name)))
    .orderBy(asc(applications.id))
    .limit(MOST_APPLICATIONS);

/** Takes the application's row for this transaction. */
export async function lockApplication(db: Executor, id: number): Promise<ApplicationRow> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('no key update');
  if (!row) throw new Error(`There is no application ${id}.`);
  return row;
}

export async function insertApplication(
  db: Executor,
  application: typeof applications.$inferInsert,
): Promise<ApplicationRow | null> {
  const [row] = await db.insert(applications).values(application).onConflictDoNothing().returning();
  return row ?? null;
}

export type ApplicationChanges = Partial<
  Pick<
    ApplicationRow,
    | 'name'
    | 'rateLimitPerMinute'
    | 'requireUserScopedTokens'
    | 'scopes'
    | 'personalTokenScopes'
    | 'allowlist'
    | 'webhookSecretEncrypted'
  >
>;

export async function updateApplication(
  db: Executor,
  id: number,
  changes: ApplicationChanges,
): Promise<void> {
  await db.update(applications).set(changes).where(eq(applications.id, id));
}

/** Takes from the personal tokens of an application's users whatever is not available any more. */
export async function narrowPersonalTokens(
  db: Executor,
  applicationId: number,
  available: readonly string[],
): Promise<void> {
  const { scopes, userId } = personalAccessTokens;
  const left = sql`array(select jsonb_array_elements_text(${JSON.stringify(available)}::jsonb))`;
  const theirs = db.select({ id: users.id }).from(users).where(eq(users.applicationId, applicationId));
  await db
    .update(personalAccessTokens)
    .set({ scopes: sql`array(select held from unnest(${scopes}) as held where held = any(${left}))` })
    .where(and(inArray(userId, theirs), sql`not ${scopes} <@ ${left}`));
}

const secretColumns = {
  id: applicationSecrets.id,
  applicationId: applicationSecrets.applicationId,
  hint: applicationSecrets.hint,
  createdAt: applicationSecrets.createdAt,
  lastUsedAt: applicationSecrets.lastUsedAt,
  revokedAt: applicationSecrets.revokedAt,
};

/** Those that are valid, the oldest first. */
export const listSecrets = (db: Executor, applicationId: number): Promise<SecretRow[]> =>
  db
    .select(secretColumns)
    .from(applicationSecrets)
    .where(and(eq(applicationSecrets.applicationId, applicationId), isNull(applicationSecrets.revokedAt)))
    .orderBy(asc(applicationSecrets.id))
    .limit(MOST_APPLICATIONS);

export async function insertSecret(
  db: Executor,
  secret: typeof applicationSecrets.$inferInsert,
): Promise<void> {
  await db.insert(applicationSecrets).values(secret);
}

export async function revokeSecret(db: Executor, id: number, now: Date): Promise<void> {
  await db.update(applicationSecrets).set({ revokedAt: now }).where(eq(applicationSecrets.id, id));
}

/** What the application is sent from now on is signed anew. */
export async function markWebhookSecretRotated(
  db: Executor,
  applicationId: number,
  now: Date,
): Promise<void> {
  await db
    .insert(webhookConfigurations)
    .values({ applicationId, subscribedEvents: ['*'], secretRotatedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: webhookConfigurations.applicationId,
      set: { secretRotatedAt: now, updatedAt: now },
    });
}
