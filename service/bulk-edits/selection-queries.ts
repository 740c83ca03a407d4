import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type BulkFilter,
  type BulkSelection,
  MAXIMUM_BULK_LISTINGS,
} from '#contract/console/bulk-edits/selection.ts';
import type { Executor } from '../db/database.ts';
import { listings, markets, users } from '../db/schema/index.ts';
import { listingFilters, visibleTo } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';

export interface SelectedListing {
  id: number;
  /** Null where the id names no listing that the tenant sees. */
  title: string | null;
  currency: string | null;
}

/**
 * The listings that are meant: those named, in their order, or those that a filter finds now, by title.
 * @returns one more than are allowed at most
 */
export async function findSelected(
  db: Executor,
  tenant: Tenant,
  { ids, filter }: BulkSelection,
): Promise<SelectedListing[]> {
  if (ids === undefined) return select(db, tenant, conditions(filter ?? {}));
  const wanted = [...new Set(ids.map(Number))];
  const found = await select(db, tenant, [inArray(listings.id, wanted)]);
  const listingById = new Map(found.map((listing) => [listing.id, listing]));
  return wanted.map((id) => listingById.get(id) ?? { id, title: null, currency: null });
}

const select = (db: Executor, tenant: Tenant, where: (SQL | undefined)[]) =>
  db
    .select({ id: listings.id, title: listings.title, currency: listings.currency })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .leftJoin(markets, eq(markets.id, listings.marketId))
    .where(and(visibleTo(tenant), ...where))
    .orderBy(asc(sql`lower(${listings.title})`), asc(listings.id))
    .limit(MAXIMUM_BULK_LISTINGS + 1);

function conditions(filter: BulkFilter): (SQL | undefined)[] {
  const { account } = filter;
  return [
    ...listingFilters({
      'filter[name]': filter.name,
      'filter[market]': filter.market,
      'filter[bedrooms]': filter.bedrooms,
      'filter[enabled]': filter.enabled,
      'filter[in-active-market]': filter['in-active-market'],
    }),
    account === undefined ? undefined : connectedThrough(Number(account)),
  ];
}

const connectedThrough = (accountId: number) => sql`exists (
  select 1 from channel_listings c join accounts a on a.id = c.account_id
  where c.listing_id = ${listings.id} and c.active and a.deleted_at is null and a.id = ${accountId})`;
