import { and, asc, eq, exists, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { accounts, channelListings, compsets, listings, users } from '../db/schema/index.ts';

/** Whose connected comp sets are looked at: those of an account, of a market, or all. */
export type Scope = { accountId: number } | { marketId: number } | 'all';

export type Anchor = typeof listings.$inferSelect;

/** What a listing is called on the channel whose listings a market feed shows. */
const MATCHED_CHANNEL = 'airbnb';

/** Connected listings that lie in a cluster, or have a comp set from when they did, by id; `after` is the last id seen. */
export async function findAnchors(
  db: Executor,
  scope: Scope,
  after: number,
  limit: number,
): Promise<Anchor[]> {
  const hasCompset = exists(
    db.select({ id: compsets.id }).from(compsets).where(eq(compsets.listingId, listings.id)),
  );
  const rows = await db
    .selectDistinct({ listing: listings })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .innerJoin(channelListings, eq(channelListings.listingId, listings.id))
    .innerJoin(accounts, eq(accounts.id, channelListings.accountId))
    .where(
      and(
        gt(listings.id, after),
        or(isNotNull(listings.clusterId), hasCompset),
        isNull(users.deletedAt),
        isNull(accounts.deletedAt),
        eq(channelListings.active, true),
        scope !== 'all' && 'accountId' in scope ? eq(accounts.id, scope.accountId) : undefined,
        scope !== 'all' && 'marketId' in scope ? eq(listings.marketId, scope.marketId) : undefined,
      ),
    )
    .orderBy(asc(listings.id))
    .limit(limit);
  return rows.map(({ listing }) => listing);
}

/** The id that a listing has on the channel that market feeds show, where it is linked there. */
export async function findMatchedId(db: Executor, listingId: number): Promise<string | null> {
  const [row] = await db
    .select({ channelId: channelListings.channelId })
    .from(channelListings)
    .where(
      and(
        eq(channelListings.listingId, listingId),
        eq(channelListings.channel, MATCHED_CHANNEL),
        eq(channelListings.active, true),
      ),
    )
    .orderBy(asc(channelListings.id))
    .limit(1);
  return row?.channelId ?? null;
}
