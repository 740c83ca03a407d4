import type { BulkCounts, BulkEdit } from '#contract/console/bulk-edits/edit.ts';
import { BULK_OUTCOMES, type BulkEditOutcome } from '#contract/console/bulk-edits/outcome.ts';
import type { BulkFilter } from '#contract/console/bulk-edits/selection.ts';
import type { OutcomeRow } from './outcome-queries.ts';
import type { BulkEditView } from './queries.ts';

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;
const textOrNull = (id: number | null) => (id === null ? null : String(id));

export function serializeBulkEdit({ edit, counts, undoneBy }: BulkEditView): BulkEdit {
  const each = Object.fromEntries(BULK_OUTCOMES.map((outcome) => [outcome, counts[outcome] ?? 0]));
  const total = Object.values(each).reduce((sum, count) => sum + count, 0);
  return {
    type: 'bulk-edits',
    id: String(edit.id),
    attributes: {
      kind: edit.kind,
      status: edit.status,
      counts: { total, ...each } as BulkCounts,
      change: edit.change,
      filter: edit.filter as BulkFilter | null,
      undoes: textOrNull(edit.undoesId),
      'undone-by': undoneBy,
      'created-at': edit.createdAt.toISOString(),
      'created-by': edit.actorLabel,
      'started-at': isoOrNull(edit.startedAt),
      'finished-at': isoOrNull(edit.finishedAt),
    },
  };
}

export const serializeOutcome = (row: OutcomeRow): BulkEditOutcome => ({
  type: 'bulk-edit-outcomes',
  id: String(row.listingId),
  attributes: {
    title: row.title,
    currency: row.currency,
    outcome: row.outcome,
    before: row.before,
    after: row.after,
    notes: row.notes ?? [],
    errors: row.errors ?? [],
    'request-id': row.requestId,
    'changed-at': isoOrNull(row.changedAt),
  },
});
