import type { BulkEditAttributes, BulkEdit as BulkEditResource } from '#contract/console/bulk-edits/edit.ts';
import type { BulkOutcomeAttributes } from '#contract/console/bulk-edits/outcome.ts';

export type BulkEdit = BulkEditAttributes & { id: string };
export type ListingOutcome = BulkOutcomeAttributes & { id: string };

export const bulkEditsKey = ['bulk-edits'] as const;
/** While listings are being changed, it is looked for again so often. */
export const WATCH_MS = 1_000;

/** The bulk edit of an answer's document. */
export function bulkEditOf(document: unknown): BulkEdit {
  const { data } = document as { data: BulkEditResource };
  return { id: data.id, ...data.attributes };
}

/** Whether listings are still to be changed. */
export function isUnderWay({ status }: Pick<BulkEdit, 'status'>): boolean {
  return status === 'queued' || status === 'in_progress';
}

/** How many listings have been reached. */
export function reachedCount({ counts }: Pick<BulkEdit, 'counts'>): number {
  return counts.total - counts.left;
}
