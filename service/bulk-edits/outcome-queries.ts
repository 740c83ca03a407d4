import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { BulkNote, BulkOutcome, BulkSettings } from '#contract/console/bulk-edits/outcome.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import { type Executor, rowsOf } from '../db/database.ts';
import { bulkEditListings } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import type { SelectedListing } from './selection-queries.ts';

type Stored = typeof bulkEditListings.$inferSelect;
export type OutcomeRow = Omit<Stored, 'before' | 'after' | 'notes' | 'errors'> & {
  before: BulkSettings | null;
  after: BulkSettings | null;
  notes: BulkNote[] | null;
  errors: ErrorObject[] | null;
};

const at = (editId: number, listingId: number) =>
  and(eq(bulkEditListings.editId, editId), eq(bulkEditListings.listingId, listingId));

export async function listOutcomes(
  db: Executor,
  editId: number,
  outcomes: readonly BulkOutcome[] | undefined,
  page: PageRequest,
): Promise<Page<OutcomeRow>> {
  const where = and(
    eq(bulkEditListings.editId, editId),
    outcomes && inArray(bulkEditListings.outcome, [...outcomes]),
  );
  const rows = await db
    .select()
    .from(bulkEditListings)
    .where(where)
    .orderBy(asc(bulkEditListings.position))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows: rows as OutcomeRow[], count: await db.$count(bulkEditListings, where) };
}

/** The listings of an edit that are still to come, in its order. */
export async function findLeft(
  db: Executor,
  editId: number,
  afterPosition: number,
  limit: number,
): Promise<{ listingId: number; position: number }[]> {
  return db
    .select({ listingId: bulkEditListings.listingId, position: bulkEditListings.position })
    .from(bulkEditListings)
    .where(
      and(
        eq(bulkEditListings.editId, editId),
        eq(bulkEditListings.outcome, 'left'),
        gt(bulkEditListings.position, afterPosition),
      ),
    )
    .orderBy(asc(bulkEditListings.position))
    .limit(limit);
}

/**
 * Takes a listing of an edit for this transaction, so that nobody else reaches it. The edit cannot be stopped
 * before the transaction ends. @returns false where it was reached before, or the edit is over
 */
export async function takeListing(tx: Executor, editId: number, listingId: number): Promise<boolean> {
  const taken = await rowsOf(
    tx,
    sql`select 1 from bulk_edits e join bulk_edit_listings l on l.edit_id = e.id
        where e.id = ${editId} and e.status = 'in_progress' and l.listing_id = ${listingId} and l.outcome = 'left'
        for update of l for share of e`,
  );
  return taken.length > 0;
}

export type Reached = Pick<OutcomeRow, 'before' | 'after' | 'notes' | 'errors' | 'requestId'> & {
  outcome: BulkOutcome;
};

/** Only of a listing that is left: what was told before stays. */
export async function recordOutcome(
  tx: Executor,
  editId: number,
  listingId: number,
  reached: Reached,
  now: Date,
): Promise<void> {
  await tx
    .update(bulkEditListings)
    .set({ ...reached, changedAt: now })
    .where(and(at(editId, listingId), eq(bulkEditListings.outcome, 'left')));
}

/** Under which request an edit changed a listing; null where it did not, or the change was put back since. */
export async function findChangeToUndo(
  tx: Executor,
  editId: number,
  listingId: number,
): Promise<string | null> {
  const [row] = await tx
    .select({ requestId: bulkEditListings.requestId })
    .from(bulkEditListings)
    .where(and(at(editId, listingId), eq(bulkEditListings.outcome, 'changed')))
    .for('update');
  return row?.requestId ?? null;
}

export async function markUndone(tx: Executor, editId: number, listingId: number, now: Date): Promise<void> {
  await tx
    .update(bulkEditListings)
    .set({ outcome: 'undone', changedAt: now })
    .where(and(at(editId, listingId), eq(bulkEditListings.outcome, 'changed')));
}

/** The listings that an edit changed and that have not been put back, in its order. */
export async function findChanged(db: Executor, editId: number): Promise<SelectedListing[]> {
  return db
    .select({
      id: bulkEditListings.listingId,
      title: bulkEditListings.title,
      currency: bulkEditListings.currency,
    })
    .from(bulkEditListings)
    .where(and(eq(bulkEditListings.editId, editId), eq(bulkEditListings.outcome, 'changed')))
    .orderBy(asc(bulkEditListings.position));
}
