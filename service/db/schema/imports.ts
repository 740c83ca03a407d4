import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';
import { users } from './identity.ts';

/** A file of settings that a user has applied, and what became of each listing. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['overrides', 'limits'] }).notNull(),
    /** Under which the change history tells of it. */
    requestId: text().notNull(),
    /** Named as in the change history. */
    createdBy: text().notNull(),
    createdAt: createdAt(),
    finishedAt: instant(),
    undoneAt: instant(),
    /** Of the file, as the preview counted. */
    counts: jsonb().notNull(),
    /** One for each listing that the preview showed. */
    outcomes: jsonb().notNull(),
  },
  (t) => [index('imports_owner_newest').on(t.ownerId, t.createdAt, t.id), index().on(t.createdAt)],
);
