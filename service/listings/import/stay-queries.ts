import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { listingBlocks, reservations, reviews } from '../../db/schema/index.ts';
import { excluded } from './queries.ts';

export type ReservationValues = typeof reservations.$inferInsert;
export type BlockValues = typeof listingBlocks.$inferInsert;
export type ReviewValues = typeof reviews.$inferInsert;

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 500;

function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** A row that would stay as it is is not written, so that nobody is told of a change. */
function anyDiffers(columns: readonly PgColumn[]): SQL {
  const kept = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  const wanted = sql.join(columns.map(excluded), sql`, `);
  return sql`(${kept}) is distinct from (${wanted})`;
}

const RESERVATION_COLUMNS = [
  'listingId',
  'channel',
  'bookedThrough',
  'reference',
  'status',
  'isOwnerStay',
  'bookedAt',
  'canceledAt',
  'checkinDate',
  'checkoutDate',
  'guests',
  'currency',
  'rentalAmount',
  'totalAmount',
  'adr',
] as const;

/** @param rows no two of the same account and id */
export async function upsertReservations(db: Executor, rows: readonly ReservationValues[]): Promise<void> {
  for (const batch of batches(rows)) {
    await db
      .insert(reservations)
      .values(batch)
      .onConflictDoUpdate({
        target: [reservations.accountId, reservations.channelId],
        set: Object.fromEntries(RESERVATION_COLUMNS.map((name) => [name, excluded(reservations[name])])),
        setWhere: anyDiffers(RESERVATION_COLUMNS.map((name) => reservations[name])),
      });
  }
}

/** Leaves the listings with these blocks and no others. */
export async function replaceBlocks(
  db: Executor,
  listingIds: readonly number[],
  rows: readonly BlockValues[],
): Promise<void> {
  if (listingIds.length === 0) return;
  await db.delete(listingBlocks).where(inArray(listingBlocks.listingId, [...listingIds]));
  for (const batch of batches(rows)) await db.insert(listingBlocks).values(batch);
}

/** @param rows no two of the same listing and id */
export async function upsertReviews(db: Executor, rows: readonly ReviewValues[]): Promise<void> {
  for (const batch of batches(rows)) {
    await db
      .insert(reviews)
      .values(batch)
      .onConflictDoUpdate({
        target: [reviews.listingId, reviews.channelId],
        set: { reviewedOn: excluded(reviews.reviewedOn), rating: excluded(reviews.rating) },
        setWhere: anyDiffers([reviews.reviewedOn, reviews.rating]),
      });
  }
}
