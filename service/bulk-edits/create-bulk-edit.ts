import { createHash } from 'node:crypto';
import { type BulkEditAsked, MAXIMUM_UNFINISHED_BULK_EDITS } from '#contract/console/bulk-edits/edit.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { stableJson } from '../events/stable-json.ts';
import { actorOf } from '../history/actor.ts';
import { mayEdit, type Principal, tenantOf } from '../oauth/principal.ts';
import { boundUser } from '../restorations/restore-points.ts';
import {
  type BulkEditView,
  countUnfinished,
  findBulkEdit,
  findBulkEditByKey,
  insertBulkEdit,
  lockOwner,
  type NewBulkEdit,
} from './queries.ts';
import { selectListings } from './select-listings.ts';
import type { SelectedListing } from './selection-queries.ts';

/**
 * Sets a bulk edit going. The same key with the same edit again answers what it became.
 * @throws ForbiddenError, NotFoundError for a token of no user, ConflictError, UnprocessableError
 */
export async function createBulkEdit(
  context: Context,
  principal: Principal,
  { key, change: asked, listings: selection }: BulkEditAsked,
  requestId: string,
): Promise<BulkEditView> {
  mayEdit(principal);
  const { id: ownerId } = boundUser(principal);
  const askedHash = createHash('sha256').update(stableJson({ asked, selection })).digest('hex');
  return context.db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const known = await findBulkEditByKey(tx, ownerId, key);
    if (known) return mustBeSame(known, askedHash);
    const { listings, change } = await selectListings(tx, tenantOf(principal), selection, asked);
    const edit = {
      ...ownedBy(principal, requestId),
      key,
      askedHash,
      change,
      filter: selection.filter ?? null,
    };
    return queueEdit(tx, context, { ...edit, kind: 'change' }, listings);
  });
}

function mustBeSame(known: BulkEditView, askedHash: string): BulkEditView {
  if (known.edit.askedHash === askedHash) return known;
  throw new ConflictError({
    detail: 'Another bulk edit was made with this key.',
    code: 'key_taken',
    pointer: '/data/attributes/key',
  });
}

/** Whose an edit is, and who is behind it. */
export function ownedBy(principal: Principal, requestId: string) {
  const { surface, type: actorType, label: actorLabel, email: actorEmail } = actorOf(principal, requestId);
  return { ownerId: boundUser(principal).id, surface, actorType, actorLabel, actorEmail };
}

/** Keeps an edit with its listings and sends the job; the owner must be locked. @throws ConflictError */
export async function queueEdit(
  tx: Executor,
  context: Context,
  edit: Omit<NewBulkEdit, 'status' | 'createdAt'>,
  listings: readonly SelectedListing[],
): Promise<BulkEditView> {
  if ((await countUnfinished(tx, edit.ownerId)) >= MAXIMUM_UNFINISHED_BULK_EDITS) {
    throw new ConflictError({
      detail: `${MAXIMUM_UNFINISHED_BULK_EDITS} bulk edits are under way already: wait for one to end, or stop it.`,
      code: 'too_many',
    });
  }
  const id = await insertBulkEdit(tx, { ...edit, status: 'queued', createdAt: context.now() }, listings);
  await context.jobs.send(tx, 'run-bulk-edit', { bulkEditId: id }, { singletonKey: String(id) });
  return mustFind(await findBulkEdit(tx, edit.ownerId, id));
}

/** @throws NotFoundError */
export function mustFind(found: BulkEditView | null): BulkEditView {
  if (!found) throw new NotFoundError('There is no such bulk edit.');
  return found;
}
