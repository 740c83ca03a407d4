import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, reference } from './columns.ts';
import { applications, users } from './identity.ts';

/** Where the events of an application are sent, and which; an application without a row has none sent. */
export const webhookConfigurations = pgTable('webhook_configurations', {
  applicationId: reference()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  /** Empty: nothing is sent. */
  webhookUrl: text().notNull().default(''),
  subscribedEvents: text().array().notNull(),
  secretRotatedAt: instant(),
  updatedAt: createdAt(),
});

/** Where the events of one user are sent at that user's own wish, and which. */
export const personalWebhookEndpoints = pgTable('personal_webhook_endpoints', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Empty: nothing is sent. */
  webhookUrl: text().notNull().default(''),
  subscribedEvents: text().array().notNull(),
  secretEncrypted: bytes().notNull(),
  secretRotatedAt: instant(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
