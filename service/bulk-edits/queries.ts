import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { BulkEditStatus } from '#contract/console/bulk-edits/edit.ts';
import type { BulkOutcome } from '#contract/console/bulk-edits/outcome.ts';
import type { Executor } from '../db/database.ts';
import { bulkEditListings, bulkEdits, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import type { SelectedListing } from './selection-queries.ts';

export type BulkEditRow = Omit<typeof bulkEdits.$inferSelect, 'change'> & { change: BulkChange };
export type NewBulkEdit = typeof bulkEdits.$inferInsert;

const UNFINISHED: BulkEditStatus[] = ['queued', 'in_progress'];
const FINISHED: BulkEditStatus[] = ['done', 'stopped'];
export const isUnfinished = ({ status }: Pick<BulkEditRow, 'status'>) => UNFINISHED.includes(status);

/** An edit with how far it came. */
export interface BulkEditView {
  edit: BulkEditRow;
  counts: Partial<Record<BulkOutcome, number>>;
  /** The latest undo of it. */
  undoneBy: string | null;
}

/** What a user asks for and undoes happens one thing after the other. */
export async function lockOwner(tx: Executor, ownerId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

const VIEW = {
  edit: bulkEdits,
  counts: sql<BulkEditView['counts']>`(
    select coalesce(json_object_agg(c.outcome, c.n), '{}') from (
      select outcome, count(*)::int as n from bulk_edit_listings l where l.edit_id = bulk_edits.id group by outcome) c)`,
  undoneBy: sql<string | null>`(select max(u.id)::text from bulk_edits u where u.undoes_id = bulk_edits.id)`,
};

const select = (db: Executor, where: SQL | undefined) => db.select(VIEW).from(bulkEdits).where(where);

export async function findBulkEdit(db: Executor, ownerId: number, id: number): Promise<BulkEditView | null> {
  const [row] = await select(db, and(eq(bulkEdits.ownerId, ownerId), eq(bulkEdits.id, id)));
  return (row as BulkEditView | undefined) ?? null;
}

export async function findBulkEditByKey(
  db: Executor,
  ownerId: number,
  key: string,
): Promise<BulkEditView | null> {
  const [row] = await select(db, and(eq(bulkEdits.ownerId, ownerId), eq(bulkEdits.key, key)));
  return (row as BulkEditView | undefined) ?? null;
}

/** The undo of an edit that is under way. */
export async function findOpenUndo(
  db: Executor,
  ownerId: number,
  undoesId: number,
): Promise<BulkEditView | null> {
  const isOpen = inArray(bulkEdits.status, UNFINISHED);
  const [row] = await select(
    db,
    and(eq(bulkEdits.ownerId, ownerId), eq(bulkEdits.undoesId, undoesId), isOpen),
  );
  return (row as BulkEditView | undefined) ?? null;
}

/** Those of a user, newest first. */
export async function listBulkEdits(
  db: Executor,
  ownerId: number,
  statuses: readonly BulkEditStatus[] | undefined,
  page: PageRequest,
): Promise<Page<BulkEditView>> {
  const where = and(eq(bulkEdits.ownerId, ownerId), statuses && inArray(bulkEdits.status, [...statuses]));
  const rows = await select(db, where)
    .orderBy(desc(bulkEdits.createdAt), desc(bulkEdits.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows: rows as BulkEditView[], count: await db.$count(bulkEdits, where) };
}

export const countUnfinished = (db: Executor, ownerId: number): Promise<number> =>
  db.$count(bulkEdits, and(eq(bulkEdits.ownerId, ownerId), inArray(bulkEdits.status, UNFINISHED)));

export async function insertBulkEdit(
  tx: Executor,
  edit: NewBulkEdit,
  selected: readonly SelectedListing[],
): Promise<number> {
  const [row] = await tx.insert(bulkEdits).values(edit).returning({ id: bulkEdits.id });
  const editId = row?.id ?? 0;
  await tx.insert(bulkEditListings).values(
    selected.map(({ id, title, currency }, position) => ({
      ...{ editId, listingId: id, position, title, currency },
    })),
  );
  return editId;
}

/** Takes an edit up, for the first time or again. @returns null where there is nothing left to do */
export async function takeUp(
  db: Executor,
  id: number,
  now: Date,
): Promise<{ edit: BulkEditRow; applicationId: number } | null> {
  const [row] = await db
    .update(bulkEdits)
    .set({
      status: 'in_progress',
      startedAt: sql`coalesce(${bulkEdits.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .from(users)
    .where(and(eq(bulkEdits.id, id), eq(users.id, bulkEdits.ownerId), inArray(bulkEdits.status, UNFINISHED)))
    .returning({ edit: bulkEdits, applicationId: users.applicationId });
  return (row as { edit: BulkEditRow; applicationId: number } | undefined) ?? null;
}

/** Ends an edit of which nothing is left to do. */
export async function finish(db: Executor, id: number, now: Date): Promise<void> {
  await db
    .update(bulkEdits)
    .set({ status: 'done', finishedAt: now })
    .where(
      and(
        eq(bulkEdits.id, id),
        eq(bulkEdits.status, 'in_progress'),
        sql`not exists (select 1 from bulk_edit_listings l where l.edit_id = bulk_edits.id and l.outcome = 'left')`,
      ),
    );
}

/** Waits for the listing that is being changed; none is changed after that. */
export async function stop(db: Executor, ownerId: number, id: number, now: Date): Promise<void> {
  await db
    .update(bulkEdits)
    .set({ status: 'stopped', finishedAt: now })
    .where(and(eq(bulkEdits.ownerId, ownerId), eq(bulkEdits.id, id), inArray(bulkEdits.status, UNFINISHED)));
}

/** Edits that are not over, oldest first. */
export async function findUnfinished(db: Executor, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: bulkEdits.id })
    .from(bulkEdits)
    .where(inArray(bulkEdits.status, UNFINISHED))
    .orderBy(bulkEdits.id)
    .limit(limit);
}

export async function deleteFinishedBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(bulkEdits).where(and(lt(bulkEdits.createdAt, moment), inArray(bulkEdits.status, FINISHED)));
}
