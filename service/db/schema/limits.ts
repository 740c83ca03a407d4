import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Requests that may still be made, of which every process leases a few at a time. */
export const rateLimitBuckets = pgTable('rate_limit_buckets', {
  key: text().primaryKey(),
  tokens: doublePrecision().notNull(),
  /** What the last lease was given: an upsert cannot tell what was there before. */
  leased: integer().notNull(),
  refilledAt: instant().notNull(),
});
