import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { Context } from '../context.ts';
import { type ChangedBy, changeLocked } from '../customizations/change-customization.ts';
import { CUSTOMIZATION_TYPES } from '../customizations/customization-types.ts';
import type { ListingSettings } from '../customizations/queries.ts';
import type { Executor } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { activateWithin } from '../listings/activate-listing.ts';
import { errorsOf } from './change-problems.ts';
import { judgeListing, type ListingResult } from './judge-listing.ts';

/** Makes a change to a listing that the transaction has locked, by the use cases of single requests; all of it or nothing. */
export async function applyChangeToListing(
  tx: Executor,
  context: Context,
  by: ChangedBy,
  settings: ListingSettings,
  change: BulkChange,
): Promise<ListingResult> {
  const { customizations, ...result } = judgeListing(context, settings, change);
  if (result.outcome !== 'changed') return result;
  const { id, enabled } = settings.listing;
  try {
    await tx.transaction(async (part) => {
      let current = settings;
      for (const type of CUSTOMIZATION_TYPES) {
        const body = customizations[type.name];
        if (body) current = (await changeLocked(part, context, by, current, type, body)).settings;
      }
      if (change.enabled !== undefined && change.enabled !== enabled) {
        await activateWithin(part, context, by, id, { enabled: change.enabled });
      }
    });
    return result;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...result, outcome: 'failed', after: result.before, errors: errorsOf(error) };
  }
}
