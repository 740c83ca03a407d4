import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { accounts, awaitedSyncs, channelListings } from '../db/schema/index.ts';

export type AwaitedSync = typeof awaitedSyncs.$inferSelect;

/** The whole account, or one listing of it. */
export type SyncTarget = { accountId: number } | { listingId: number };

const of = (target: SyncTarget): SQL | undefined =>
  'listingId' in target
    ? eq(awaitedSyncs.listingId, target.listingId)
    : and(eq(awaitedSyncs.accountId, target.accountId), isNull(awaitedSyncs.listingId));

export async function insertAwaitedSync(
  tx: Executor,
  awaited: Pick<AwaitedSync, 'eventType' | 'accountId' | 'listingId'>,
  now: Date,
): Promise<void> {
  await tx.insert(awaitedSyncs).values({ ...awaited, createdAt: now });
}

export async function isSyncAwaited(
  tx: Executor,
  target: SyncTarget,
  eventTypes: readonly AwaitedSync['eventType'][],
): Promise<boolean> {
  const where = and(of(target), inArray(awaitedSyncs.eventType, [...eventTypes]));
  return (await tx.$count(awaitedSyncs, where)) > 0;
}

/** What was asked for before now; what is asked for later is for another sync to end. */
export async function listAwaitedSyncs(db: Executor, target: SyncTarget): Promise<number[]> {
  const rows = await db.select({ id: awaitedSyncs.id }).from(awaitedSyncs).where(of(target));
  return rows.map(({ id }) => id);
}

/** Everything that somebody waits for of an account and its listings. */
export async function listAwaitedOfAccount(db: Executor, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ id: awaitedSyncs.id })
    .from(awaitedSyncs)
    .where(eq(awaitedSyncs.accountId, accountId));
  return rows.map(({ id }) => id);
}

export async function listAwaitedOfUser(db: Executor, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: awaitedSyncs.id })
    .from(awaitedSyncs)
    .innerJoin(accounts, eq(accounts.id, awaitedSyncs.accountId))
    .where(eq(accounts.userId, userId));
  return rows.map(({ id }) => id);
}

export async function listAwaitedBefore(db: Executor, before: Date, limit: number): Promise<AwaitedSync[]> {
  return db
    .select()
    .from(awaitedSyncs)
    .where(lt(awaitedSyncs.createdAt, before))
    .orderBy(awaitedSyncs.id)
    .limit(limit);
}

/** Whoever takes one tells of it: nobody else will. */
export async function takeAwaitedSyncs(tx: Executor, ids: readonly number[]): Promise<AwaitedSync[]> {
  if (ids.length === 0) return [];
  return tx
    .delete(awaitedSyncs)
    .where(inArray(awaitedSyncs.id, [...ids]))
    .returning();
}

/** Whose account it is and on which channel, whether it is still there or not. */
export async function getSyncedAccount(db: Executor, id: number) {
  const [row] = await db
    .select({ userId: accounts.userId, channel: accounts.channel })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (!row) throw new Error(`There is no account ${id}.`);
  return row;
}

/** The account's own id for a listing; empty where the two were parted. */
export async function findChannelListingId(
  db: Executor,
  accountId: number,
  listingId: number,
): Promise<string> {
  const [row] = await db
    .select({ channelId: channelListings.channelId })
    .from(channelListings)
    .where(
      and(
        eq(channelListings.accountId, accountId),
        eq(channelListings.listingId, listingId),
        channelListings.primary,
      ),
    );
  return row?.channelId ?? '';
}

/** Listings that the account shows now. */
export async function countShownListings(db: Executor, accountId: number): Promise<number> {
  const where = and(
    eq(channelListings.accountId, accountId),
    eq(channelListings.primary, true),
    eq(channelListings.active, true),
  );
  return db.$count(channelListings, where);
}
