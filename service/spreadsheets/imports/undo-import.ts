import type { ListingOutcome } from '#contract/console/csv-imports.ts';
import type { Context } from '../../context.ts';
import { ConflictError, DomainError, NotFoundError } from '../../errors.ts';
import { errorObject, statusOf } from '../../http/error-mapper.ts';
import { mayEdit, type Principal } from '../../oauth/principal.ts';
import { restoreListing } from '../../restorations/restore-listing.ts';
import { boundUser } from '../../restorations/restore-points.ts';
import { findImport, saveOutcomes } from './queries.ts';

/**
 * Puts back what an import changed, listing by listing, by the request that changed it. One that cannot be put back
 * does not stop the others, and can be tried again.
 * @throws ForbiddenError, NotFoundError, ConflictError `nothing_to_undo`
 */
export async function undoImport(
  context: Context,
  principal: Principal,
  id: number,
  requestId: string,
): Promise<void> {
  mayEdit(principal);
  const found = await findImport(context.db, boundUser(principal).id, id);
  if (!found) throw new NotFoundError('There is no such import.');
  const mayBeUndone = ({ outcome }: ListingOutcome) =>
    outcome === 'changed' || (outcome === 'pending' && found.finishedAt === null);
  if (!found.outcomes.some(mayBeUndone)) {
    throw new ConflictError({
      detail: 'Nothing of this import is left to be put back.',
      code: 'nothing_to_undo',
    });
  }
  const outcomes: ListingOutcome[] = [];
  for (const outcome of found.outcomes) {
    const undone = mayBeUndone(outcome)
      ? await undoListing(context, principal, outcome, { of: found.requestId, requestId })
      : outcome;
    outcomes.push(undone);
  }
  await saveOutcomes(context.db, id, { outcomes, undoneAt: context.now() });
}

async function undoListing(
  context: Context,
  principal: Principal,
  outcome: ListingOutcome,
  { of, requestId }: { of: string; requestId: string },
): Promise<ListingOutcome> {
  try {
    await restoreListing(context, principal, Number(outcome.id), { 'request-id': of }, requestId);
    return { ...outcome, outcome: 'undone', errors: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Of an import that broke off: the listing was not reached.
    if (outcome.outcome === 'pending' && error instanceof NotFoundError) return outcome;
    return { ...outcome, errors: error.problems.map((problem) => errorObject(statusOf(error), problem)) };
  }
}
