import type { ListingOutcome } from '#contract/console/csv-imports.ts';
import type { Context } from '../../context.ts';
import type { ChangedBy } from '../../customizations/change-customization.ts';
import { findListingSettings } from '../../customizations/queries.ts';
import { situationOf } from '../../customizations/settings.ts';
import { ConflictError, DomainError, NotFoundError } from '../../errors.ts';
import { actorOf } from '../../history/actor.ts';
import { errorObject, statusOf } from '../../http/error-mapper.ts';
import { lockListing } from '../../listings/change-queries.ts';
import { mayEdit, type Principal, tenantOf } from '../../oauth/principal.ts';
import { isAsChanged } from '../../restorations/is-as-changed.ts';
import { findChangesOfRequest } from '../../restorations/queries.ts';
import { restoreWithin } from '../../restorations/restore-listing.ts';
import { boundUser } from '../../restorations/restore-points.ts';
import { beforeChanges } from '../../restorations/wanted-settings.ts';
import { findImport, saveOutcomes } from './queries.ts';

/**
 * Puts back what an import changed, listing by listing. One that cannot be put back, or that somebody has changed
 * there since, does not stop the others, and can be tried again.
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
  const by = {
    tenant: tenantOf(principal),
    actor: actorOf(principal, requestId),
    inDashboard: principal.application.firstParty,
  };
  const outcomes: ListingOutcome[] = [];
  for (const outcome of found.outcomes) {
    const undone = mayBeUndone(outcome) ? await undoListing(context, by, outcome, found.requestId) : outcome;
    outcomes.push(undone);
  }
  await saveOutcomes(context.db, id, { outcomes, undoneAt: context.now() });
}

/** All of it or nothing; where a value is not as the import made it any more, nothing. */
async function undoListing(
  context: Context,
  by: ChangedBy,
  outcome: ListingOutcome,
  importedBy: string,
): Promise<ListingOutcome> {
  const id = Number(outcome.id);
  try {
    return await context.db.transaction(async (tx) => {
      const locked = await lockListing(tx, by.tenant, id);
      const settings = locked && (await findListingSettings(tx, by.tenant, id));
      if (!settings) throw new NotFoundError('There is no such listing.');
      const entries = await findChangesOfRequest(tx, id, importedBy);
      // Of an import that broke off: the listing was not reached.
      if (entries.length === 0) return outcome;
      const situation = situationOf(context, settings, true);
      if (!isAsChanged(entries, situation)) {
        throw new ConflictError({
          detail: 'What was set here has been changed since then.',
          code: 'changed_since',
        });
      }
      await restoreWithin(tx, context, by, settings, beforeChanges(entries, situation.today));
      return { ...outcome, outcome: 'undone', errors: [] };
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...outcome, errors: error.problems.map((problem) => errorObject(statusOf(error), problem)) };
  }
}
