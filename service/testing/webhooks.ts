import { eq } from 'drizzle-orm';
import { EVERY_EVENT } from '#contract/events.ts';
import { applications, personalWebhookEndpoints, webhookConfigurations } from '../db/schema/index.ts';
import type { Receiver } from '../events/queries.ts';
import { newWebhookSecret, sealWebhookSecret } from '../webhooks/webhook-secret.ts';
import type { TestApi } from './api.ts';
import { eventually } from './api.ts';
import type { TestApplication, TestUser } from './fixtures.ts';
import type { Received, TestReceiver } from './receiver.ts';

/** Has an application's events sent somewhere. @returns its secret */
export async function sendEventsOf(
  { context }: TestApi,
  { id }: Pick<TestApplication, 'id'>,
  webhookUrl: string,
  subscribedEvents: string[] = [EVERY_EVENT],
): Promise<string> {
  const { db, cipher } = context;
  const secret = newWebhookSecret();
  const sealed = sealWebhookSecret(cipher, { receiver: 'application', receiverId: id }, secret);
  await db.update(applications).set({ webhookSecretEncrypted: sealed }).where(eq(applications.id, id));
  const values = { webhookUrl, subscribedEvents };
  await db
    .insert(webhookConfigurations)
    .values({ applicationId: id, ...values })
    .onConflictDoUpdate({ target: webhookConfigurations.applicationId, set: values });
  return secret;
}

/** Has a user's events sent to an endpoint of the user's own. @returns its secret */
export async function sendPersonalEventsOf(
  { context }: TestApi,
  { id }: Pick<TestUser, 'id'>,
  webhookUrl: string,
  subscribedEvents: string[] = [EVERY_EVENT],
): Promise<string> {
  const receiver: Receiver = { receiver: 'user', receiverId: id };
  const secret = newWebhookSecret();
  const secretEncrypted = sealWebhookSecret(context.cipher, receiver, secret);
  await context.db
    .insert(personalWebhookEndpoints)
    .values({ userId: id, webhookUrl, subscribedEvents, secretEncrypted });
  return secret;
}

/** Waits until so many have come; a failed wait is the test's time limit. */
export const receivedBy = (receiver: TestReceiver, count: number): Promise<Received[]> =>
  eventually(
    async () => receiver.received,
    (received) => received.length >= count,
  );
