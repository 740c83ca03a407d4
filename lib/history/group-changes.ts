import type { Change } from '#lib/history/change.ts';

/** What one request, or one step of the service, changed of one setting, in the order in which it was done. */
export interface ChangeGroup {
  id: string;
  changes: [Change, ...Change[]];
}

/** Neighbours that came at the same moment, by the same hand and of the same setting are one. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && sameStep(last.changes[0], change)) last.changes.unshift(change);
    else groups.push({ id: change.id, changes: [change] });
  }
  return groups;
}

function sameStep(one: Change, other: Change): boolean {
  return (
    one['changed-at'] === other['changed-at'] &&
    one['request-id'] === other['request-id'] &&
    one.setting === other.setting &&
    one.actor.label === other.actor.label
  );
}
