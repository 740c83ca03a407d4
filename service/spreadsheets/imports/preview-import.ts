import { createHash } from 'node:crypto';
import type { ImportKind } from '#contract/console/csv-files.ts';
import type {
  ImportCounts,
  ImportedListing,
  ImportPreviewAttributes,
} from '#contract/console/csv-imports.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../oauth/principal.ts';
import type { Effect } from './import-type.ts';
import { type ImportPlan, type PlannedListing, planImport } from './plan-import.ts';

export interface PreviewedImport {
  plan: ImportPlan;
  preview: ImportPreviewAttributes;
}

/**
 * What a file would change if it were applied now; nothing is saved.
 * @throws UnprocessableError where the file cannot be read as a whole
 */
export async function previewImport(
  context: Context,
  tenant: Tenant,
  kind: ImportKind,
  bytes: Uint8Array,
): Promise<PreviewedImport> {
  const plan = await planImport(context, tenant, kind, bytes);
  const changing = plan.planned.filter(({ effect }) => hasChanges(effect));
  const shown = {
    kind,
    'read-as': plan.reading,
    counts: countsOf(plan, changing),
    listings: changing.map(shownListing),
    'unchanged-listings': plan.planned
      .filter(({ effect }) => !hasChanges(effect))
      .map(({ listing }) => ({ id: String(listing.id), title: listing.title })),
    'bad-rows': plan.badRows,
  };
  return { plan, preview: { ...shown, digest: digestOf(bytes, shown) } };
}

export const hasChanges = ({ nights, limits }: Effect) => nights.length + limits.length > 0;

/** Nights whose override changes, or limits that do. */
export const changesOf = ({ nights, limits }: Effect) =>
  limits.length + nights.reduce((sum, run) => sum + run.nights, 0);

function countsOf(plan: ImportPlan, changing: readonly PlannedListing[]): ImportCounts {
  return {
    rows: plan.rowCount,
    'bad-rows': plan.badRows.length,
    'unchanged-rows': plan.planned.reduce((sum, { effect }) => sum + effect.unchangedRows, 0),
    listings: changing.length,
    changes: changing.reduce((sum, { effect }) => sum + changesOf(effect), 0),
  };
}

const shownListing = ({ listing, rows, effect }: PlannedListing): ImportedListing => ({
  id: String(listing.id),
  title: listing.title,
  currency: listing.currency,
  rows,
  nights: effect.nights,
  limits: effect.limits,
});

/** Names the file and everything that was shown of it. */
const digestOf = (bytes: Uint8Array, shown: object) =>
  createHash('sha256').update(bytes).update(JSON.stringify(shown)).digest('base64url');
