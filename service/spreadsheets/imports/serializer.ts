import { IMPORT_OUTCOMES, type Import, type ImportOutcome } from '#contract/console/csv-imports.ts';
import type { ImportRow } from './queries.ts';

/** An import as the console shows it, without what became of each listing. */
export function serializeImport({ id, outcomes, ...row }: ImportRow): Import {
  const countOf = (outcome: ImportOutcome) => outcomes.filter((each) => each.outcome === outcome).length;
  return {
    type: 'imports',
    id: String(id),
    attributes: {
      kind: row.kind,
      counts: row.counts,
      outcomes: Object.fromEntries(
        IMPORT_OUTCOMES.map((outcome) => [outcome, countOf(outcome)]),
      ) as Import['attributes']['outcomes'],
      'request-id': row.requestId,
      'created-at': row.createdAt.toISOString(),
      'created-by': row.createdBy,
      'finished-at': row.finishedAt?.toISOString() ?? null,
      'undone-at': row.undoneAt?.toISOString() ?? null,
    },
  };
}

/** The same with every listing. */
export function serializeWholeImport(row: ImportRow): Import {
  const { attributes, ...resource } = serializeImport(row);
  return { ...resource, attributes: { ...attributes, listings: row.outcomes } };
}
