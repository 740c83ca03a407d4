import { eq } from 'drizzle-orm';
import { EVERY_EVENT } from '#contract/events.ts';
import type { Executor } from '../db/database.ts';
import { applications, personalWebhookEndpoints, webhookConfigurations } from '../db/schema/index.ts';
import type { Receiver } from '../events/queries.ts';

/** An application and what it has set; null where it never set anything. */
export interface ApplicationWebhooks {
  clientId: string;
  createdAt: Date;
  configuration: typeof webhookConfigurations.$inferSelect | null;
}

export async function getApplicationWebhooks(
  db: Executor,
  applicationId: number,
): Promise<ApplicationWebhooks> {
  const [row] = await db
    .select({
      clientId: applications.clientId,
      createdAt: applications.createdAt,
      configuration: webhookConfigurations,
    })
    .from(applications)
    .leftJoin(webhookConfigurations, eq(webhookConfigurations.applicationId, applications.id))
    .where(eq(applications.id, applicationId));
  if (!row) throw new Error(`There is no application ${applicationId}.`);
  return row;
}

/** Takes the application's row for this transaction: it is there before the first configuration is. */
export async function lockApplication(db: Executor, applicationId: number): Promise<void> {
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('no key update');
}

export async function saveWebhookConfiguration(
  db: Executor,
  applicationId: number,
  values: { webhookUrl: string; subscribedEvents: string[] },
  now: Date,
): Promise<void> {
  await db
    .insert(webhookConfigurations)
    .values({ applicationId, ...values, updatedAt: now })
    .onConflictDoUpdate({ target: webhookConfigurations.applicationId, set: { ...values, updatedAt: now } });
}

/** Where events of a receiver are sent, and what signs them; null where it never set anything. */
export async function findEndpoint(
  db: Executor,
  { receiver, receiverId }: Receiver,
): Promise<{ url: string; secretEncrypted: Uint8Array | null } | null> {
  if (receiver === 'user') {
    const endpoint = await findPersonalEndpoint(db, receiverId);
    return endpoint && { url: endpoint.webhookUrl, secretEncrypted: endpoint.secretEncrypted };
  }
  const [row] = await db
    .select({ url: webhookConfigurations.webhookUrl, secretEncrypted: applications.webhookSecretEncrypted })
    .from(webhookConfigurations)
    .innerJoin(applications, eq(applications.id, webhookConfigurations.applicationId))
    .where(eq(webhookConfigurations.applicationId, receiverId));
  return row ?? null;
}

export type PersonalEndpoint = typeof personalWebhookEndpoints.$inferSelect;

export async function findPersonalEndpoint(db: Executor, userId: number): Promise<PersonalEndpoint | null> {
  const [row] = await db
    .select()
    .from(personalWebhookEndpoints)
    .where(eq(personalWebhookEndpoints.userId, userId));
  return row ?? null;
}

/** A first secret comes before the endpoint; another one takes its place. */
export async function savePersonalSecret(
  db: Executor,
  userId: number,
  secretEncrypted: Uint8Array,
  now: Date,
): Promise<void> {
  await db
    .insert(personalWebhookEndpoints)
    .values({ userId, secretEncrypted, subscribedEvents: [EVERY_EVENT], createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: personalWebhookEndpoints.userId,
      set: { secretEncrypted, secretRotatedAt: now, updatedAt: now },
    });
}

export async function updatePersonalEndpoint(
  db: Executor,
  userId: number,
  values: { webhookUrl: string; subscribedEvents: string[] },
  now: Date,
): Promise<PersonalEndpoint | null> {
  const [row] = await db
    .update(personalWebhookEndpoints)
    .set({ ...values, updatedAt: now })
    .where(eq(personalWebhookEndpoints.userId, userId))
    .returning();
  return row ?? null;
}

/** @returns false where there was none */
export async function deletePersonalEndpoint(db: Executor, userId: number): Promise<boolean> {
  const deleted = await db
    .delete(personalWebhookEndpoints)
    .where(eq(personalWebhookEndpoints.userId, userId))
    .returning({ userId: personalWebhookEndpoints.userId });
  return deleted.length > 0;
}
