import type { Context } from '../context.ts';
import { mayEdit, type Principal } from '../oauth/principal.ts';
import { boundUser } from '../restorations/restore-points.ts';
import { mustFind } from './create-bulk-edit.ts';
import { type BulkEditView, findBulkEdit, stop } from './queries.ts';

/**
 * Stops a bulk edit: what is done stays done, and no listing is changed once this is answered. One that is over
 * is answered as it is.
 * @throws ForbiddenError, NotFoundError
 */
export async function stopBulkEdit(
  context: Context,
  principal: Principal,
  id: number,
): Promise<BulkEditView> {
  mayEdit(principal);
  const { id: ownerId } = boundUser(principal);
  await stop(context.db, ownerId, id, context.now());
  return mustFind(await findBulkEdit(context.db, ownerId, id));
}
