import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';
import { users } from './identity.ts';
import { accounts, listings } from './listings.ts';

/** What happened, as it is told: written in the transaction of its cause, where there is anybody to tell. */
export const events = pgTable(
  'events',
  {
    /** `msg_` and a ULID. */
    id: text().primaryKey(),
    type: text().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The very text that is signed and sent. */
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt)],
);

export const RECEIVER_KINDS = ['application', 'user'] as const;
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'dropped'] as const;

/** An event on its way to one receiver: to the endpoint of an application, or to the one of a user. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    receiver: text({ enum: RECEIVER_KINDS }).notNull(),
    /** Of the application or the user. */
    receiverId: reference().notNull(),
    /** As the event has them, so that a receiver's deliveries are listed from this table alone. */
    eventType: text().notNull(),
    userId: reference().notNull(),
    createdAt: createdAt(),
    status: text({ enum: DELIVERY_STATUSES }).notNull().default('pending'),
    attemptsLeft: integer().notNull(),
    /** While it is claimed: when another process may take it up, because this one must have died. */
    nextAttemptAt: instant().notNull(),
    /** Of the process that is sending it now. */
    claim: text(),
    /** Where it was sent last. */
    url: text(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_receiver_key').on(t.eventId, t.receiver, t.receiverId),
    index('webhook_deliveries_newest').on(t.receiver, t.receiverId, t.createdAt, t.eventId),
    index('webhook_deliveries_due')
      .on(t.receiver, t.receiverId, t.nextAttemptAt)
      .where(sql`${t.status} = 'pending'`),
  ],
);

export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    id: id(),
    deliveryId: reference()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    attemptedAt: instant().notNull(),
    durationMs: integer().notNull(),
    responseStatus: integer(),
    /** The first 4 KiB. */
    responseBody: text(),
    error: text(),
    nextAttemptAt: instant(),
  },
  (t) => [index().on(t.deliveryId, t.id)],
);

/** Syncs that somebody asked for and is told of when they end. The row goes in the transaction of that event. */
export const awaitedSyncs = pgTable(
  'awaited_syncs',
  {
    id: id(),
    eventType: text({ enum: ['account.created', 'account.refreshed', 'listing.refreshed'] }).notNull(),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null for the sync of a whole account. */
    listingId: reference().references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.accountId), index().on(t.listingId)],
);
