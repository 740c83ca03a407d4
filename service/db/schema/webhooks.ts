import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference } from './columns.ts';
import { applications } from './identity.ts';

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
