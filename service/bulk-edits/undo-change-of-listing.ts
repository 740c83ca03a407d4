import { isDeepStrictEqual } from 'node:util';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { Context } from '../context.ts';
import type { ChangedBy } from '../customizations/change-customization.ts';
import { findListingSettings, type ListingSettings } from '../customizations/queries.ts';
import { situationOf } from '../customizations/settings.ts';
import type { Executor } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { isAsChanged } from '../restorations/is-as-changed.ts';
import { findChangesOfRequest } from '../restorations/queries.ts';
import { restoreWithin } from '../restorations/restore-listing.ts';
import { beforeChanges } from '../restorations/wanted-settings.ts';
import { changedSince, errorsOf } from './change-problems.ts';
import type { ListingResult } from './judge-listing.ts';
import { findChangeToUndo, markUndone } from './outcome-queries.ts';
import { settingsShown } from './settings-shown.ts';

/**
 * Puts back what an edit changed of a listing that the transaction has locked; all of it or nothing. What
 * somebody else has changed since stays.
 */
export async function undoChangeOfListing(
  tx: Executor,
  context: Context,
  by: ChangedBy,
  settings: ListingSettings,
  { change, undoesId }: { change: BulkChange; undoesId: number },
): Promise<ListingResult> {
  const { id } = settings.listing;
  const situation = situationOf(context, settings, true);
  const before = settingsShown(change, situation);
  const stays = { before, after: before, notes: [] };
  const requestId = await findChangeToUndo(tx, undoesId, id);
  const entries = requestId === null ? [] : await findChangesOfRequest(tx, id, requestId);
  if (entries.length === 0) return { ...stays, outcome: 'unchanged', errors: [] };
  if (!isAsChanged(entries, situation)) return { ...stays, outcome: 'skipped', errors: [changedSince()] };
  try {
    await tx.transaction((part) =>
      restoreWithin(part, context, by, settings, beforeChanges(entries, situation.today)),
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...stays, outcome: 'failed', errors: errorsOf(error) };
  }
  await markUndone(tx, undoesId, id, context.now());
  const now = await findListingSettings(tx, by.tenant, id);
  const after = now ? settingsShown(change, situationOf(context, now, true)) : before;
  return { ...stays, after, outcome: isDeepStrictEqual(after, before) ? 'unchanged' : 'changed', errors: [] };
}
