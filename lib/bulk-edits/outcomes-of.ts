import { BULK_OUTCOMES, type BulkOutcome } from '#contract/console/bulk-edits/outcome.ts';
import type { BulkEdit } from './bulk-edit.ts';

/** The outcomes that an edit has; how many are changed always. */
export function outcomesOf({ counts }: Pick<BulkEdit, 'counts'>): BulkOutcome[] {
  return BULK_OUTCOMES.filter((outcome) => outcome === 'changed' || counts[outcome] > 0);
}
