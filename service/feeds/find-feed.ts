import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { isVisible } from '../listings/queries.ts';
import { type Principal, tenantOf } from '../oauth/principal.ts';
import { type FeedRow, findFeed } from './queries.ts';

/**
 * A listing's feed; null where it has none.
 * @throws NotFoundError for a listing that is not there
 */
export async function findFeedOf(
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  listingId: number,
): Promise<FeedRow | null> {
  const tenant = tenantOf(principal);
  if (!(await isVisible(db, tenant, listingId))) throw new NotFoundError('There is no such listing.');
  return findFeed(db, tenant, listingId);
}

/** @throws NotFoundError also where the listing has no feed */
export async function getFeedOf(
  context: Pick<Context, 'db'>,
  principal: Principal,
  listingId: number,
): Promise<FeedRow> {
  const feed = await findFeedOf(context, principal, listingId);
  if (!feed) throw new NotFoundError('The listing has no calendar feed.');
  return feed;
}
