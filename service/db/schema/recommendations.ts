import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { RECOMMENDATION_STATUSES } from '#contract/recommendations.ts';
import { createdAt, id, instant, reference } from './columns.ts';
import { listings } from './listings.ts';

/** A proposal for the base price of a listing, with the prices that it was drafted against. */
export const recommendations = pgTable(
  'recommendations',
  {
    id: id(),
    ownerId: reference().notNull(),
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    status: text({ enum: RECOMMENDATION_STATUSES }).notNull(),
    suggestedBasePrice: integer().notNull(),
    initialBasePrice: integer().notNull(),
    initialMinPrice: integer(),
    explanation: text().notNull(),
    /** Share of the nights compared that was booked when it was drafted, 0…1: here, and at comparable listings. */
    ownOccupancy: real(),
    marketOccupancy: real(),
    createdAt: createdAt(),
    /** When the status became what it is. */
    statusSince: instant().notNull(),
    /** Who approved or declined it, named as in the change history; null where the service did, or nobody. */
    decidedBy: text(),
  },
  (t) => [
    index('recommendations_listing_newest').on(t.listingId, t.createdAt, t.id),
    index('recommendations_owner_status').on(t.ownerId, t.status, t.createdAt),
  ],
);
