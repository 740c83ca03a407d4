import type { Context } from '../context.ts';
import type { Principal } from '../oauth/principal.ts';
import { feedKeeper } from './feed-owner.ts';
import { getFeedOf } from './find-feed.ts';
import { deleteFeed } from './queries.ts';

/**
 * Takes a listing's feed away; its address is answered no more.
 * @throws ForbiddenError, NotFoundError
 */
export async function turnOffFeed(context: Context, principal: Principal, listingId: number): Promise<void> {
  feedKeeper(principal);
  await deleteFeed(context.db, (await getFeedOf(context, principal, listingId)).id);
}
