import { date, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes, reference } from './columns.ts';
import { listings } from './listings.ts';

/** What a listing's prices were made of on a day in its timezone; the last few days are kept. */
export const priceSnapshots = pgTable(
  'price_snapshots',
  {
    listingId: reference()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    takenOn: date({ mode: 'string' }).notNull(),
    /** Packed columns of the nights from `takenOn` on: see service/snapshots/snapshot-codec.ts. */
    nights: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.takenOn] })],
);
