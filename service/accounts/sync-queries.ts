import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { accounts } from '../db/schema/index.ts';

export async function markSyncStarted(db: Executor, id: number): Promise<void> {
  await db
    .update(accounts)
    .set({ syncState: 'in_progress', syncError: null, syncDone: 0, syncTotal: null })
    .where(eq(accounts.id, id));
}

export async function markSyncProgress(
  db: Executor,
  id: number,
  done: number,
  total: number | null,
): Promise<void> {
  await db.update(accounts).set({ syncDone: done, syncTotal: total }).where(eq(accounts.id, id));
}

export interface SyncEnd {
  state: 'completed' | 'unknown' | 'queued';
  /** Short sentence for people. */
  error: string | null;
  /** Whether the channel accepted the credentials; null when that did not come up. */
  valid: boolean | null;
}

/** Another sync that was queued meanwhile keeps the account queued. */
export async function markSyncEnded(
  db: Executor,
  id: number,
  { state, error, valid }: SyncEnd,
  now: Date,
): Promise<void> {
  await db
    .update(accounts)
    .set({
      syncError: error,
      ...(valid === null ? {} : { valid }),
      ...(state === 'completed' ? { lastSuccessfulSyncAt: now } : {}),
      syncState: sql`case when ${accounts.syncState} = 'in_progress' then ${state} else ${accounts.syncState} end`,
    })
    .where(and(eq(accounts.id, id)));
}
