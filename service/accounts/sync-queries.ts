import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { accounts, users } from '../db/schema/index.ts';
import type { ChannelSide } from './queries.ts';

export type DueAccount = ChannelSide & { id: number };

/**
 * Accounts that work and were not synced, or since they were connected never, for long. The longest forgotten
 * come first, those whose last sync failed after all others: they may be many and fail for days.
 */
export async function listDueAccounts(
  db: Executor,
  { channels, syncedBefore, limit }: { channels: string[]; syncedBefore: Date; limit: number },
): Promise<DueAccount[]> {
  const lastSync = sql`coalesce(${accounts.lastSuccessfulSyncAt}, ${accounts.createdAt})`;
  return db
    .select({
      id: accounts.id,
      userId: accounts.userId,
      channel: accounts.channel,
      channelId: accounts.channelId,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(
        accounts.valid,
        isNull(accounts.deletedAt),
        isNull(users.deletedAt),
        inArray(accounts.channel, channels),
        lt(lastSync, syncedBefore.toISOString()),
      ),
    )
    .orderBy(sql`${accounts.syncState} = 'unknown'`, lastSync, accounts.id)
    .limit(limit);
}

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
