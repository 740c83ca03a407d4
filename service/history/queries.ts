import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { changeHistory } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import type { Actor } from './actor.ts';

export interface Change {
  ownerId: number;
  listingId: number;
  /** Customization name, or `activation`. */
  setting: string;
  /** Dasherized attribute name. */
  field: string;
  oldValue: unknown;
  newValue: unknown;
}

/** Keeps who changed what; in the transaction of the change itself. */
export async function insertChanges(db: Executor, changes: Change[], actor: Actor, now: Date): Promise<void> {
  if (changes.length === 0) return;
  await db.insert(changeHistory).values(
    changes.map((change) => ({
      ...change,
      changedAt: now,
      surface: actor.surface,
      actorType: actor.type,
      actorLabel: actor.label,
      requestId: actor.requestId,
    })),
  );
}

export type ChangeRow = typeof changeHistory.$inferSelect;

/** The changes of a listing that the caller may see, newest first; both moments are exclusive. */
export async function listChanges(
  db: Executor,
  listingId: number,
  { after, before }: { after?: Date | undefined; before?: Date | undefined },
  page: PageRequest,
): Promise<Page<ChangeRow>> {
  const where = and(
    eq(changeHistory.listingId, listingId),
    after && gt(changeHistory.changedAt, after),
    before && lt(changeHistory.changedAt, before),
  );
  const rows = await db
    .select()
    .from(changeHistory)
    .where(where)
    .orderBy(desc(changeHistory.changedAt), desc(changeHistory.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows, count: await db.$count(changeHistory, where) };
}
