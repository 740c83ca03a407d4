import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { applications, webhookConfigurations } from '../db/schema/index.ts';

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
