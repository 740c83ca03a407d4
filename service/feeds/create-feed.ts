import type { Context } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { actorOf } from '../history/actor.ts';
import type { Principal } from '../oauth/principal.ts';
import { feedKeeper } from './feed-owner.ts';
import { newFeedSecret } from './feed-secret.ts';
import { findFeedOf } from './find-feed.ts';
import { type FeedRow, insertFeed } from './queries.ts';

/**
 * Gives a listing an address under which calendars read it, in the language of who asks.
 * @throws ForbiddenError, NotFoundError, ConflictError `feed_exists`
 */
export async function createFeed(
  { db, cipher, now }: Context,
  principal: Principal,
  listingId: number,
  requestId: string,
): Promise<FeedRow> {
  const { locale } = feedKeeper(principal);
  const made = await db.transaction(async (tx) => {
    if (await findFeedOf({ db: tx as Context['db'] }, principal, listingId)) return null;
    return insertFeed(tx, {
      ...newFeedSecret(cipher, listingId),
      listingId,
      locale,
      createdBy: actorOf(principal, requestId).label,
      createdAt: now(),
    });
  });
  if (made) return made;
  throw new ConflictError({ detail: 'The listing has a calendar feed already.', code: 'feed_exists' });
}
