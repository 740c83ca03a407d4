import { isDeepStrictEqual } from 'node:util';
import type { ImportKind } from '#contract/console/csv-files.ts';
import type { ListingOutcome } from '#contract/console/csv-imports.ts';
import type { Context } from '../../context.ts';
import { type ChangedBy, changeLocked } from '../../customizations/change-customization.ts';
import { findListingSettings } from '../../customizations/queries.ts';
import { ConflictError, DomainError, NotFoundError, UnprocessableError } from '../../errors.ts';
import { actorOf } from '../../history/actor.ts';
import { errorObject, statusOf } from '../../http/error-mapper.ts';
import { lockListing } from '../../listings/change-queries.ts';
import { mayEdit, type Principal, tenantOf } from '../../oauth/principal.ts';
import { boundUser } from '../../restorations/restore-points.ts';
import type { PlannedListing } from './plan-import.ts';
import { changesOf, hasChanges, previewImport } from './preview-import.ts';
import { insertImport, saveOutcomes } from './queries.ts';

/**
 * Does what a preview of the same file showed, and nothing else: listing by listing, by the use case of every other
 * change. A listing that cannot have its change, or has changed meanwhile, does not stop the others.
 * @returns the id of the import
 * @throws ForbiddenError, NotFoundError, ConflictError `changed_since` where the preview would be another by now,
 * UnprocessableError
 */
export async function applyImport(
  context: Context,
  principal: Principal,
  { kind, digest }: { kind: ImportKind; digest: string },
  bytes: Uint8Array,
  requestId: string,
): Promise<number> {
  mayEdit(principal);
  const { id: ownerId } = boundUser(principal);
  const actor = actorOf(principal, requestId);
  const by = { tenant: tenantOf(principal), actor, inDashboard: principal.application.firstParty };
  const { plan, preview } = await previewImport(context, by.tenant, kind, bytes);
  if (preview.digest !== digest) {
    throw new ConflictError({
      detail: 'The file or the listings have changed since the preview: look at a new one.',
      code: 'changed_since',
    });
  }
  const planned = plan.planned.filter(({ effect }) => hasChanges(effect));
  if (planned.length === 0) {
    throw new UnprocessableError({ detail: 'The file changes nothing.', code: 'nothing_to_change' });
  }
  const outcomes = planned.map((each): ListingOutcome => outcomeOf(each, 'pending'));
  const { counts } = preview;
  const createdAt = context.now();
  const about = { ownerId, kind, requestId, createdBy: actor.label, createdAt };
  const id = await insertImport(context.db, { ...about, counts, outcomes });
  for (const [index, each] of planned.entries()) outcomes[index] = await changeListing(context, by, each);
  await saveOutcomes(context.db, id, { outcomes, finishedAt: context.now() });
  return id;
}

async function changeListing(
  context: Context,
  by: ChangedBy,
  planned: PlannedListing,
): Promise<ListingOutcome> {
  const { id } = planned.listing;
  try {
    return await context.db.transaction(async (tx) => {
      const locked = await lockListing(tx, by.tenant, id);
      const settings = locked && (await findListingSettings(tx, by.tenant, id));
      if (!settings) throw new NotFoundError('There is no such listing.');
      const { bodies, ...effect } = planned.effectOn(settings);
      const { bodies: _shown, ...shown } = planned.effect;
      if (!isDeepStrictEqual(effect, shown)) return outcomeOf(planned, 'skipped');
      let now = settings;
      for (const { type, body } of bodies) {
        ({ settings: now } = await changeLocked(tx, context, by, now, type, body));
      }
      return outcomeOf(planned, 'changed');
    });
  } catch (error) {
    const { requestId } = by.actor;
    if (error instanceof DomainError) {
      const errors = error.problems.map((problem) => errorObject(statusOf(error), problem));
      return { ...outcomeOf(planned, 'failed'), errors };
    }
    context.log.error({ err: error, requestId, listingId: id }, 'import of a listing failed unexpectedly');
    const detail = `Something went wrong here. Name this request when you ask about it: ${requestId}`;
    return { ...outcomeOf(planned, 'failed'), errors: [errorObject(500, { detail })] };
  }
}

const outcomeOf = (
  { listing, effect }: PlannedListing,
  outcome: ListingOutcome['outcome'],
): ListingOutcome => ({
  id: String(listing.id),
  title: listing.title,
  changes: changesOf(effect),
  outcome,
  errors: [],
});
