import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { Principal } from '../oauth/principal.ts';
import { feedKeeper } from './feed-owner.ts';
import { newFeedSecret } from './feed-secret.ts';
import { getFeedOf } from './find-feed.ts';
import { type FeedRow, replaceSecret } from './queries.ts';

/**
 * Puts a new address in the place of a feed's old one, which is answered no more.
 * @throws ForbiddenError, NotFoundError
 */
export async function rotateFeedAddress(
  context: Context,
  principal: Principal,
  listingId: number,
): Promise<FeedRow> {
  feedKeeper(principal);
  const { id } = await getFeedOf(context, principal, listingId);
  const secret = newFeedSecret(context.cipher, listingId);
  const rotated = await replaceSecret(context.db, id, secret, context.now());
  if (!rotated) throw new NotFoundError('The listing has no calendar feed.');
  return rotated;
}
