import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant, reference } from './columns.ts';
import { listings } from './listings.ts';

/** The private address under which calendars read a listing's entries. Turning a feed off deletes its row. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: id(),
  listingId: reference()
    .notNull()
    .unique()
    .references(() => listings.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret in the address, hex: what a request is looked up by. */
  secretHash: text().notNull().unique(),
  /** The same secret, to be shown again to who may edit. */
  secretEncrypted: bytes().notNull(),
  /** The language of its entries. */
  locale: text().notNull(),
  /** Named as in the change history. */
  createdBy: text().notNull(),
  createdAt: createdAt(),
  rotatedAt: instant(),
  lastFetchedAt: instant(),
  /** Goes up with every change that a reader was shown. */
  revision: integer().notNull().default(0),
  /** By UID, what was last shown: `[digest, revision of its change, second of its change]`. */
  shown: jsonb().notNull().default({}),
});
