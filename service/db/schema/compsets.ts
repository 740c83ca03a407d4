import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';
import { users } from './identity.ts';
import { listings } from './listings.ts';
import { observedListings } from './market.ts';

/** Comparable listings of the market: those of a listing, kept by the service, or an owner's own choice. */
export const compsets = pgTable(
  'compsets',
  {
    id: id(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The base listing; null: custom. */
    listingId: reference().references(() => listings.id, { onDelete: 'cascade' }),
    /** Of a custom one; a connected one is called as its listing. */
    title: text(),
    memberCount: integer().notNull(),
    createdAt: createdAt(),
    /** When its members last changed. */
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('compsets_listing_key').on(t.listingId),
    index('compsets_owner_newest').on(t.ownerId, t.createdAt, t.id),
  ],
);

export const compsetMembers = pgTable(
  'compset_members',
  {
    compsetId: reference()
      .notNull()
      .references(() => compsets.id, { onDelete: 'cascade' }),
    observedListingId: reference()
      .notNull()
      .references(() => observedListings.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.compsetId, t.observedListingId] }), index().on(t.observedListingId)],
);
