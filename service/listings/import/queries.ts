import { and, eq, gt, inArray, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Executor, rowsOf } from '../../db/database.ts';
import { accounts, channelListings, listings, markets, users } from '../../db/schema/index.ts';
import type { SyncState } from '../../db/schema/listings.ts';

export type ListingValues = typeof listings.$inferInsert;
export type LinkValues = typeof channelListings.$inferInsert;

/** The value that an insert wanted to write where it met a row. */
export function excluded(column: PgColumn): SQL {
  const name = column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return sql`excluded.${sql.identifier(name)}`;
}

/** Every id of a list that may be longer than a statement has room for parameters. */
export const idsIn = (ids: Iterable<string | number>) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb))`;

/** Holds the account for this transaction. False when it or its user was deleted meanwhile. */
export async function lockLiveAccount(tx: Executor, accountId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt), isNull(users.deletedAt)))
    .for('update', { of: accounts });
  return rows.length > 0;
}

/** Takes the listing imported from this account under this id, whether it is still there or not. */
export async function lockImported(tx: Executor, accountId: number, channelListingId: string) {
  const [row] = await tx
    .select({ listing: listings, active: channelListings.active })
    .from(channelListings)
    .innerJoin(listings, eq(listings.id, channelListings.listingId))
    .where(
      and(
        eq(channelListings.accountId, accountId),
        channelListings.primary,
        eq(channelListings.channelId, channelListingId),
      ),
    )
    .for('update', { of: listings });
  return row ?? null;
}

export interface Place {
  marketId: number | null;
  clusterId: number | null;
}

/** Whether a listing in this place is priced; until the transaction ends, its market stays as it is. */
export async function isInActiveMarket(tx: Executor, { marketId, clusterId }: Place): Promise<boolean> {
  if (marketId === null || clusterId === null) return false;
  const [row] = await tx
    .select({ active: markets.active })
    .from(markets)
    .where(eq(markets.id, marketId))
    .for('share');
  return row?.active ?? false;
}

export async function insertListing(tx: Executor, values: ListingValues): Promise<number> {
  const [row] = await tx.insert(listings).values(values).returning({ id: listings.id });
  if (!row) throw new Error('The listing was not written.');
  return row.id;
}

/** Makes these the active links between a listing and an account. */
export async function replaceLinks(tx: Executor, links: [LinkValues, ...LinkValues[]]): Promise<void> {
  const written = await tx
    .insert(channelListings)
    .values(links)
    .onConflictDoUpdate({
      target: [channelListings.accountId, channelListings.channel, channelListings.channelId],
      set: {
        listingId: excluded(channelListings.listingId),
        primary: excluded(channelListings.primary),
        active: true,
        syncState: excluded(channelListings.syncState),
      },
    })
    .returning({ id: channelListings.id });
  await tx
    .update(channelListings)
    .set({ active: false })
    .where(
      and(
        eq(channelListings.listingId, links[0].listingId),
        eq(channelListings.accountId, links[0].accountId),
        channelListings.active,
        notInArray(
          channelListings.id,
          written.map(({ id }) => id),
        ),
      ),
    );
}

const importedBy = (accountId: number) =>
  and(eq(channelListings.accountId, accountId), channelListings.primary, channelListings.active);

/** Listing ids by the account's own ids for them. */
export async function findListingIds(db: Executor, accountId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ channelId: channelListings.channelId, listingId: channelListings.listingId })
    .from(channelListings)
    .where(importedBy(accountId));
  return new Map(rows.map(({ channelId, listingId }) => [channelId, listingId]));
}

/** The account's own ids of the listings that were synced since a moment. */
export async function findSyncedSince(db: Executor, accountId: number, since: Date): Promise<Set<string>> {
  const rows = await db
    .select({ channelId: channelListings.channelId })
    .from(channelListings)
    .where(and(importedBy(accountId), gt(channelListings.lastSuccessfulSyncAt, since)));
  return new Set(rows.map(({ channelId }) => channelId));
}

/** Puts units under their multi-unit listings. */
export async function linkUnits(
  db: Executor,
  parents: readonly { listingId: number; parentId: number | null }[],
): Promise<void> {
  await db.execute(sql`
    update ${listings} set parent_id = unit."parentId"
    from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as unit("listingId" bigint, "parentId" bigint)
    where ${listings.id} = unit."listingId" and ${listings.parentId} is distinct from unit."parentId"`);
}

/** Ends the links of listings that the account no longer has. */
export async function deactivateVanished(
  db: Executor,
  accountId: number,
  present: Iterable<string>,
): Promise<number> {
  const gone = await rowsOf(
    db,
    sql`
      update ${channelListings} set active = false
      where ${channelListings.accountId} = ${accountId} and ${channelListings.active}
        and ${channelListings.listingId} in (
          select gone.listing_id from ${channelListings} gone where gone.account_id = ${accountId}
            and gone."primary" and gone.channel_id not in ${idsIn(present)})
      returning 1`,
  );
  return gone.length;
}

export async function deactivateListing(db: Executor, accountId: number, listingId: number): Promise<void> {
  await db
    .update(channelListings)
    .set({ active: false, syncState: 'completed' })
    .where(and(eq(channelListings.accountId, accountId), eq(channelListings.listingId, listingId)));
}

export async function markSynced(
  db: Executor,
  accountId: number,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  if (listingIds.length === 0) return;
  await db
    .update(channelListings)
    .set({ syncState: 'completed', lastSuccessfulSyncAt: now })
    .where(
      and(
        eq(channelListings.accountId, accountId),
        inArray(channelListings.listingId, [...listingIds]),
        channelListings.active,
        ne(channelListings.syncState, 'queued'),
      ),
    );
}

/** What a sync that ended early leaves behind on the listings it had begun. */
export async function markInterrupted(db: Executor, accountId: number, state: SyncState): Promise<void> {
  await db
    .update(channelListings)
    .set({ syncState: state })
    .where(and(eq(channelListings.accountId, accountId), eq(channelListings.syncState, 'in_progress')));
}

export async function markUnreadable(
  db: Executor,
  accountId: number,
  channelListingIds: readonly string[],
): Promise<void> {
  if (channelListingIds.length === 0) return;
  await db
    .update(channelListings)
    .set({ syncState: 'unknown' })
    .where(and(importedBy(accountId), sql`${channelListings.channelId} in ${idsIn(channelListingIds)}`));
}
