import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { DecidableRecommendationQuery } from '#contract/console/recommendations.ts';
import type { Executor } from '../db/database.ts';
import { listings, recommendations, users } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/documents.ts';
import { visibleTo } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';
import type { RecommendationRow } from './queries.ts';

export type DecidableRow = RecommendationRow & { currency: string; city: string | null };

type Filter = Pick<DecidableRecommendationQuery, 'filter[listing]' | 'filter[status]' | 'sort'>;

const decidable = (db: Executor) =>
  db
    .select({
      recommendation: recommendations,
      listingTitle: listings.title,
      currency: listings.currency,
      city: listings.city,
    })
    .from(recommendations)
    .innerJoin(listings, eq(listings.id, recommendations.listingId))
    .innerJoin(users, eq(users.id, listings.ownerId));

type Found = Awaited<ReturnType<typeof decidable>>[number];
const flat = ({ recommendation, ...listing }: Found): DecidableRow => ({ ...recommendation, ...listing });

/** The recommendations of every listing that the tenant sees. */
export async function listDecidableRecommendations(
  db: Executor,
  tenant: Tenant,
  filter: Filter,
  page: PageRequest,
): Promise<Page<DecidableRow>> {
  const where = and(visibleTo(tenant), ofOwner(tenant), ...conditions(filter));
  const found = await decidable(db)
    .where(where)
    .orderBy(...order(filter.sort))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows: found.map(flat), count: await db.$count(decidable(db).where(where).as('found')) };
}

export async function findDecidableRecommendation(
  db: Executor,
  tenant: Tenant,
  id: number,
): Promise<DecidableRow | null> {
  const [found] = await decidable(db).where(
    and(eq(recommendations.id, id), visibleTo(tenant), ofOwner(tenant)),
  );
  return found ? flat(found) : null;
}

/** Says once more what the listing's owner says, so that the index of an owner's recommendations serves. */
const ofOwner = ({ userId }: Tenant) => (userId === null ? undefined : eq(recommendations.ownerId, userId));

function conditions(filter: Filter): (SQL | undefined)[] {
  const { 'filter[listing]': listingId, 'filter[status]': statuses } = filter;
  return [
    listingId === undefined ? undefined : eq(recommendations.listingId, listingId),
    statuses === undefined
      ? undefined
      : inArray(recommendations.status, statuses as Found['recommendation']['status'][]),
  ];
}

function order(sort: Filter['sort']): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('created-at') ? recommendations.createdAt : recommendations.statusSince;
  return [direction(column), direction(recommendations.id)];
}
