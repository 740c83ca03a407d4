import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, reference } from './columns.ts';
import { users } from './identity.ts';
import { listings } from './listings.ts';

/** A name under which a user keeps the settings of some listings as they were. */
export const restorePoints = pgTable(
  'restore_points',
  {
    id: id(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Named as in the change history. */
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('restore_points_owner_newest').on(t.ownerId, t.createdAt, t.id)],
);

export const restorePointListings = pgTable(
  'restore_point_listings',
  {
    pointId: reference()
      .notNull()
      .references(() => restorePoints.id, { onDelete: 'cascade' }),
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** What stands on the listing's own row, by column. */
    columns: jsonb().notNull(),
    /** Customizations by name, in the engine's form. */
    stored: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pointId, t.listingId] }), index().on(t.listingId)],
);
