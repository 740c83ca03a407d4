import { MAXIMUM_POINT_LISTINGS, MAXIMUM_RESTORE_POINTS } from '#contract/console/restoration-bounds.ts';
import type { RestorePointAttributes } from '#contract/console/restorations.ts';
import type { Context } from '../context.ts';
import { NotFoundError, UnprocessableError } from '../errors.ts';
import { actorOf } from '../history/actor.ts';
import { type BoundUser, mayEdit, type Principal, tenantOf } from '../oauth/principal.ts';
import { countPoints, deletePoint, findPoint, insertPoint, type PointRow } from './queries.ts';

export interface RestorePoint {
  id: string;
  attributes: RestorePointAttributes;
}

/**
 * Keeps the settings of a user's listings under a name.
 * @throws ForbiddenError, NotFoundError for a listing that is not the user's, UnprocessableError
 */
export async function createRestorePoint(
  context: Context,
  principal: Principal,
  { name, listings }: { name: string; listings?: string[] | undefined },
  requestId: string,
): Promise<RestorePoint> {
  mayEdit(principal);
  const { id: ownerId } = boundUser(principal);
  const { label } = actorOf(principal, requestId);
  const ids = listings && [...new Set(listings.map(Number))];
  const id = await context.db.transaction(async (tx) => {
    if ((await countPoints(tx, ownerId)) >= MAXIMUM_RESTORE_POINTS) {
      throw new UnprocessableError({
        detail: `A user has at most ${MAXIMUM_RESTORE_POINTS} restore points: delete one first.`,
        code: 'too_many',
      });
    }
    const point = { ownerId, name, createdBy: label };
    const kept = await insertPoint(tx, tenantOf(principal), point, ids, context.now());
    if (ids && kept.listingCount < ids.length) {
      throw new NotFoundError({
        detail: 'One of the listings is not there.',
        pointer: '/data/attributes/listings',
      });
    }
    if (kept.listingCount > MAXIMUM_POINT_LISTINGS) {
      throw new UnprocessableError({
        detail: `A restore point keeps at most ${MAXIMUM_POINT_LISTINGS} listings: name them.`,
        code: 'too_many',
        pointer: '/data/attributes/listings',
      });
    }
    return kept.id;
  });
  return readRestorePoint(context, principal, id);
}

/** @throws NotFoundError */
export async function readRestorePoint(
  { db }: Context,
  principal: Principal,
  id: number,
): Promise<RestorePoint> {
  const found = await findPoint(db, boundUser(principal).id, id);
  if (!found) throw new NotFoundError('There is no such restore point.');
  const { point, listingIds } = found;
  const { id: text, attributes } = serializePoint({ point, listingCount: listingIds.length });
  return { id: text, attributes: { ...attributes, listings: listingIds.map(String) } };
}

/** @throws ForbiddenError, NotFoundError */
export async function deleteRestorePoint({ db }: Context, principal: Principal, id: number): Promise<void> {
  mayEdit(principal);
  if (!(await deletePoint(db, boundUser(principal).id, id))) {
    throw new NotFoundError('There is no such restore point.');
  }
}

export const serializePoint = ({ point, listingCount }: PointRow): RestorePoint => ({
  id: String(point.id),
  attributes: {
    name: point.name,
    'created-at': point.createdAt.toISOString(),
    'created-by': point.createdBy,
    'listing-count': listingCount,
  },
});

/** @throws NotFoundError for a token that is bound to no user */
export function boundUser({ user }: Principal): BoundUser {
  if (!user) throw new NotFoundError('This token speaks for no user.');
  return user;
}
