import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    createdAt: createdAt(),
    /** When the status became what it is. */
    statusSince: instant().notNull(),
  },
  (t) => [index('recommendations_listing_newest').on(t.listingId, t.createdAt, t.id)],
);
