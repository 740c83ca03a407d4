import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { accounts, channelListings, customizations, listings, users } from '../db/schema/index.ts';
import { visibleTo } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';

export type ListingColumns = Partial<typeof listings.$inferInsert>;

/** A listing with what was ever set on it, by customization name and in the engine's form. */
export interface ListingSettings {
  listing: typeof listings.$inferSelect;
  stored: Record<string, object>;
  /** The channel it is imported through. */
  channel: string | null;
}

export async function findListingSettings(
  db: Executor,
  tenant: Tenant,
  listingId: number,
): Promise<ListingSettings | null> {
  const [row] = await findManyListingSettings(db, tenant, [listingId]);
  return row ?? null;
}

/** The same of many listings, in no order; those that the tenant does not see are left out. */
export async function findManyListingSettings(
  db: Executor,
  tenant: Tenant,
  listingIds: readonly number[],
): Promise<ListingSettings[]> {
  if (listingIds.length === 0) return [];
  return db
    .select({
      listing: listings,
      stored: sql<ListingSettings['stored']>`(
        select coalesce(json_object_agg(c.type, c.attributes), '{}')
        from ${customizations} c where c.listing_id = ${listings.id})`,
      channel: sql<string | null>`(
        select c.channel from ${channelListings} c join ${accounts} a on a.id = c.account_id
        where c.listing_id = ${listings.id} and c.active and a.deleted_at is null
        order by c."primary" desc, c.id limit 1)`,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(inArray(listings.id, [...listingIds]), visibleTo(tenant)));
}

export async function saveCustomization(
  db: Executor,
  row: { listingId: number; ownerId: number; type: string; attributes: object },
  now: Date,
): Promise<void> {
  const { attributes } = row;
  await db
    .insert(customizations)
    .values({ ...row, updatedAt: now })
    .onConflictDoUpdate({
      target: [customizations.listingId, customizations.type],
      set: { attributes, version: sql`${customizations.version} + 1`, updatedAt: now },
    });
}
