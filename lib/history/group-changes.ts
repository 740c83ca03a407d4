import type { Change } from '#lib/history/change.ts';

/** What one request, or one step of the service, changed of one setting of a listing, in the order in which it was done. */
export interface ChangeGroup {
  id: string;
  changes: [Change, ...Change[]];
}

/** The entries of an edit by listing and setting. @param entries in the order in which they came */
export function groupChanges(entries: readonly Change[]): ChangeGroup[] {
  const groups = Map.groupBy(entries, ({ listing, setting }) => `${listing.id} ${setting}`);
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ id: first.id, changes: [first, ...rest] }] : [],
  );
}

/** The steps of an edit by listing, in the order in which they were reached. */
export function groupByListing(groups: readonly ChangeGroup[]): ChangeGroup[][] {
  return [...Map.groupBy(groups, ({ changes }) => changes[0].listing.id).values()];
}
