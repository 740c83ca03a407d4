import { BULK_OUTCOMES } from '#contract/console/bulk-edits/outcome.ts';
import { choice, count } from '#lib/url-state/codecs.ts';
import { readState, type StateOf } from '#lib/url-state/url-state.ts';

type Parameters = Record<string, string | string[] | undefined>;

/** Which of the bulk edits are shown, as it stands in the address. */
export const bulkEditsViewCodecs = { page: count(1, 1) };
export type BulkEditsView = StateOf<typeof bulkEditsViewCodecs>;

export function readBulkEditsView(parameters: Parameters): BulkEditsView {
  return readState<BulkEditsView>(bulkEditsViewCodecs, (name) => [parameters[name]].flat()[0]);
}

/** Which of a bulk edit's listings are shown, as it stands in the address. */
export const outcomesViewCodecs = { outcome: choice(BULK_OUTCOMES, null), page: count(1, 1) };
export type OutcomesView = StateOf<typeof outcomesViewCodecs>;

export function readOutcomesView(parameters: Parameters): OutcomesView {
  return readState<OutcomesView>(outcomesViewCodecs, (name) => [parameters[name]].flat()[0]);
}
