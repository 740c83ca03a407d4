import type { Context } from '../context.ts';
import type { ChangedBy } from '../customizations/change-customization.ts';
import { findListingSettings, type ListingSettings } from '../customizations/queries.ts';
import type { Executor } from '../db/database.ts';
import { lockListing } from '../listings/change-queries.ts';
import type { Tenant } from '../oauth/principal.ts';
import { applyChangeToListing } from './apply-change-to-listing.ts';
import { noSuchListing, unexpected } from './change-problems.ts';
import type { ListingResult } from './judge-listing.ts';
import { recordOutcome, takeListing } from './outcome-queries.ts';
import type { BulkEditRow } from './queries.ts';
import { undoChangeOfListing } from './undo-change-of-listing.ts';

/** An edit that is under way, with whose listings it changes. */
export interface RunningEdit {
  edit: BulkEditRow;
  tenant: Tenant;
}

/**
 * Does an edit's work at one listing and keeps what became of it, in one transaction: whoever comes again
 * finds it done. The listing is locked first, as by everything that changes its settings.
 */
export async function reachListing(
  context: Context,
  { edit, tenant }: RunningEdit,
  listingId: number,
): Promise<void> {
  const by = changedBy(edit, tenant);
  await context.db.transaction(async (tx) => {
    const locked = await lockListing(tx, tenant, listingId);
    if (!(await takeListing(tx, edit.id, listingId))) return;
    const settings = locked && (await findListingSettings(tx, tenant, listingId));
    const result = settings ? await change(tx, context, by, settings, edit) : null;
    const requestId = result?.outcome === 'changed' ? by.actor.requestId : null;
    const { outcome, before, after, notes, errors } = result ?? NOT_THERE;
    await recordOutcome(
      tx,
      edit.id,
      listingId,
      { outcome, before, after, notes, errors, requestId },
      context.now(),
    );
  });
}

/** Gives a listing up that something unexpected kept from being reached. */
export async function giveUpListing(
  context: Context,
  { edit }: RunningEdit,
  listingId: number,
): Promise<void> {
  const failure = { ...NOT_THERE, errors: [unexpected()], requestId: null };
  await recordOutcome(context.db, edit.id, listingId, failure, context.now());
}

const NOT_THERE = {
  ...{ outcome: 'failed' as const, before: null, after: null, notes: [] },
  errors: [noSuchListing()],
};

function change(
  tx: Executor,
  context: Context,
  by: ChangedBy,
  settings: ListingSettings,
  { kind, change, undoesId }: BulkEditRow,
): Promise<ListingResult> {
  if (kind === 'change') return applyChangeToListing(tx, context, by, settings, change);
  return undoChangeOfListing(tx, context, by, settings, { change, undoesId: undoesId ?? 0 });
}

/** Whoever asked for the edit is behind each of its changes; they share a name, so that the history tells them as one. */
const changedBy = (edit: BulkEditRow, tenant: Tenant): ChangedBy => ({
  tenant,
  actor: {
    surface: edit.surface,
    type: edit.actorType,
    label: edit.actorLabel,
    email: edit.actorEmail,
    requestId: `bulk_${edit.id}`,
  },
  inDashboard: true,
});
