import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BULK_EDIT_STATUSES } from '#contract/console/bulk-edits/edit.ts';
import { BULK_OUTCOMES } from '#contract/console/bulk-edits/outcome.ts';
import { createdAt, id, instant, reference } from './columns.ts';
import { users } from './identity.ts';

/** A change that is made to many listings of a user, or put back there. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    id: id(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['change', 'undo'] }).notNull(),
    status: text({ enum: BULK_EDIT_STATUSES }).notNull(),
    /** Made by the caller; an undo has none. */
    key: text(),
    /** Of what was asked for with the key. */
    askedHash: text(),
    /** What is done to every listing; of an undo, what it puts back. */
    change: jsonb(),
    /** That found the listings; null where they were named. */
    filter: jsonb(),
    undoesId: reference().references((): AnyPgColumn => bulkEdits.id, { onDelete: 'set null' }),
    /** Who is behind it, as the change history names them. */
    surface: text({ enum: ['api', 'dashboard', 'agent', 'service'] }).notNull(),
    actorType: text({ enum: ['user', 'application', 'support', 'service'] }).notNull(),
    actorLabel: text().notNull(),
    actorEmail: text(),
    createdAt: createdAt(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (t) => [
    index('bulk_edits_owner_newest').on(t.ownerId, t.createdAt, t.id),
    uniqueIndex('bulk_edits_owner_key').on(t.ownerId, t.key),
    index().on(t.undoesId),
  ],
);

/** What becomes of one listing of a bulk edit; written together with the change of the listing. */
export const bulkEditListings = pgTable(
  'bulk_edit_listings',
  {
    editId: reference()
      .notNull()
      .references(() => bulkEdits.id, { onDelete: 'cascade' }),
    /** Not a key: what was done stays told when a listing is gone, and an id that named none is told too. */
    listingId: reference().notNull(),
    position: integer().notNull(),
    title: text(),
    currency: text(),
    outcome: text({ enum: BULK_OUTCOMES }).notNull().default('left'),
    before: jsonb(),
    after: jsonb(),
    notes: jsonb(),
    errors: jsonb(),
    requestId: text(),
    changedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.editId, t.listingId] })],
);
