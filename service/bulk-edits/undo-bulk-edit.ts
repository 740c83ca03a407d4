import type { Context } from '../context.ts';
import { ConflictError, UnprocessableError } from '../errors.ts';
import { mayEdit, type Principal } from '../oauth/principal.ts';
import { mustFind, ownedBy, queueEdit } from './create-bulk-edit.ts';
import { findChanged } from './outcome-queries.ts';
import { type BulkEditView, findBulkEdit, findOpenUndo, isUnfinished, lockOwner } from './queries.ts';

/**
 * Sets a bulk edit going that puts back what another changed; an undo can be undone too. While one is under way
 * it is answered again.
 * @throws ForbiddenError, NotFoundError, ConflictError, UnprocessableError `nothing_to_undo`
 */
export async function undoBulkEdit(
  context: Context,
  principal: Principal,
  id: number,
  requestId: string,
): Promise<BulkEditView> {
  mayEdit(principal);
  const owned = ownedBy(principal, requestId);
  return context.db.transaction(async (tx) => {
    await lockOwner(tx, owned.ownerId);
    const { edit } = mustFind(await findBulkEdit(tx, owned.ownerId, id));
    if (isUnfinished(edit)) {
      throw new ConflictError({ detail: 'It is still under way: stop it first.', code: 'under_way' });
    }
    const open = await findOpenUndo(tx, owned.ownerId, id);
    if (open) return open;
    const changed = await findChanged(tx, id);
    if (changed.length === 0) {
      throw new UnprocessableError({ detail: 'Nothing of it is left to put back.', code: 'nothing_to_undo' });
    }
    return queueEdit(tx, context, { ...owned, kind: 'undo', change: edit.change, undoesId: id }, changed);
  });
}
