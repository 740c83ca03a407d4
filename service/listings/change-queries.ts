import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { accounts, channelListings, listings, users } from '../db/schema/index.ts';
import type { SyncState } from '../db/schema/listings.ts';
import type { Tenant } from '../oauth/principal.ts';
import { visibleTo } from './queries.ts';

/**
 * Takes a visible listing's row for this transaction, so that its settings change one at a time. Its owner and
 * its accounts are taken first, in the order in which they are deleted: a deletion under way is waited for,
 * and the listing is gone after that.
 */
export async function lockListing(
  db: Executor,
  tenant: Tenant,
  id: number,
): Promise<typeof listings.$inferSelect | null> {
  const visible = () =>
    db
      .select({ listing: listings })
      .from(listings)
      .innerJoin(users, eq(users.id, listings.ownerId))
      .where(and(eq(listings.id, id), visibleTo(tenant)));
  const [owned] = await visible().for('no key update', { of: users });
  if (!owned) return null;
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(channelListings, eq(channelListings.accountId, accounts.id))
    .where(and(eq(channelListings.listingId, id), channelListings.active))
    .orderBy(asc(accounts.id))
    .for('share', { of: accounts });
  const [row] = await visible().for('update', { of: listings });
  return row?.listing ?? null;
}

export async function updateListing(
  db: Executor,
  id: number,
  values: Partial<typeof listings.$inferInsert>,
): Promise<void> {
  await db.update(listings).set(values).where(eq(listings.id, id));
}

/** Remembers that a user has had a listing enabled, from which the user's status is derived. */
export async function markFirstEnabled(db: Executor, ownerId: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ firstEnabledAt: now })
    .where(and(eq(users.id, ownerId), isNull(users.firstEnabledAt)));
}

/** Switches off what is enabled among an owner's or an account's listings. */
export async function disableEnabled(
  db: Executor,
  where: { ownerId: number } | { accountId: number },
): Promise<{ id: number; ownerId: number }[]> {
  const ofAccount =
    'accountId' in where
      ? inArray(
          listings.id,
          db
            .select({ id: channelListings.listingId })
            .from(channelListings)
            .where(eq(channelListings.accountId, where.accountId)),
        )
      : eq(listings.ownerId, where.ownerId);
  return db
    .update(listings)
    .set({ enabled: false })
    .where(and(ofAccount, eq(listings.enabled, true)))
    .returning({ id: listings.id, ownerId: listings.ownerId });
}

/** The link a listing is refreshed through. */
export async function findPrimaryChannelListing(db: Executor, listingId: number) {
  const [row] = await db
    .select({
      id: channelListings.id,
      accountId: channelListings.accountId,
      channelId: channelListings.channelId,
    })
    .from(channelListings)
    .innerJoin(accounts, eq(accounts.id, channelListings.accountId))
    .where(
      and(
        eq(channelListings.listingId, listingId),
        channelListings.active,
        channelListings.primary,
        isNull(accounts.deletedAt),
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function setSyncState(
  db: Executor,
  channelListingId: number,
  syncState: SyncState,
): Promise<void> {
  await db.update(channelListings).set({ syncState }).where(eq(channelListings.id, channelListingId));
}
