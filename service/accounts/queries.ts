import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Executor, rowsOf } from '../db/database.ts';
import { accounts, channelListings, listings, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import type { Tenant } from '../oauth/principal.ts';

type Account = typeof accounts.$inferSelect;
export type AccountRow = Omit<Account, 'credentialsEncrypted'> & {
  listingCount: number;
  enabledListingCount: number;
};

/** What makes an account the same one: one row for each. */
export interface ChannelSide {
  userId: number;
  channel: string;
  channelId: string;
}

const inTenant = (tenant: Tenant): SQL | undefined =>
  and(
    eq(users.applicationId, tenant.applicationId),
    isNull(users.deletedAt),
    isNull(accounts.deletedAt),
    tenant.userId === null ? undefined : eq(users.id, tenant.userId),
  );

const importedListings = (condition: SQL) => sql<number>`(
  select count(distinct ${listings.id})::int from ${listings} join ${channelListings}
    on ${channelListings.listingId} = ${listings.id}
  where ${channelListings.accountId} = ${accounts.id} and ${channelListings.active} and ${condition})`;

const columns = {
  account: accounts,
  listingCount: importedListings(sql`true`),
  enabledListingCount: importedListings(sql`${listings.enabled}`),
};

type Selected = { account: Account; listingCount: number; enabledListingCount: number };

function toRow({ account, ...counts }: Selected): AccountRow {
  const { credentialsEncrypted: _, ...shown } = account;
  return { ...shown, ...counts };
}

export async function findAccount(
  db: Executor,
  tenant: Tenant,
  userId: number,
  id: number,
): Promise<AccountRow | null> {
  const [row] = await db
    .select(columns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(inTenant(tenant), eq(users.id, userId), eq(accounts.id, id)));
  return row ? toRow(row) : null;
}

export async function listAccounts(
  db: Executor,
  tenant: Tenant,
  userId: number,
  page: PageRequest,
): Promise<Page<AccountRow>> {
  const where = and(inTenant(tenant), eq(users.id, userId));
  const rows = await db
    .select(columns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(where)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  const [total] = await db
    .select({ count: count() })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(where);
  return { rows: rows.map(toRow), count: total?.count ?? 0 };
}

/** Waits at most `waitMs` for other changes to the same account; held until the transaction ends. */
export async function lockChannelSide(tx: Executor, side: ChannelSide, waitMs: number): Promise<void> {
  const key = `account ${side.userId} ${side.channel} ${side.channelId}`;
  await tx.execute(sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export interface ConnectedAccount extends ChannelSide {
  channelDisplayId: string | null;
  label: string;
  email: string | null;
  credentialsEncrypted: Uint8Array;
  isPms: boolean;
}

/** Keeps the account as connected now, whether it is new, known or was deleted. */
export async function upsertAccount(db: Executor, account: ConnectedAccount, now: Date): Promise<number> {
  const connected = {
    ...account,
    valid: true,
    syncState: 'queued' as const,
    syncError: null,
    syncDone: 0,
    syncTotal: null,
    deletedAt: null,
  };
  const [row] = await db
    .insert(accounts)
    .values({ ...connected, createdAt: now })
    .onConflictDoUpdate({ target: [accounts.userId, accounts.channel, accounts.channelId], set: connected })
    .returning({ id: accounts.id });
  if (!row) throw new Error('The account was not written.');
  return row.id;
}

/** @returns false where the account was deleted */
export async function markQueued(db: Executor, id: number): Promise<boolean> {
  const marked = await db
    .update(accounts)
    .set({ syncState: 'queued', syncError: null, syncDone: 0, syncTotal: null })
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .returning({ id: accounts.id });
  return marked.length > 0;
}

/** The account goes, its listings stay behind unseen until a later sync finds them again. */
export async function markAccountDeleted(db: Executor, id: number, now: Date): Promise<void> {
  await db.update(accounts).set({ deletedAt: now }).where(eq(accounts.id, id));
  await db.update(channelListings).set({ active: false }).where(eq(channelListings.accountId, id));
}

/** An account whose user still exists, with its sealed credentials. */
export async function findLiveAccount(db: Executor, id: number): Promise<Account | null> {
  const [row] = await db
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt), isNull(users.deletedAt)));
  return row?.account ?? null;
}

export interface SyncSummary {
  accounts: number;
  synced: number;
  failing: number;
  syncing: number;
  lastSuccessfulSyncAt: Date | null;
  listingsInProgress: number;
}

/** How the accounts of a tenant are doing, taken together. */
export async function summarizeSync(db: Executor, tenant: Tenant): Promise<SyncSummary> {
  const [row] = await rowsOf<Omit<SyncSummary, 'lastSuccessfulSyncAt'> & { last: string | Date | null }>(
    db,
    sql`
      with seen as (
        select ${accounts.id} as id, ${accounts.lastSuccessfulSyncAt} as last,
          ${accounts.syncState} in ('queued', 'in_progress') as syncing,
          ${accounts.valid} and ${accounts.syncState} = 'completed' as synced
        from ${accounts} join ${users} on ${users.id} = ${accounts.userId} where ${inTenant(tenant)})
      select count(*)::int as accounts,
        count(*) filter (where syncing)::int as syncing,
        count(*) filter (where synced)::int as synced,
        count(*) filter (where not syncing and not synced)::int as failing,
        case when bool_and(last is not null) then min(last) end as last,
        (select count(*)::int from ${channelListings} where ${channelListings.accountId} in (select id from seen)
          and ${channelListings.primary} and ${channelListings.active}
          and ${channelListings.syncState} in ('queued', 'in_progress')) as "listingsInProgress"
      from seen`,
  );
  if (!row) throw new Error('A summary always has one row.');
  const { last, ...counts } = row;
  return { ...counts, lastSuccessfulSyncAt: last === null ? null : new Date(last) };
}
